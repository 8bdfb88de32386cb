import { placeBeside } from './place-beside.ts';

const viewport = { width: 1000, height: 800 };
const menu = { width: 200, height: 300 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

test('below its anchor, starting or ending with it', () => {
  expect(placeBeside(anchorAt(300, 100), menu, viewport, 'below-start')).toEqual({ left: 300, top: 146 });
  expect(placeBeside(anchorAt(300, 100), menu, viewport, 'below-end')).toEqual({ left: 200, top: 146 });
});

test('above and centred', () => {
  expect(placeBeside(anchorAt(300, 400), { width: 60, height: 30 }, viewport, 'above-centre')).toEqual({
    left: 320,
    top: 364,
  });
});

test('on the other side when only that one has room', () => {
  expect(placeBeside(anchorAt(300, 700), menu, viewport, 'below-start').top).toBe(394);
  expect(placeBeside(anchorAt(300, 2), { width: 60, height: 30 }, viewport, 'above-centre').top).toBe(48);
});

test.each([
  ['at the left edge', -50, 8],
  ['at the right edge', 950, 792],
])('%s it stays in view', (_name, left, expected) => {
  expect(placeBeside(anchorAt(left, 100), menu, viewport, 'below-start').left).toBe(expected);
});

test('what is larger than the view begins in view', () => {
  const position = placeBeside(anchorAt(300, 100), { width: 2000, height: 1500 }, viewport, 'below-start');
  expect(position).toEqual({ left: 8, top: 8 });
});
