import { lastPage, pageAfterSizeChange, rangeText } from './paging.ts';

describe('range text (ui-screens 2.12)', () => {
  test.each([
    [0, 20, 4321, '1 – 20 of 4,321'],
    [1, 20, 4321, '21 – 40 of 4,321'],
    [216, 20, 4321, '4,321 – 4,321 of 4,321'],
    [0, 200, 7, '1 – 7 of 7'],
    [0, 20, 0, '0 of 0'],
    [9, 20, 7, '0 of 7'],
  ])('page %i of size %i in %i', (page, size, total, expected) => {
    expect(rangeText({ number: page, size, totalElements: total })).toBe(expected);
  });
});

describe('the first visible row stays in view when the size changes', () => {
  const sizes = [10, 20, 50, 100, 200];
  const changes = sizes.flatMap((from) => sizes.map((to) => [from, to] as const));

  test.each(changes)('%i to %i', (from, to) => {
    for (const page of [0, 1, 7, 53]) {
      const firstRow = page * from;
      const newPage = pageAfterSizeChange(page, from, to);
      expect(newPage * to).toBeLessThanOrEqual(firstRow);
      expect((newPage + 1) * to).toBeGreaterThan(firstRow);
    }
  });
});

test.each([
  [20, 0, 0],
  [20, 20, 0],
  [20, 21, 1],
  [200, 4321, 21],
])('with size %i and %i rows the last page is %i', (size, total, expected) => {
  expect(lastPage(size, total)).toBe(expected);
});
