import { conditionOf, followingTag } from './list-tag.ts';

test.each([
  ['"7-digest"', { 'If-Match': '"7-digest"' }],
  ['W/"7-digest"', { 'If-Match': 'W/"7-digest"' }],
  ['"digest"', {}],
  [null, {}],
])('a change of the edition %s is bound to it: %j', (tag, expected) => {
  expect(conditionOf(tag)).toEqual(expected);
});

test.each([
  ['"7-digest"', '"8"'],
  ['"8"', '"9"'],
  ['"digest"', null],
  [null, null],
])('a change of the edition %s makes the edition %s', (tag, expected) => {
  expect(followingTag(tag)).toBe(expected);
});
