import { conflictTitle, withYou } from './who-changed.ts';

const JO = 'jo@lab.example';
const OPENING = 'The project has been changed since you opened it';
const BY_JO = `${JO} changed comment, privacy on 2031-03-02 at 11:00`;
const BY_KIM = 'kim@lab.example changed recovery on 2031-03-02 at 11:05';

test.each([
  [`${OPENING}: ${BY_KIM}.`, JO, 'Changed by somebody else'],
  [`${OPENING}: ${BY_JO}.`, JO, 'Changed by you, in another tab or window'],
  [`${OPENING}: ${BY_KIM}; ${BY_JO}.`, JO, 'Changed by you, in another tab or window'],
  [`${OPENING}: ${BY_JO}; ${BY_KIM}.`, JO, 'Changed by somebody else'],
  [`${OPENING}: x${BY_JO}.`, JO, 'Changed by somebody else'],
  [`${OPENING}: ${BY_JO}.`, undefined, 'Changed by somebody else'],
  [`${OPENING}.`, JO, 'Changed since you opened it'],
])('%s, read by %s: %s', (message, email, title) => {
  expect(conflictTitle(message, email)).toBe(title);
});

test('people read "you" for themselves', () => {
  expect(withYou(`${OPENING}: ${BY_KIM}; ${BY_JO}.`, JO)).toBe(
    `${OPENING}: ${BY_KIM}; you, in another tab or window, changed comment, privacy on 2031-03-02 at 11:00.`,
  );
  expect(withYou(`${OPENING}: ${BY_JO}.`, undefined)).toBe(`${OPENING}: ${BY_JO}.`);
});
