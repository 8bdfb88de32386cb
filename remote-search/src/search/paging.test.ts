import { lastPage, pageAfterSizeChange } from './paging.ts';

describe('pageAfterSizeChange keeps the first visible row in sight', () => {
  it.each([
    [0, 20, 200, 0],
    [5, 20, 50, 2], // row 100 opens the third page of 50
    [3, 20, 10, 6],
    [1, 10, 200, 0],
  ])('page %i of %i rows becomes, with %i rows, page %i', (page, size, newSize, expected) => {
    expect(pageAfterSizeChange(page, size, newSize)).toBe(expected);
  });
});

describe('lastPage', () => {
  it.each([
    [0, 20, 0],
    [20, 20, 0],
    [21, 20, 1],
    [4321, 200, 21],
  ])('%i rows in pages of %i end on page %i', (total, size, expected) => {
    expect(lastPage(total, size)).toBe(expected);
  });
});
