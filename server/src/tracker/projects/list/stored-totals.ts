import { sql, type RawBuilder } from 'kysely';
import { privaciesFor } from '../../../identity/permissions/visibility.ts';
import type { ListRequest } from './list-repository.ts';
import { isListedFor, meets } from './project-conditions.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import type { Lack } from './work-filters.ts';

/** A criterion whose totals the database stores (`project_index_total`). */
interface Facet {
  name: string;
  /** Whether projects have several of its values, so that the totals of two values count some projects twice. */
  isList: boolean;
  /** Whether the restricted version of a project leaves it out. */
  isHidden: boolean;
}

/** What projects lack, as the totals number it. */
const LACK_NUMBERS: Readonly<Record<Lack, number>> = { guides: 1, colony: 2 };

const FACETS: Partial<Record<keyof ProjectCriteria, Facet>> = {
  intentionTypeIds: { name: 'intentionType', isList: true, isHidden: false },
  workUnitIds: { name: 'workUnit', isList: true, isHidden: true },
  workGroupIds: { name: 'workGroup', isList: true, isHidden: true },
  attemptTypeIds: { name: 'attemptType', isList: true, isHidden: true },
  consortiumIds: { name: 'consortium', isList: true, isHidden: true },
  assignmentStatusIds: { name: 'assignmentStatus', isList: false, isHidden: true },
  summaryStatusIds: { name: 'summaryStatus', isList: false, isHidden: true },
  lacks: { name: 'lack', isList: true, isHidden: true },
};

/** Totals of a criterion within one work unit, whose values have the work unit in front (`work_unit_status_key`). */
const FACETS_OF_A_UNIT: Partial<Record<keyof ProjectCriteria, Facet>> = {
  summaryStatusIds: { name: 'workUnitStatus', isList: false, isHidden: true },
  attemptTypeIds: { name: 'workUnitAttemptType', isList: true, isHidden: true },
};
const UNIT_FACTOR = 2 ** 32;

const EVERYTHING: Facet = { name: 'all', isList: false, isHidden: false };

/**
 * SQL for the total of a list from the totals that the database stores: of everything, of one filter, and of one within a work
 * unit, all also by privacy. Undefined for other lists, which must be counted.
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
  // What is masked counts only where the person is related to the project: few are, and few are masked
  // (`project_index_restricted`, an index that is found by the rank in the text of the statement).
  return sql<number>`${total} + (
    select count(*)::integer from project_index
    where project_index.privacy_rank in (${sql.join(related.map((rank) => sql.lit(rank)))})
      and ${isListedFor(subject)} and ${meets(criteria, subject)})`;
}

/** The only criterion besides the privacy, or the only one within one work unit. */
function facetOf({ privacyRanks: _, ...criteria }: ProjectCriteria): StoredFacet | undefined {
  const given = Object.entries<unknown>({ ...criteria }).filter(([, criterion]) => criterion !== undefined);
  const [first, second, ...further] = given;
  if (first === undefined) return { facet: EVERYTHING, values: [0] };
  if (second === undefined) return stored(FACETS, first);
  const [unitId, ...otherUnits] = criteria.workUnitIds ?? [];
  const within = given.find(([name]) => name !== 'workUnitIds');
  if (unitId === undefined || otherUnits.length > 0 || further.length > 0 || within === undefined)
    return undefined;
  const found = stored(FACETS_OF_A_UNIT, within);
  return found && { ...found, values: found.values.map((value) => unitId * UNIT_FACTOR + value) };
}

interface StoredFacet {
  facet: Facet;
  values: number[];
}

function stored(facets: typeof FACETS, [name, criterion]: [string, unknown]): StoredFacet | undefined {
  const facet = isFacet(name) ? facets[name] : undefined;
  const values = Array.isArray(criterion) ? [...new Set(criterion)].map(numberOf) : [];
  if (facet === undefined || (facet.isList && values.length > 1)) return undefined;
  return { facet, values };
}

function numberOf(value: unknown): number {
  return value === 'guides' || value === 'colony' ? LACK_NUMBERS[value] : Number(value);
}

function isFacet(name: string): name is keyof ProjectCriteria {
  return name in FACETS;
}
