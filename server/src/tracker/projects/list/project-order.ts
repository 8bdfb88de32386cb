import { sql, type RawBuilder } from 'kysely';
import type { PagingRules, Sort } from '../../../platform/http/requests/paging.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { isFullyVisibleTo } from '../../../identity/permissions/visibility.ts';

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

/**
 * SQL `order by` on `project_index`. Symbols sort by the alphabet, privacies from public to restricted, statuses in
 * the order in which a project reaches them. Masked values come last, because their place would reveal them.
 */
export function inOrder(sort: readonly Sort<SortProperty>[], subject: Subject): RawBuilder<unknown> {
  const keys = withIdentifier(sort).map(({ property, direction }) => {
    const { key, isMasked } = orderKey(property, subject);
    // For columns without nulls: an explicit place of nulls would keep the planner from reading an index backwards.
    return sql`${key} ${sql.raw(isMasked ? `${direction} nulls last` : direction)}`;
  });
  return sql.join(keys);
}

/** The identifier decides ties, so that pages neither repeat nor lose a project. */
function withIdentifier(sort: readonly Sort<SortProperty>[]): Sort<SortProperty>[] {
  return [...sort, { property: 'tpn', direction: 'asc' }];
}

interface OrderKey {
  key: RawBuilder<unknown>;
  /** Null for projects of which the reader must not know it. */
  isMasked: boolean;
}

function orderKey(property: SortProperty, subject: Subject): OrderKey {
  switch (property) {
    case 'tpn':
      // Identifiers carry the project's number, so the number sorts the same, and its index is the smaller.
      return { key: sql`project_index.project_id`, isMasked: false };
    case 'markerSymbol':
      return { key: sql`project_index.gene_symbol`, isMasked: false };
    case 'privacyName':
      return { key: sql`project_index.privacy_rank`, isMasked: false };
    case 'assignmentStatusName':
      return {
        key: sql`case when ${isFullyVisibleTo(subject)} then array_position(
          array(select id from assignment_status order by ordering), project_index.assignment_status_id) end`,
        isMasked: true,
      };
    case 'summaryStatusName':
      return {
        key: sql`case when ${isFullyVisibleTo(subject)} then array_position(
          array(select id from status order by ordering, id), project_index.summary_status_id) end`,
        isMasked: true,
      };
  }
}
