import { withStored } from './with-stored.ts';

test.each([
  ['is in the list', 'b', ['a', 'b']],
  ['has left the list', 'c', ['a', 'b', 'c']],
  ['is nothing', null, ['a', 'b']],
])('a stored choice that %s', (_what, stored, choices) => {
  expect(withStored(['a', 'b'], stored)).toEqual(choices);
});
