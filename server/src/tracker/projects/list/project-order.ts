import { sql, type RawBuilder } from 'kysely';
import type { Paging, PagingRules, Sort } from '../../../platform/http/requests/paging.ts';

/** What lists of projects can be sorted by. */
export const SORTABLE = [
  'tpn',
  'markerSymbol',
  'privacyName',
  'assignmentStatusName',
  'summaryStatusName',
  'summaryStatusDate',
  'lastChangeDate',
] as const;
export type SortProperty = (typeof SORTABLE)[number];

export const PROJECT_PAGING: PagingRules<SortProperty> = {
  sortable: SORTABLE,
  defaultSort: [{ property: 'tpn', direction: 'asc' }],
};

/** Sort keys, as columns of `project_index`: identifiers carry the project's number, which has the smaller index. */
const COLUMNS: Readonly<Record<SortProperty, string>> = {
  tpn: 'project_id',
  markerSymbol: 'gene_symbol',
  privacyName: 'privacy_rank',
  assignmentStatusName: 'assignment_status_ordering',
  summaryStatusName: 'summary_status_ordering',
  summaryStatusDate: 'status_since',
  lastChangeDate: 'last_change',
};

/** What the restricted version of a project leaves out. */
const HIDDEN: readonly SortProperty[] = [
  'assignmentStatusName',
  'summaryStatusName',
  'summaryStatusDate',
  'lastChangeDate',
];

/** What some projects do not have: those come last either way. */
const DATES: readonly SortProperty[] = ['summaryStatusDate', 'lastChangeDate'];

/**
 * SQL `order by` on `project_index`. Symbols sort by the alphabet, privacies from public to restricted, statuses in
 * the order in which a project reaches them. Masked values come last, because their place would reveal them.
 *
 * @param isWhole SQL condition: projects that the reader sees whole; undefined where that is the whole list
 */
export function inOrder(
  sort: readonly Sort<SortProperty>[],
  isWhole: RawBuilder<boolean> | undefined,
): RawBuilder<unknown> {
  // The identifier decides ties, so that pages neither repeat nor lose a project.
  const keys = [...sort, IDENTIFIER].map(({ property, direction }) => {
    const key = sql.ref(`project_index.${COLUMNS[property]}`);
    if (isWhole !== undefined && HIDDEN.includes(property))
      return sql`case when ${isWhole} then ${key} end ${sql.raw(direction)} nulls last`;
    // Of columns without nulls, an explicit place of nulls would keep the planner from reading an index backwards.
    return DATES.includes(property)
      ? sql`${key} ${sql.raw(direction)} nulls last`
      : sql`${key} ${sql.raw(direction)}`;
  });
  return sql.join(keys);
}

const IDENTIFIER: Sort<SortProperty> = { property: 'tpn', direction: 'asc' };

/**
 * Ids of one page in order, as SQL `select`. Where values may be masked, an index has both kinds of projects in order, but not
 * together: first come those that are seen whole, then the others.
 *
 * @param where SQL condition on `project_index`
 * @param isWhole as above
 */
export function pageInOrder(
  where: RawBuilder<boolean>,
  { offset, size, sort }: Pick<Paging<SortProperty>, 'offset' | 'size' | 'sort'>,
  isWhole: RawBuilder<boolean> | undefined,
): RawBuilder<unknown> {
  const [{ property, direction } = IDENTIFIER, ...further] = sort;
  const page = sql`limit ${size} offset ${offset}`;
  if (isWhole === undefined || further.length > 0 || !HIDDEN.includes(property))
    return sql`select project_index.project_id from project_index where ${where} order by ${inOrder(sort, isWhole)} ${page}`;
  const key = sql.ref(`project_index.${COLUMNS[property]}`);
  const firstRows = sql`limit ${offset + size}`;
  return sql`
    select listed.project_id from (
      (select project_index.project_id, ${key} as place from project_index
        where ${where} and ${isWhole} order by ${inOrder(sort, undefined)} ${firstRows})
      union all
      (select project_index.project_id, null from project_index
        where ${where} and not ${isWhole} order by ${inOrder([], undefined)} ${firstRows})
    ) listed
    order by listed.place ${sql.raw(direction)} nulls last, listed.project_id ${page}`;
}
