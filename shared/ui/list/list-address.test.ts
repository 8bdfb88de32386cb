import {
  readListAddress,
  wholeList,
  writeListAddress,
  writeSort,
  type ListAddress,
  type ListAddressRules,
} from './list-address.ts';

const RULES: ListAddressRules = {
  filters: [
    { name: 'tpn', kind: 'text' },
    { name: 'intention', kind: 'options' },
    { name: 'workUnitName', kind: 'options' },
  ],
  sortKeys: ['tpn', 'privacyName'],
  defaultSort: { key: 'tpn', direction: 'asc' },
};
const WHOLE = wholeList(RULES);
const read = (query: string) => readListAddress(RULES, new URLSearchParams(query));
const write = (change: Partial<ListAddress>, others?: URLSearchParams) =>
  writeListAddress(RULES, { ...WHOLE, ...change }, others);

test('a list opens with the first 20 in its order (spec part 1 §9)', () => {
  expect(WHOLE).toEqual({ filters: {}, page: 0, size: 20, sort: { key: 'tpn', direction: 'asc' } });
});

describe('writing', () => {
  it.each<[Partial<ListAddress>, string]>([
    [{}, ''],
    [{ filters: { tpn: ['TPN:000000042'] } }, '?tpn=TPN:000000042'],
    [{ filters: { tpn: ['  '], workUnitName: [] } }, ''],
    [
      { filters: { workUnitName: ['JAX', 'EBI - Informatics Support'] }, page: 3 },
      '?workUnitName=JAX&workUnitName=EBI%20-%20Informatics%20Support&page=3',
    ],
    [{ size: 50, sort: { key: 'tpn', direction: 'desc' } }, '?size=50&sort=tpn%2CDESC'],
    [{ filters: { colour: ['blue'] } }, ''],
  ])('%j is %s', (change, expected) => {
    expect(write(change)).toBe(expected);
  });

  it('puts what else the address says first', () => {
    expect(write({ page: 2 }, new URLSearchParams([['input', 'Atrx']]))).toBe('?input=Atrx&page=2');
  });
});

describe('reading', () => {
  it.each<[string, Partial<ListAddress>]>([
    ['?page=2', { page: 2 }],
    ['?page=-2', { page: 0 }],
    ['?page=two', { page: 0 }],
    ['?page=1.5', { page: 0 }],
    ['?page=1e99', { page: 0 }],
    ['?size=200', { size: 200 }],
    ['?size=35', { size: 20 }],
    ['?size=-20', { size: 20 }],
    ['?sort=privacyName,DESC', { sort: { key: 'privacyName', direction: 'desc' } }],
    ['?sort=privacyName,desc', { sort: { key: 'privacyName', direction: 'desc' } }],
    ['?sort=privacyName', { sort: { key: 'privacyName', direction: 'asc' } }],
    ['?sort=privacyName,sideways', { sort: { key: 'privacyName', direction: 'asc' } }],
    ['?sort=password,DESC', {}],
    ['?sort=', {}],
    ['?colour=blue&tpn=', {}],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...WHOLE, ...expected });
  });

  it.each<[string, Partial<ListAddress>]>([
    ['commas (PP-48)', { filters: { intention: ['Insertion, Intragenic deletion', 'Deletion'] } }],
    ['signs that mean something in an address', { filters: { tpn: ['a&b 50% #1 x+y p=q ü?'] } }],
    ['everything at once', { filters: { workUnitName: ['JAX'] }, page: 1, size: 10 }],
  ])('gives back what was written: %s', (_what, change) => {
    expect(read(write(change))).toEqual({ ...WHOLE, ...change });
  });
});

test.each([
  ['asc', 'tpn,ASC'],
  ['desc', 'tpn,DESC'],
] as const)('a call writes %s as %s', (direction, expected) => {
  expect(writeSort({ key: 'tpn', direction })).toBe(expected);
});
