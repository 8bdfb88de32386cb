import { sql, type RawBuilder } from 'kysely';
import { isFullyVisibleTo, isVisibleTo } from '../../../identity/permissions/visibility.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import type { ProjectCriteria } from './project-criteria.ts';
import { workConditions } from './work-conditions.ts';

type Condition = RawBuilder<boolean>;

/**
 * SQL condition on `project_index`: projects that lists and searches may show to this person. A project without
 * a gene is in no list (api-1 §11.1).
 */
export function isListedFor(subject: Subject): Condition {
  return sql`project_index.has_gene and ${isVisibleTo(subject)}`;
}

/**
 * SQL condition on `project_index`: projects that meet the criteria. A masked project never meets criteria on hidden
 * fields, because a filter would reveal them (api-1 §13.4).
 */
export function meets(criteria: ProjectCriteria, subject: Subject): Condition {
  const open = [...openConditions(criteria)];
  const hidden = [...maskedConditions(criteria)];
  const all = hidden.length === 0 ? open : [...open, ...hidden, isFullyVisibleTo(subject)];
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

/** Whether only projects that are seen whole can meet the criteria. */
export function areOnHiddenFields(criteria: ProjectCriteria): boolean {
  return [...maskedConditions(criteria)].length > 0;
}

/** About what everybody sees who sees the project at all. */
function* openConditions(criteria: ProjectCriteria): Generator<Condition> {
  if (criteria.tpns !== undefined) yield hasTpn(criteria.tpns, criteria.tpnPatterns ?? []);
  if (criteria.geneIds !== undefined) yield hasOneOf('gene_ids', ids(criteria.geneIds), 'bigint[]');
  if (criteria.markerGeneIds !== undefined)
    yield hasOneOf('gene_ids', ids(criteria.markerGeneIds), 'bigint[]');
  if (criteria.intentionTypeIds !== undefined)
    yield sql`project_index.intention_type_ids && ${ids(criteria.intentionTypeIds)}::integer[]`;
  if (criteria.privacyRanks !== undefined)
    yield sql`project_index.privacy_rank = any (${ids(criteria.privacyRanks)}::smallint[])`;
}

/** About what the restricted version of a project leaves out (api-1 §5.5). */
function* maskedConditions(criteria: ProjectCriteria): Generator<Condition> {
  if (criteria.workUnitIds !== undefined)
    yield sql`project_index.work_unit_ids && ${ids(criteria.workUnitIds)}::integer[]`;
  if (criteria.workGroupIds !== undefined)
    yield sql`project_index.work_group_ids && ${ids(criteria.workGroupIds)}::integer[]`;
  if (criteria.consortiumIds !== undefined)
    yield sql`project_index.consortium_ids && ${ids(criteria.consortiumIds)}::integer[]`;
  if (criteria.assignmentStatusIds !== undefined)
    yield sql`project_index.assignment_status_id = any (${ids(criteria.assignmentStatusIds)}::bigint[])`;
  if (criteria.summaryStatusIds !== undefined)
    yield sql`project_index.summary_status_id = any (${ids(criteria.summaryStatusIds)}::bigint[])`;
  if (criteria.imitsMiPlanIds !== undefined)
    yield sql`project_index.imits_mi_plan = any (${ids(criteria.imitsMiPlanIds)}::bigint[])`;
  if (criteria.colonyNames !== undefined) yield hasOneOf('colony_names', [...criteria.colonyNames], 'text[]');
  if (criteria.phenotypingRefs !== undefined)
    yield hasOneOf('phenotyping_refs', [...criteria.phenotypingRefs], 'text[]');
  if (criteria.attemptTypeIds !== undefined)
    yield sql`project_index.attempt_type_ids && ${ids(criteria.attemptTypeIds)}::integer[]`;
  yield* workConditions(criteria);
}

function hasTpn(tpns: readonly string[], patterns: readonly string[]): Condition {
  // Identifiers are stored in capital letters, so equality can use their index.
  const isOne = sql<boolean>`project_index.tpn = any (${[...tpns]}::text[])`;
  if (patterns.length === 0) return isOne;
  return sql`(${isOne} or project_index.tpn like any (${[...patterns]}::text[]))`;
}

/** Values that are looked up in an index; more are found sooner by reading the names of each project once. */
const MOST_LOOKED_UP = 2000;

function hasOneOf(
  column: 'gene_ids' | 'colony_names' | 'phenotyping_refs',
  values: readonly (number | string)[],
  type: 'bigint[]' | 'text[]',
): Condition {
  const names = sql.ref(`project_index.${column}`);
  const wanted = sql`${values}::${sql.raw(type)}`;
  return values.length > MOST_LOOKED_UP
    ? sql`exists (select from unnest(${names}) one where one = any (${wanted}))`
    : sql`${names} && ${wanted}`;
}

function ids(values: readonly number[]): number[] {
  return [...values];
}
