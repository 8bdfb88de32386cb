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

/**
 * SQL `order by` on `project_index`. Symbols sort by the alphabet, privacies from public to restricted, statuses in
 * the order in which a project reaches them. What a mask hides comes last, or its place would tell it.
 */
export function inOrder(sort: readonly Sort<SortProperty>[], subject: Subject): RawBuilder<unknown> {
  return orderBy(withIdentifier(sort), subject, 'last');
}

/** The same list from its end. */
export function inReverse(sort: readonly Sort<SortProperty>[], subject: Subject): RawBuilder<unknown> {
  const reversed = withIdentifier(sort).map(({ property, direction }) => ({
    property,
    direction: direction === 'asc' ? ('desc' as const) : ('asc' as const),
  }));
  return orderBy(reversed, subject, 'first');
}

/**
 * SQL condition on `project_index`: what comes behind this project in the list. Undefined for orders that no index holds,
 * where the database looks at everything anyway.
 */
export function comesBehind(
  projectId: number,
  sort: readonly Sort<SortProperty>[],
  subject: Subject,
): RawBuilder<boolean> | undefined {
  const decisive = withIdentifier(sort).slice(0, decisiveKeys(sort));
  const keys = decisive.map(({ property }) => orderKey(property, subject));
  const [first] = decisive;
  if (keys.some(({ isMasked }) => isMasked)) return undefined;
  if (decisive.some(({ direction }) => direction !== first?.direction)) return undefined;
  const values = keys.map(
    ({ key }) => sql`(select ${key} from project_index where project_index.project_id = ${projectId})`,
  );
  const beyond = sql.raw(first?.direction === 'desc' ? '<' : '>');
  return sql`(${sql.join(keys.map(({ key }) => key))}) ${beyond} (${sql.join(values)})`;
}

/** How many keys decide: behind the identifier there are no ties. */
function decisiveKeys(sort: readonly Sort<SortProperty>[]): number {
  const place = sort.findIndex(({ property }) => property === 'tpn');
  return (place < 0 ? sort.length : place) + 1;
}

/** The identifier decides ties, so that pages neither repeat nor lose a project. */
function withIdentifier(sort: readonly Sort<SortProperty>[]): Sort<SortProperty>[] {
  return [...sort, { property: 'tpn', direction: 'asc' }];
}

function orderBy(
  sort: readonly Sort<SortProperty>[],
  subject: Subject,
  masked: 'first' | 'last',
): RawBuilder<unknown> {
  const keys = sort.map(({ property, direction }) => {
    const { key, isMasked } = orderKey(property, subject);
    // Where nothing is null, to say where nulls go would keep the planner from reading an index backwards.
    return sql`${key} ${sql.raw(isMasked ? `${direction} nulls ${masked}` : direction)}`;
  });
  return sql.join(keys);
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
