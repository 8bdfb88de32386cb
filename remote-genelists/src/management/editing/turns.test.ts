/** @jest-environment jest-fixed-jsdom */
import { takeTurn } from './in-turn.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets the browser paint a frame and do what waits for it. */
const frame = () => jest.advanceTimersByTime(20);

// Spec part 2 §9: a page has up to 200 rows; changing the mode must not stop the screen.
test('cells come in their order, a few after each frame', () => {
  const built: number[] = [];
  for (let cell = 0; cell < 60; cell++) takeTurn(() => built.push(cell));
  expect(built).toEqual([]);
  frame();
  expect(built).toEqual(Array.from({ length: 25 }, (_, cell) => cell));
  frame();
  expect(built).toHaveLength(50);
  frame();
  expect(built).toEqual(Array.from({ length: 60 }, (_, cell) => cell));
});

test('what is not wanted any more is left out', () => {
  const built: string[] = [];
  const takeBack = takeTurn(() => built.push('gone'));
  takeTurn(() => built.push('kept'));
  takeBack();
  frame();
  expect(built).toEqual(['kept']);
});
