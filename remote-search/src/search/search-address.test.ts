import { fitInAddress, SEARCH, type SearchAddress } from './search-address.ts';

const { initial: EVERYTHING, read: readSearchAddress, write: writeSearchAddress } = SEARCH;

const full: SearchAddress = {
  terms: ['MGI:1888496', 'Atrx'],
  filters: { workUnitName: ['JAX', 'BCM'], summaryStatusName: ['Genotype Confirmed'] },
  page: 3,
  size: 50,
  sort: { key: 'tpn', direction: 'asc' },
};

describe('writing', () => {
  it('leaves the plain page a plain address', () => {
    expect(writeSearchAddress(EVERYTHING)).toBe('');
  });

  it('repeats a parameter for each value and keeps colons readable', () => {
    expect(writeSearchAddress(full)).toBe(
      '?input=MGI:1888496&input=Atrx&workUnitName=JAX&workUnitName=BCM' +
        '&summaryStatusName=Genotype%20Confirmed&page=3&size=50',
    );
  });

  it('drops empty filter values (spec part 1 §5)', () => {
    const filters = { tpn: ['  '], workUnitName: [], privacyName: ['', 'public'] };
    expect(writeSearchAddress({ ...EVERYTHING, filters })).toBe('?privacyName=public');
  });

  it('contains an order only where one can be chosen: without terms', () => {
    const sort = { key: 'markerSymbol', direction: 'desc' } as const;
    expect(writeSearchAddress({ ...EVERYTHING, sort })).toBe('?sort=markerSymbol%2CDESC');
    expect(writeSearchAddress({ ...full, sort })).not.toContain('sort');
  });
});

describe('reading', () => {
  it.each<[string, SearchAddress]>([
    ['the plain page', EVERYTHING],
    ['terms, filters, page and size', full],
    ['an order', { ...EVERYTHING, sort: { key: 'privacyName', direction: 'desc' } }],
    // PP-48: these broke the addresses of the existing client.
    [
      'values with commas',
      {
        ...EVERYTHING,
        filters: { intentionTypeName: ['Insertion, Intragenic deletion', 'Deletion'] },
      },
    ],
    [
      'values with signs that mean something in an address',
      { ...EVERYTHING, terms: ['a&b', '50%', '#1', 'x+y', 'p=q', 'ü?'], filters: { tpn: ['%042'] } },
    ],
  ])('reads what was written: %s', (_what, address) => {
    expect(readSearchAddress(writeSearchAddress(address))).toEqual(address);
  });

  it.each<[string, Partial<SearchAddress>]>([
    ['?page=-2', { page: 0 }],
    ['?page=two', { page: 0 }],
    ['?page=1.5', { page: 0 }],
    ['?page=1e99', { page: 0 }],
    ['?size=35', { size: 20 }],
    ['?size=-20', { size: 20 }],
    ['?size=200', { size: 200 }],
    ['?sort=password,ASC', { sort: { key: 'tpn', direction: 'asc' } }],
    ['?input=Atrx,Lbr&input=%20Myo7a', { terms: ['Atrx', 'Lbr', 'Myo7a'] }],
    ['?colour=blue&tpn=', { filters: {} }],
  ])('%s', (query, expected) => {
    expect(readSearchAddress(query)).toEqual({ ...EVERYTHING, ...expected });
  });
});

describe('fitInAddress', () => {
  it('lets a few hundred symbols travel in the address and thousands not', () => {
    const symbols = (count: number) => Array.from({ length: count }, (_, index) => `Gene${index}`);
    expect(fitInAddress(symbols(300))).toBe(true);
    expect(fitInAddress(symbols(1000))).toBe(false);
  });

  it('counts characters as the address writes them', () => {
    expect(fitInAddress(['ü'.repeat(900)])).toBe(true);
    expect(fitInAddress(['ü'.repeat(1100)])).toBe(false);
  });
});
