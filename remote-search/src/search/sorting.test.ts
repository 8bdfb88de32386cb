import { readSort, writeSort } from './sorting.ts';

describe('readSort', () => {
  it.each([
    ['tpn,ASC', 'tpn', 'asc'],
    ['markerSymbol,DESC', 'markerSymbol', 'desc'],
    ['summaryStatusName,desc', 'summaryStatusName', 'desc'],
    ['privacyName', 'privacyName', 'asc'],
    ['privacyName,sideways', 'privacyName', 'asc'],
    ['password,DESC', 'tpn', 'asc'],
    ['', 'tpn', 'asc'],
    [null, 'tpn', 'asc'],
  ])('%s', (text, key, direction) => {
    expect(readSort(text)).toEqual({ key, direction });
  });

  it('reads what writeSort wrote', () => {
    const sort = { key: 'assignmentStatusName', direction: 'desc' } as const;
    expect(readSort(writeSort(sort))).toEqual(sort);
  });
});
