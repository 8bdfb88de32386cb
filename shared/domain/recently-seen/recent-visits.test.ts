/** @jest-environment jest-fixed-jsdom */
import { noteVisit, recentVisits } from './recent-visits.ts';

const JO = 'jo@lab.example';
const at = '2031-03-02T10:00:00.000Z';
const visit = (name: string) => ({ address: `/genes/${name}`, title: name, at });
const titles = (email: string) => recentVisits(email).map(({ title }) => title);

beforeEach(() => localStorage.clear());

test('the latest come first, each once', () => {
  for (const name of ['Cib2', 'Rfx7', 'Cib2']) noteVisit(JO, visit(name));
  expect(titles(JO)).toEqual(['Cib2', 'Rfx7']);
  expect(titles('kim@lab.example')).toEqual([]);
});

test('twelve of them', () => {
  for (let number = 1; number <= 15; number++) noteVisit(JO, visit(`g${number}`));
  expect(titles(JO)).toHaveLength(12);
  expect(titles(JO).at(-1)).toBe('g4');
});

test.each(['{', 'null', '[1]', '[{"address":"/genes/a"}]'])(
  'what is stored as %s counts for nothing',
  (text) => {
    localStorage.setItem(`gt-recent ${JO}`, text);
    expect(recentVisits(JO)).toEqual([]);
  },
);
