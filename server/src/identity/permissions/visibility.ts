import type { Project } from 'shared/contract';
import { sql, type RawBuilder } from 'kysely';
import { isSignedIn, type Subject } from './caller.ts';
import { PROTECTED, PUBLIC, RESTRICTED } from './privacy-ranks.ts';

function seesEverything(subject: Subject): boolean {
  return subject.isAdmin || subject.isDccUser;
}

/** The restricted version of a project (api-1 section 5.5); clients know it by both related lists being empty. */
export function maskProject(project: Project): Project {
  const { _links, ...shown } = project;
  return {
    ...shown,
    // Left out of the JSON altogether, unlike the fields that are null or empty.
    imitsMiPlanId: undefined,
    summaryStatusDate: undefined,
    lastChangeDate: undefined,
    assignmentStatusName: null,
    summaryStatusName: null,
    assignmentStatusStamps: [],
    relatedWorkUnitNames: [],
    relatedWorkGroupNames: [],
    consortia: [],
    colonyNames: [],
    phenotypingExternalRefs: null,
    ...(_links === undefined ? {} : { _links: { self: _links.self } }),
  };
}

/**
 * Ranks of the privacies whose projects a person sees whole, and of those whose projects are masked unless the person is
 * related to them. Projects of other privacies are hidden.
 */
export function privaciesFor(subject: Subject): { open: number[]; masked: number[] } {
  if (!isSignedIn(subject)) return { open: [PUBLIC], masked: [] };
  if (seesEverything(subject)) return { open: [PUBLIC, PROTECTED, RESTRICTED], masked: [] };
  return { open: [PUBLIC, PROTECTED], masked: [RESTRICTED] };
}

/** The same for a project that has been read, by the rank of its privacy. */
export function mayKnowOf(subject: Subject, privacyRank: number): boolean {
  return isSignedIn(subject) || privacyRank === PUBLIC;
}

/** SQL condition on `project_index`: projects whose existence the reader may know. Part of every list query. */
export function isVisibleTo(subject: Subject): RawBuilder<boolean> {
  return isSignedIn(subject) ? sql`true` : sql`project_index.privacy_rank = ${sql.lit(PUBLIC)}`;
}

/**
 * SQL condition on `project_index`: projects of which the reader sees everything. Filters on what a masked
 * project hides (work unit, work group, consortium, statuses, colonies) must demand it too.
 */
export function isFullyVisibleTo(subject: Subject): RawBuilder<boolean> {
  if (!isSignedIn(subject)) return isVisibleTo(subject);
  if (seesEverything(subject)) return sql`true`;
  return sql`(project_index.privacy_rank < ${sql.lit(RESTRICTED)} or ${isRelatedTo(subject)})`;
}

/** SQL condition on `project_index`: projects of the person's work units and consortia. */
export function isRelatedTo({ unitRoles, consortia }: Subject): RawBuilder<boolean> {
  const unitIds = unitRoles.map(({ workUnitId }) => workUnitId);
  const consortiumIds = consortia.map(({ id }) => id);
  return sql`(
    project_index.work_unit_ids && ${unitIds}::integer[]
    or project_index.consortium_ids && ${consortiumIds}::integer[])`;
}

/** SQL condition on `project_index`: with the ranks in its text, by which an index of some privacies is found. */
export function hasPrivacyOf(ranks: readonly number[]): RawBuilder<boolean> {
  return sql`project_index.privacy_rank in (${sql.join(ranks.map((rank) => sql.lit(rank)))})`;
}
