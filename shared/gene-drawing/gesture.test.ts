import { viewAfterGesture } from './view-moves.ts';

const WHOLE = { start: 1, stop: 10_000 };
const VIEW = { start: 1001, stop: 2000 };

it.each([
  ['one pointer drags the drawing along', [300], [200], { start: 1101, stop: 2100 }],
  ['no farther than it reaches', [300], [9000], { start: 1, stop: 1000 }],
  ['two pointers stretch it', [400, 600], [300, 700], { start: 1251, stop: 1750 }],
  ['or press it together', [250, 750], [400, 600], { start: 251, stop: 2750 }],
  ['two pointers in one place do no harm', [500, 500], [500, 501], VIEW],
  ['without pointers it stays', [], [], VIEW],
])('%s (issue: zoom and pan)', (_case, from, to, expected) => {
  expect(viewAfterGesture({ view: VIEW, from }, to, 1000, WHOLE)).toEqual(expected);
});
