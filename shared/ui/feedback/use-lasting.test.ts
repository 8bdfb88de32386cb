/** @jest-environment jest-fixed-jsdom */
import { useState } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useLasting } from './use-lasting.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('what goes on is shown after its patience, each time again', () => {
  const { result, rerender } = renderHook(({ isOn }) => useLasting(isOn, 100), {
    initialProps: { isOn: true },
  });
  pass(99);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ isOn: false });
  expect(result.current).toBe(false);
  rerender({ isOn: true });
  expect(result.current).toBe(false);
  pass(100);
  expect(result.current).toBe(true);
});

test('what was over before is never shown, and renders nothing again', () => {
  const rendered = jest.fn();
  const { result } = renderHook(() => {
    const [isOn, turn] = useState(true);
    rendered();
    return { isShown: useLasting(isOn, 100), turn };
  });
  pass(99);
  act(() => result.current.turn(false));
  pass(1000);
  expect(result.current.isShown).toBe(false);
  expect(rendered).toHaveBeenCalledTimes(2);
});
