import {
  changedFilterCount,
  filtersFromSearchParams,
  filtersToSearchParams,
  isAnyFilterSet,
  isFilterChanged,
  meaningfulFilters,
  sameFilterValues,
  type FilterDefinition,
} from './filter-values.ts';

const DEFINITIONS: FilterDefinition[] = [
  { name: 'tpn', title: 'TPN', kind: 'text' },
  { name: 'intentionTypeName', title: 'Allele Intention', kind: 'options' },
  { name: 'privacyName', title: 'Privacy', kind: 'options' },
];

describe('filters in the address', () => {
  test('several values are repeated parameters, so that a value may contain a comma (PP-48)', () => {
    const params = filtersToSearchParams(DEFINITIONS, {
      intentionTypeName: ['Insertion, Intragenic deletion', 'Deletion'],
    });
    expect(params.getAll('intentionTypeName')).toEqual(['Insertion, Intragenic deletion', 'Deletion']);
  });

  test.each([['A & B'], ['a+b'], ['#1'], ['50 %'], ['Größe'], ['x=y']])(
    '%s survives the way there and back',
    (value) => {
      const address = filtersToSearchParams(DEFINITIONS, { privacyName: [value] }).toString();
      const back = filtersFromSearchParams(DEFINITIONS, new URLSearchParams(address));
      expect(back).toEqual({ privacyName: [value] });
    },
  );

  test('empty values are dropped before they enter the address', () => {
    const params = filtersToSearchParams(DEFINITIONS, { tpn: ['  '], privacyName: [] });
    expect(params.toString()).toBe('');
  });

  test('other parameters of the address are kept, old filter values are not', () => {
    const current = new URLSearchParams('terms=Rb1cc1&size=50&tpn=1&privacyName=public');
    const params = filtersToSearchParams(DEFINITIONS, { tpn: ['TPN:000000042'] }, current);
    expect(params.get('terms')).toBe('Rb1cc1');
    expect(params.get('size')).toBe('50');
    expect(params.getAll('tpn')).toEqual(['TPN:000000042']);
    expect(params.has('privacyName')).toBe(false);
    expect(current.has('privacyName')).toBe(true);
  });

  test('parameters that are no filters are not read', () => {
    const values = filtersFromSearchParams(DEFINITIONS, new URLSearchParams('page=3&privacyName=public'));
    expect(values).toEqual({ privacyName: ['public'] });
  });

  test('a text filter has one value; doubles count once; blanks are trimmed', () => {
    const params = new URLSearchParams(
      'tpn=%20a%20&tpn=b&privacyName=public&privacyName=public&privacyName=',
    );
    expect(filtersFromSearchParams(DEFINITIONS, params)).toEqual({ tpn: ['a'], privacyName: ['public'] });
  });
});

describe('changed filters', () => {
  test.each([
    [{}, false],
    [{ tpn: [] }, false],
    [{ tpn: [''] }, false],
    [{ tpn: [' '] }, false],
    [{ tpn: ['42'] }, true],
  ])('%j', (values, expected) => {
    expect(isFilterChanged(values, 'tpn')).toBe(expected);
  });

  test('are counted by filter, not by value', () => {
    expect(changedFilterCount(DEFINITIONS, { tpn: ['42'], privacyName: ['public', 'protected'] })).toBe(2);
  });
});

test('a request drops empty and repeated values (spec part 1 §5)', () => {
  const values = { tpn: [' TPN:1 ', ''], workUnitName: [], privacyName: ['public', 'public'] };
  expect(meaningfulFilters(values)).toEqual({ tpn: ['TPN:1'], privacyName: ['public'] });
});

test.each([
  [{}, false],
  [{ tpn: ['  '], workUnitName: [] }, false],
  [{ workUnitName: ['JAX'] }, true],
])('whether any filter is set: %j', (values, expected) => {
  expect(isAnyFilterSet(values)).toBe(expected);
});

describe('the same filters', () => {
  test.each([
    [{}, { tpn: [] }, true],
    [{ tpn: ['42'] }, { tpn: ['42 '] }, true],
    [{ tpn: ['42'] }, { tpn: ['43'] }, false],
    [{ privacyName: ['a', 'b'] }, { privacyName: ['a'] }, false],
    [{ privacyName: ['a'] }, {}, false],
  ])('%j and %j', (one, other, expected) => {
    expect(sameFilterValues(one, other)).toBe(expected);
    expect(sameFilterValues(other, one)).toBe(expected);
  });
});
