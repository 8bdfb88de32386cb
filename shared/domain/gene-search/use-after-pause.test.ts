/** @jest-environment jest-fixed-jsdom */
import { act, renderHook } from '@testing-library/react';
import { useAfterPause } from './use-after-pause.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a value counts once it has stayed the same for the pause; each change begins again', () => {
  const { result, rerender } = renderHook(({ value }) => useAfterPause(value, 500), {
    initialProps: { value: 'E' },
  });
  expect(result.current).toBe('E');
  rerender({ value: 'Eg' });
  act(() => jest.advanceTimersByTime(499));
  rerender({ value: 'Egr' });
  act(() => jest.advanceTimersByTime(499));
  expect(result.current).toBe('E');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('Egr');
});
