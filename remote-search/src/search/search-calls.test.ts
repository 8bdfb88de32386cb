import { SEARCH } from './search-address.ts';
import { exportCall, pageCall } from './search-calls.ts';

const EVERYTHING = SEARCH.initial;

const filtered = {
  ...EVERYTHING,
  terms: ['Atrx', 'Lbr'],
  filters: { intentionTypeName: ['Insertion, Intragenic deletion'], workUnitName: [''] },
  page: 2,
};

describe('pageCall', () => {
  it('requests everything, the first 20 by TPN (spec part 1 §9)', () => {
    expect(pageCall(EVERYTHING)).toEqual({
      path: '/api/projects/search',
      query: { searchTypeName: 'gene', sort: 'tpn,ASC', page: 0, size: 20 },
    });
  });

  it('sends terms and filters as lists, never joined by commas (PP-48)', () => {
    expect(pageCall(filtered).query).toEqual({
      searchTypeName: 'gene',
      input: ['Atrx', 'Lbr'],
      intentionTypeName: ['Insertion, Intragenic deletion'],
      sort: 'tpn,ASC',
      page: 2,
      size: 20,
    });
  });
});

describe('exportCall', () => {
  it('requests all pages with the columns of the table (PP-49)', () => {
    expect(exportCall(filtered, false)).toEqual({
      path: '/api/projects/search/exportSearch',
      query: {
        searchTypeName: 'gene',
        input: ['Atrx', 'Lbr'],
        intentionTypeName: ['Insertion, Intragenic deletion'],
        sort: 'tpn,ASC',
        columns: 'search',
      },
    });
  });

  it('goes to the call for files when a file was searched', () => {
    expect(exportCall(EVERYTHING, true).path).toBe('/api/projects/search/exportSearchByFile');
  });
});
