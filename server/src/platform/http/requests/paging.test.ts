import { pageInfo, readPaging, type PagingRules } from './paging.ts';

const rules: PagingRules<'tpn' | 'privacyName'> = {
  sortable: ['tpn', 'privacyName'],
  defaultSort: [{ property: 'tpn', direction: 'asc' }],
};

describe('page and size (api-1 section 1.4)', () => {
  test.each([
    [{}, 0, 40],
    [{ page: '', size: '' }, 0, 40],
    [{ page: '3', size: '20' }, 3, 20],
    [{ size: '0' }, 0, 40],
    [{ size: '-5' }, 0, 40],
    [{ size: 'many' }, 0, 40],
    [{ size: '2000' }, 0, 2000],
    [{ size: '99999' }, 0, 2000],
  ])('%j is page %i of %i rows', (query, page, size) => {
    expect(readPaging(query, rules)).toMatchObject({ page, size, offset: page * size });
  });

  test('a list may have its own default size', () => {
    expect(readPaging({}, { ...rules, defaultSize: 20 }).size).toBe(20);
  });

  test.each([
    ['-1', 'The page must not be negative, but it is -1.'],
    ['two', "The parameter 'page' of value 'two' could not be converted to type 'integer'"],
    ['1.5', "The parameter 'page' of value '1.5' could not be converted to type 'integer'"],
    ['9007199254740991', 'The page 9007199254740991 is too large.'],
  ])('the page %s is refused', (page, message) => {
    expect(() => readPaging({ page }, rules)).toThrow(message);
  });
});

describe('sort', () => {
  const sortOf = (sort?: string | string[]) => readPaging({ sort }, rules).sort;

  test.each([
    [undefined, ['tpn asc']],
    ['', ['tpn asc']],
    ['asc', ['tpn asc']],
    ['tpn', ['tpn asc']],
    ['tpn,DESC', ['tpn desc']],
    ['tpn,desc', ['tpn desc']],
    ['privacyName, tpn ,Desc', ['privacyName desc', 'tpn desc']],
    [
      ['privacyName,desc', 'tpn,asc'],
      ['privacyName desc', 'tpn asc'],
    ],
  ])('%j', (sort, expected) => {
    expect(sortOf(sort).map(({ property, direction }) => `${property} ${direction}`)).toEqual(expected);
  });

  test.each(['colour,ASC', 'tpn,sideways', 'TPN'])('%s is refused', (sort) => {
    expect(() => sortOf(sort)).toThrow(
      /^Cannot sort by '(colour|sideways|TPN)'\. Use one of: tpn, privacyName\.$/,
    );
  });
});

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows are %i pages of 20', (totalElements, totalPages) => {
  expect(pageInfo({ page: 0, size: 20 }, totalElements)).toEqual({
    size: 20,
    totalElements,
    totalPages,
    number: 0,
  });
});
