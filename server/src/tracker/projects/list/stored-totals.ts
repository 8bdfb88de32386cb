import { sql, type RawBuilder } from 'kysely';
import { hasPrivacyOf, isRelatedTo, privaciesFor } from '../../../identity/permissions/visibility.ts';
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
  usualUntilBefore: { name: 'usualUntil', isList: false, isHidden: true },
};

/** Totals of a criterion within one work unit, whose values have the work unit in front (`work_unit_status_key`). */
const FACETS_OF_A_UNIT: Partial<Record<keyof ProjectCriteria, Facet>> = {
  summaryStatusIds: { name: 'workUnitStatus', isList: false, isHidden: true },
  attemptTypeIds: { name: 'workUnitAttemptType', isList: true, isHidden: true },
  usualUntilBefore: { name: 'workUnitUsualUntil', isList: false, isHidden: true },
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
  const { facet, isValue, isMissing } = found;
  const { open, masked } = privaciesFor(subject);
  const isWanted = (rank: number) => criteria.privacyRanks?.includes(rank) ?? true;
  const ranks = (facet.isHidden ? open : [...open, ...masked]).filter(isWanted);
  const related = facet.isHidden ? masked.filter(isWanted) : [];
  const isInList = sql`${isListedFor(subject)} and ${meets(criteria, subject)}`;
  const counts = [
    sql`(
      select coalesce(sum(projects), 0)::integer from project_index_total
      where facet = ${facet.name} and ${isValue} and privacy_rank = any (${ranks}::smallint[]))`,
  ];
  if (isMissing !== undefined)
    counts.push(sql`(
      select count(*)::integer from project_index
      where ${isMissing} and project_index.privacy_rank = any (${ranks}::smallint[]) and ${isInList})`);
  // What is masked counts only where the person is related to the project: few are, and few are masked
  // (`project_index_restricted`, an index that is found by the rank in the text of the statement).
  if (related.length > 0)
    counts.push(sql`(
      select count(*)::integer from project_index
      where ${hasPrivacyOf(related)}
        and ${isRelatedTo(subject)} and ${isInList})`);
  return sql`${sql.join(counts, sql` + `)}`;
}

/** The only criterion besides the privacy, or the only one within one work unit. */
function facetOf({ privacyRanks: _, ...criteria }: ProjectCriteria): StoredFacet | undefined {
  const given = Object.entries<unknown>({ ...criteria }).filter(([, criterion]) => criterion !== undefined);
  const [first, second, ...further] = given;
  if (first === undefined) return { facet: EVERYTHING, isValue: sql`value = 0` };
  if (second === undefined) return stored(FACETS, first, 0);
  const [unitId, ...otherUnits] = criteria.workUnitIds ?? [];
  const within = given.find(([name]) => name !== 'workUnitIds');
  if (unitId === undefined || otherUnits.length > 0 || further.length > 0 || within === undefined)
    return undefined;
  return stored(FACETS_OF_A_UNIT, within, unitId * UNIT_FACTOR);
}

interface StoredFacet {
  facet: Facet;
  /** SQL condition on `project_index_total`. */
  isValue: RawBuilder<unknown>;
  /** SQL condition on `project_index`: projects of the list that the totals leave out. */
  isMissing?: RawBuilder<unknown>;
}

/** @param front what the work unit adds to values */
function stored(
  facets: typeof FACETS,
  [name, criterion]: [string, unknown],
  front: number,
): StoredFacet | undefined {
  const facet = isFacet(name) ? facets[name] : undefined;
  if (facet === undefined) return undefined;
  if (typeof criterion === 'string') return { facet, ...beforeMonthOf(criterion, front) };
  const values = Array.isArray(criterion) ? [...new Set(criterion)].map((one) => front + numberOf(one)) : [];
  if (facet.isList && values.length > 1) return undefined;
  return { facet, isValue: sql`value = any (${values}::bigint[])` };
}

/** Days have totals by month: those of the month of a day, up to it, are counted. */
function beforeMonthOf(day: string, front: number): Omit<StoredFacet, 'facet'> {
  return {
    isValue: sql`value >= ${front}::bigint and value < ${front}::bigint + month_number(${day}::date)`,
    isMissing: sql`project_index.usual_until >= date_trunc('month', ${day}::date)::date`,
  };
}

function numberOf(value: unknown): number {
  return value === 'guides' || value === 'colony' ? LACK_NUMBERS[value] : Number(value);
}

function isFacet(name: string): name is keyof ProjectCriteria {
  return name in FACETS;
}
