import { renderHook } from '@testing-library/react';
import { useLastPage, type SeenPage } from './use-last-page.ts';

const goTo = jest.fn();
beforeEach(() => goTo.mockReset());
const see = (start: SeenPage) =>
  renderHook((seen: SeenPage) => useLastPage(seen, goTo), { initialProps: start });

test.each([
  [{ page: 99, size: 20, totalElements: 45 }, 2],
  [{ page: 1, size: 20, totalElements: 20 }, 0],
  [{ page: 3, size: 20, totalElements: 0 }, 0],
])('from %j to page %i', (seen, last) => {
  see(seen);
  expect(goTo.mock.calls).toEqual([[last]]);
});

test.each([
  [{ page: 2, size: 20, totalElements: 45 }],
  [{ page: 0, size: 20, totalElements: 0 }],
  [{ page: 99, size: 20, totalElements: undefined }],
])('%j stays', (seen) => {
  see(seen);
  expect(goTo).not.toHaveBeenCalled();
});

test('goes as soon as the length is known', () => {
  const { rerender } = see({ page: 99, size: 20, totalElements: undefined });
  rerender({ page: 99, size: 20, totalElements: 45 });
  expect(goTo.mock.calls).toEqual([[2]]);
});
