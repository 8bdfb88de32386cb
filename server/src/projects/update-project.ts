import type { ChangeResponse, ProjectUpdate } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { changeResponse, unchanged } from '../history/change-response.ts';
import { differences } from '../history/differences.ts';
import { recordChange } from '../history/record-change.ts';
import { refuseStale } from '../history/stale-write.ts';
import { ForbiddenError, UserError } from '../http/errors.ts';
import { booleanOf, textOf } from '../http/request-values.ts';
import type { Subject } from '../permissions/caller.ts';
import { mayUpdateProject } from '../permissions/policy.ts';
import { requirePrivacyMayChange } from './privacy-rule.ts';
import { refreshIndex } from './project-status-repository.ts';
import { completionNoteIdOf, esCellFigures, privacyIdOf } from './project-values.ts';
import { requireReadableProject, type ReadableProject } from './readable-project.ts';
import { lockedProject, projectAudit, writeProject, type ChangeableProject } from './stored-project.ts';

/** A change of a project, as it was asked for. */
export interface ProjectChange {
  tpn: string;
  body: ProjectUpdate;
  caller: Subject;
  lists: Lists;
  /** The version that the caller has read, null if the request does not say. */
  expectedVersion: number | null;
  baseUrl: string;
}

/**
 * Changes a project (api-1 §11.4). It does not touch statuses.
 *
 * @param tx a transaction of its own
 * @throws NotFoundError, ForbiddenError, PreconditionFailedError, UserError
 */
export async function updateProject(tx: Db, change: ProjectChange): Promise<ChangeResponse> {
  const { tpn, body, caller, lists, expectedVersion } = change;
  const project = await requireReadableProject(tx, tpn, caller);
  if (textOf(body.tpn) !== null && body.tpn !== '' && body.tpn !== tpn)
    throw new UserError(`The payload contains tpn [${body.tpn}] but you're modifying [${tpn}].`);
  const { id, version, values: before } = await lockedProject(tx, project.id);
  const after = changed(before, body, lists);
  await requireAllowed(tx, project, { before, after }, change);
  await refuseStale(tx, { entity: 'Project', id, version }, expectedVersion);
  const record = await save(tx, id, { before, after }, lists);
  return changeResponse([record ?? unchanged('project')], `${change.baseUrl}/api/projects/${tpn}`);
}

interface Versions {
  before: ChangeableProject;
  after: ChangeableProject;
}

/** @throws UserError for names that are not known */
function changed(before: ChangeableProject, body: ProjectUpdate, lists: Lists): ChangeableProject {
  const { esCellDetails } = body;
  return {
    privacyId: privacyIdOf(body.privacyName, lists),
    esCells:
      esCellDetails === null || esCellDetails === undefined
        ? before.esCells
        : esCellFigures(esCellDetails, lists),
    completionNoteId: completionNoteIdOf(body.completionNote, lists),
    comment: textOf(body.comment),
    recovery: booleanOf(body.recovery),
    esCellQcOnly: booleanOf(body.esCellQcOnly),
    completionComment: textOf(body.completionComment),
  };
}

async function requireAllowed(
  tx: Db,
  { id, tpn, facts }: ReadableProject,
  { before, after }: Versions,
  { caller, lists }: ProjectChange,
): Promise<void> {
  if (before.privacyId !== after.privacyId)
    await requirePrivacyMayChange(tx, { id, consortiumNames: facts.consortiumNames }, lists);
  if (!mayUpdateProject(caller, facts))
    throw new ForbiddenError(`You do not have permission to update the project ${tpn}.`);
}

/** Stores a change with its history; one that changes nothing leaves no trace. */
async function save(tx: Db, id: number, { before, after }: Versions, lists: Lists) {
  const details = differences(projectAudit(before, lists), projectAudit(after, lists));
  if (details.length === 0) return null;
  const version = await writeProject(tx, id, after);
  const record = await recordChange(tx, 'Project', id, version, details);
  if (before.privacyId !== after.privacyId) await refreshIndex(tx, [id]);
  return record;
}
