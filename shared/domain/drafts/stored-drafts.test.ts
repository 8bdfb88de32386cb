/** @jest-environment jest-fixed-jsdom */
import { draftKey } from './draft-key.ts';
import { storedDrafts } from './stored-drafts.ts';

const JO = 'jo@lab.example';
const store = (email: string, name: string, value: unknown) =>
  localStorage.setItem(draftKey(email, name), JSON.stringify(value));

beforeEach(() => localStorage.clear());

test('the drafts of one person, the latest first', () => {
  store(JO, 'plan PIN:0000000001', { value: {}, savedAt: '2031-03-01T10:00:00.000Z' });
  store(JO, 'project-creation', { value: {}, savedAt: '2031-03-02T10:00:00.000Z' });
  store('kim@lab.example', 'profile', { value: {}, savedAt: '2031-03-03T10:00:00.000Z' });
  localStorage.setItem('color-mode', 'dark');
  expect(storedDrafts(JO)).toEqual([
    { name: 'project-creation', savedAt: '2031-03-02T10:00:00.000Z' },
    { name: 'plan PIN:0000000001', savedAt: '2031-03-01T10:00:00.000Z' },
  ]);
});

test('what is no draft is left out', () => {
  store(JO, 'one', null);
  store(JO, 'two', { savedAt: 3 });
  localStorage.setItem(draftKey(JO, 'three'), '{');
  expect(storedDrafts(JO)).toEqual([]);
});
