/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSteady } from './use-steady.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a drawing gets the same object until what it draws has changed and stayed so for 400 ms', () => {
  const { result, rerender } = renderHook(({ start }) => useSteady({ start }), {
    initialProps: { start: 1 },
  });
  const first = result.current;
  rerender({ start: 1 });
  act(() => jest.advanceTimersByTime(400));
  expect(result.current).toBe(first);
  rerender({ start: 12 });
  act(() => jest.advanceTimersByTime(399));
  expect(result.current).toBe(first);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toEqual({ start: 12 });
});
