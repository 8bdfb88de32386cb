import { pageQuery } from 'shared/domain';
import { exportQuery } from './list-calls.ts';
import { MANAGED_LIST } from './managed-list-address.ts';

const ALL_PROJECTS = MANAGED_LIST.initial;

const filtered = {
  ...ALL_PROJECTS,
  filters: { intention: ['Insertion, Intragenic deletion', 'Deletion'], tpn: [''] },
  page: 2,
};

describe('the requests to the server', () => {
  it('a page: the first 20 by TPN unless the person asks otherwise (ui-screens, appendix G)', () => {
    expect(pageQuery(ALL_PROJECTS)).toEqual({ sort: 'tpn,ASC', page: 0, size: 20 });
  });

  it('filters are lists, never joined by commas (PP-48), and empty ones are left out (spec part 1 §5)', () => {
    expect(pageQuery(filtered)).toEqual({
      intention: ['Insertion, Intragenic deletion', 'Deletion'],
      sort: 'tpn,ASC',
      page: 2,
      size: 20,
    });
  });

  it('the file: all pages in the order and columns of the table (PP-49)', () => {
    const sort = { key: 'markerSymbol', direction: 'desc' } as const;
    const whole = {
      intention: ['Insertion, Intragenic deletion', 'Deletion'],
      sort: 'markerSymbol,DESC',
      columns: 'list',
    };
    expect(exportQuery({ ...filtered, sort }, 'csv')).toEqual(whole);
    expect(exportQuery({ ...filtered, sort }, 'xlsx', 'tpn,gene')).toEqual({
      ...whole,
      ...{ format: 'xlsx', shown: 'tpn,gene' },
    });
  });
});
