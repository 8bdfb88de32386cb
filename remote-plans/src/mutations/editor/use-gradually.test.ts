/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useGradually } from './use-gradually.ts';

test('renders a few of many at once, then all, and also those that come later', () => {
  const seen: number[] = [];
  const { rerender } = renderHook(
    ({ count }) => {
      seen.push(useGradually(count));
    },
    { initialProps: { count: 5 } },
  );
  expect([...new Set(seen)]).toEqual([2, 4, 5]);
  rerender({ count: 6 });
  expect(seen.at(-1)).toBe(6);
});
