import { holdsAll, isSameContent } from './same-content.ts';

test('two versions say the same whatever ids they have, also in their lists', () => {
  const typed = { id: null, key: 'new-1', rows: [{ id: null, text: 'A' }] };
  expect(isSameContent(typed, { id: 5, key: 'MIN:5', rows: [{ id: 61, text: 'A' }] })).toBe(true);
  expect(isSameContent(typed, { id: 5, key: 'MIN:5', rows: [{ id: 61, text: 'B' }] })).toBe(false);
});

test.each([
  ['what the server fills in does not count', { symbol: 'A', release: '' }, true],
  ['what was typed must be there', { symbol: 'B', release: '' }, false],
  ['lists must be there too', { symbol: 'A', genes: ['Abl1'] }, false],
])('something new is recognised by what was typed: %s', (_what, typed, expected) => {
  expect(holdsAll({ id: 5, symbol: 'A', release: 'release', genes: [] }, typed)).toBe(expected);
});
