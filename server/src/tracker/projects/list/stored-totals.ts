import { sql, type RawBuilder } from 'kysely';
import { privaciesFor } from '../../../identity/permissions/visibility.ts';
import type { ListRequest } from './list-repository.ts';
import { isListedFor, meets } from './project-conditions.ts';
import type { ProjectCriteria } from './project-criteria.ts';

/** A criterion whose totals the database stores (`project_index_total`). */
interface Facet {
  name: string;
  /** Whether projects have several of its values, so that the totals of two values count some projects twice. */
  isList: boolean;
  /** Whether the restricted version of a project leaves it out. */
  isHidden: boolean;
}

const FACETS: Partial<Record<keyof ProjectCriteria, Facet>> = {
  intentionTypeIds: { name: 'intentionType', isList: true, isHidden: false },
  workUnitIds: { name: 'workUnit', isList: true, isHidden: true },
  workGroupIds: { name: 'workGroup', isList: true, isHidden: true },
  attemptTypeIds: { name: 'attemptType', isList: true, isHidden: true },
  consortiumIds: { name: 'consortium', isList: true, isHidden: true },
  assignmentStatusIds: { name: 'assignmentStatus', isList: false, isHidden: true },
  summaryStatusIds: { name: 'summaryStatus', isList: false, isHidden: true },
};

const EVERYTHING: Facet = { name: 'all', isList: false, isHidden: false };

/**
 * SQL for the total of a list from the totals that the database stores: of everything, and of one filter, both also by
 * privacy. Undefined for other lists, which must be counted.
 */
export function storedTotal({ criteria, subject }: ListRequest): RawBuilder<number> | undefined {
  const found = facetOf(criteria);
  if (found === undefined) return undefined;
  const { facet, values } = found;
  const { open, masked } = privaciesFor(subject);
  const isWanted = (rank: number) => criteria.privacyRanks?.includes(rank) ?? true;
  const ranks = (facet.isHidden ? open : [...open, ...masked]).filter(isWanted);
  const total = sql<number>`(
    select coalesce(sum(projects), 0)::integer from project_index_total
    where facet = ${facet.name} and value = any (${values}::bigint[]) and privacy_rank = any (${ranks}::smallint[]))`;
  const related = facet.isHidden ? masked.filter(isWanted) : [];
  if (related.length === 0) return total;
  // What is masked counts only where the person is related to the project: few are, and few are masked.
  return sql<number>`${total} + (
    select count(*)::integer from project_index
    where project_index.privacy_rank = any (${related}::smallint[])
      and ${isListedFor(subject)} and ${meets(criteria, subject)})`;
}

/** The only criterion besides the privacy. */
function facetOf(criteria: ProjectCriteria): { facet: Facet; values: number[] } | undefined {
  const [first, ...further] = Object.entries<unknown>({ ...criteria }).filter(
    ([name, values]) => values !== undefined && name !== 'privacyRanks',
  );
  if (first === undefined) return { facet: EVERYTHING, values: [0] };
  const [name, criterion] = first;
  const facet = isFacet(name) ? FACETS[name] : undefined;
  const values = Array.isArray(criterion) ? [...new Set(criterion)].map(Number) : [];
  if (facet === undefined || further.length > 0) return undefined;
  return facet.isList && values.length > 1 ? undefined : { facet, values };
}

function isFacet(name: string): name is keyof ProjectCriteria {
  return name in FACETS;
}
