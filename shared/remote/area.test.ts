import { readDeclaration } from './area.ts';

const link = { in: 'menu', label: 'Hello', to: '/hello', place: 60, for: ['signedIn'], preload: true };

test('links and what an area opens are read as they were declared', () => {
  const covers = { in: 'menu', group: 'Projects', covers: ['/plan'] };
  const declared = { links: [link, covers], opens: { gene: '/genes/:id' } };
  expect(readDeclaration(declared)).toEqual(declared);
});

test.each([
  ['whose label is no text', { ...link, label: {} }],
  ['with a label and no address', { ...link, to: undefined }],
  ['for one who is no list', { ...link, for: { a: 1 } }],
  ['that covers what is no address', { ...link, covers: [1] }],
  ['whose place is no number', { ...link, place: {} }],
  ['that is nothing', null],
])('a link %s is left out, and the others stay', (_case, broken) => {
  expect(readDeclaration({ links: [broken, link] })).toEqual({ links: [link] });
});

test('an area of a former time declares nothing', () => {
  expect(readDeclaration({})).toEqual({});
  expect(readDeclaration({ links: 'none', opens: { gene: 1 } })).toEqual({});
});
