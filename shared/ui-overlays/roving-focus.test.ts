import { menuPositionAfterKey, positionAfterLetter, tabPositionAfterKey } from './roving-focus.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', -1, 2],
  ['ArrowDown', -1, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowRight', 0, undefined],
  ['a', 0, undefined],
])('in a menu of three %s leads from %i to %p', (key, from, expected) => {
  expect(menuPositionAfterKey(key, from, 3)).toBe(expected);
});

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['ArrowDown', 0, undefined],
])('in a row of three tabs %s leads from %i to %p', (key, from, expected) => {
  expect(tabPositionAfterKey(key, from, 3)).toBe(expected);
});

test('nothing to go to, nowhere to go', () => {
  expect(menuPositionAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  expect(tabPositionAfterKey('End', -1, 0)).toBeUndefined();
});

describe('first letters', () => {
  const labels = ['Managed Projects', 'Create a project', 'My units'];

  test.each([
    ['m', 0, 2],
    ['m', 2, 0],
    ['M', 1, 2],
    ['c', 1, 1],
    ['x', 0, undefined],
    [' ', 0, undefined],
    ['Enter', 0, undefined],
  ])('%p from %i leads to %p', (letter, from, expected) => {
    expect(positionAfterLetter(letter, from, labels)).toBe(expected);
  });
});
