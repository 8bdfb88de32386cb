import { comparison } from './compare.mjs';

const record = {
  keys: new Set(['a', 'b', 'c']),
  created: new Set(['a', 'b']),
  saved: new Map([['/api/plans/PIN:1', 4]]),
};

test('nothing is lost where everything acknowledged is there, and perhaps more', () => {
  const stored = {
    copies: new Map([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]),
    turns: new Map([['/api/plans/PIN:1', 5]]),
  };
  expect(comparison(record, stored)).toEqual({ lost: [], twice: [] });
});

test('what was acknowledged and is missing is lost; what was sent once and is there twice was created twice', () => {
  const stored = {
    copies: new Map([
      ['b', 1],
      ['c', 2],
    ]),
    turns: new Map([['/api/plans/PIN:1', 3]]),
  };
  expect(comparison(record, stored)).toEqual({
    lost: ['the project of a', '/api/plans/PIN:1: save 4, there is 3'],
    twice: ['c'],
  });
});
