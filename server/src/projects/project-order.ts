import { sql, type RawBuilder } from 'kysely';
import type { PagingRules, Sort } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import { isFullyVisibleTo } from '../permissions/visibility.ts';

/** What lists of projects can be sorted by. */
export const SORTABLE = [
  'tpn',
  'markerSymbol',
  'privacyName',
  'assignmentStatusName',
  'summaryStatusName',
] as const;
export type SortProperty = (typeof SORTABLE)[number];

export const PROJECT_PAGING: PagingRules<SortProperty> = {
  sortable: SORTABLE,
  defaultSort: [{ property: 'tpn', direction: 'asc' }],
};

type Direction = Sort<SortProperty>['direction'];

/**
 * SQL `order by` on `project_index`. Symbols sort by the alphabet, privacies from public to restricted, statuses in
 * the order in which a project reaches them. What a mask hides comes last, or its place would tell it.
 */
export function inOrder(sort: readonly Sort<SortProperty>[], subject: Subject): RawBuilder<unknown> {
  const keys = sort.map(({ property, direction }) => orderKey(property, direction, subject));
  // The identifier decides ties, so that pages neither repeat nor lose a project.
  return sql.join([...keys, sql`project_index.project_id`]);
}

function orderKey(property: SortProperty, direction: Direction, subject: Subject): RawBuilder<unknown> {
  const way = sql.raw(direction);
  switch (property) {
    case 'tpn':
      // Identifiers carry the project's number, so the number sorts the same, and its index is the smaller.
      return sql`project_index.project_id ${way}`;
    case 'markerSymbol':
      return sql`project_index.gene_symbol ${way}`;
    case 'privacyName':
      return sql`project_index.privacy_rank ${way}`;
    case 'assignmentStatusName':
      return sql`case when ${isFullyVisibleTo(subject)} then array_position(
        array(select id from assignment_status order by ordering), project_index.assignment_status_id)
        end ${way} nulls last`;
    case 'summaryStatusName':
      return sql`case when ${isFullyVisibleTo(subject)} then array_position(
        array(select id from status order by ordering, id), project_index.summary_status_id)
        end ${way} nulls last`;
  }
}
