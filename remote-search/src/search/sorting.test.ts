import { readSort, writeSort } from './sorting.ts';

describe('readSort', () => {
  it.each([
    ['tpn,ASC', 'tpn', 'ASC'],
    ['markerSymbol,DESC', 'markerSymbol', 'DESC'],
    ['summaryStatusName,desc', 'summaryStatusName', 'DESC'],
    ['privacyName', 'privacyName', 'ASC'],
    ['privacyName,sideways', 'privacyName', 'ASC'],
    ['password,DESC', 'tpn', 'ASC'],
    ['', 'tpn', 'ASC'],
    [null, 'tpn', 'ASC'],
  ])('%s', (text, property, direction) => {
    expect(readSort(text)).toEqual({ property, direction });
  });

  it('reads what writeSort wrote', () => {
    const sort = { property: 'assignmentStatusName', direction: 'DESC' } as const;
    expect(readSort(writeSort(sort))).toEqual(sort);
  });
});
