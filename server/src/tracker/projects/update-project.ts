import type { ChangeResponse, HistoryRecord, ProjectUpdate } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import { ForbiddenError, UserError } from '../../platform/http/errors/errors.ts';
import { textOf } from '../../platform/http/requests/request-values.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mayUpdateProject } from '../../identity/permissions/policy.ts';
import { requireConsortiaMayChange, requirePrivacyMayChange } from './assignment/privacy-rule.ts';
import { refreshIndex } from './assignment/project-status-repository.ts';
import { valuesOf, withoutFields } from '../../platform/records/resolve.ts';
import { PROJECT_FIELDS } from './project-fields.ts';
import { resolveEsCellQc } from './resolve-project.ts';
import { requireReadableProject, type ReadableProject } from './readable-project.ts';
import { lockedProject, projectAudit, writeProject, type ChangeableProject } from './stored-project.ts';

/** A requested change of a project. */
export interface ProjectChange {
  tpn: string;
  body: ProjectUpdate;
  caller: Subject;
  lists: Lists;
  /** The version that the caller has read, null if the request has none. */
  expectedVersion: number | null;
  baseUrl: string;
}

/**
 * Changes a project (api-1 §11.4). It does not touch statuses.
 *
 * @param tx a separate transaction
 * @throws NotFoundError, ForbiddenError, PreconditionFailedError, UserError
 */
export async function updateProject(tx: Db, change: ProjectChange): Promise<ChangeResponse> {
  const { tpn, body, caller, lists, expectedVersion } = change;
  await requireReadableProject(tx, tpn, caller);
  if (textOf(body.tpn) !== null && body.tpn !== '' && body.tpn !== tpn)
    throw new UserError(`The payload contains tpn [${body.tpn}] but you're modifying [${tpn}].`);
  const { record } = await saveProject(tx, tpn, {
    ...{ caller, lists, expectedVersion },
    change: (before) => changed(before, body, lists),
  });
  return changeResponse([record ?? unchanged('project')], `${change.baseUrl}/api/projects/${tpn}`);
}

/** A change of what is stored of a project. */
export interface StoredChange extends Pick<ProjectChange, 'caller' | 'lists' | 'expectedVersion'> {
  /** What is to be stored, from what is: the project is locked. */
  change: (before: ChangeableProject) => ChangeableProject;
}

/** A project after a change. */
export interface SavedProject {
  id: number;
  before: ChangeableProject;
  version: number;
  /** Null when nothing changed. */
  record: HistoryRecord | null;
}

/**
 * The one way to change what an update may change of a project.
 *
 * @param tx a separate transaction
 * @throws NotFoundError, ForbiddenError, PreconditionFailedError, UserError
 */
export async function saveProject(tx: Db, tpn: string, request: StoredChange): Promise<SavedProject> {
  const { caller, lists, expectedVersion, change } = request;
  const project = await requireReadableProject(tx, tpn, caller);
  const { id, version, values: before } = await lockedProject(tx, project.id);
  const after = change(before);
  await requireAllowed(tx, project, { before, after }, request);
  await refuseStale(tx, { entity: 'Project', id, version }, expectedVersion);
  return { id, before, ...(await save(tx, { id, version }, { before, after }, lists)) };
}

interface Versions {
  before: ChangeableProject;
  after: ChangeableProject;
}

/** @throws UserError for names that are not known */
function changed(
  before: ChangeableProject,
  { tpn: _tpn, ...body }: ProjectUpdate,
  lists: Lists,
): ChangeableProject {
  return {
    ...valuesOf(PROJECT_FIELDS, body, withoutFields(lists)),
    esCellQc: resolveEsCellQc(body.esCellDetails, lists) ?? before.esCellQc,
    consortiumIds: before.consortiumIds,
  };
}

async function requireAllowed(
  tx: Db,
  { id, tpn, facts }: ReadableProject,
  { before, after }: Versions,
  { caller, lists }: StoredChange,
): Promise<void> {
  if (before.privacyId !== after.privacyId)
    await requirePrivacyMayChange(tx, { id, consortiumNames: facts.consortiumNames }, lists);
  await requireConsortiaMayChange(tx, id, { before, after }, lists);
  if (!mayUpdateProject(caller, facts))
    throw new ForbiddenError(`You do not have permission to update the project ${tpn}.`);
}

/** Stores a change with its history; one that changes nothing leaves no trace. */
async function save(
  tx: Db,
  { id, version: present }: { id: number; version: number },
  { before, after }: Versions,
  lists: Lists,
): Promise<Pick<SavedProject, 'version' | 'record'>> {
  const details = differences(projectAudit(before, lists), projectAudit(after, lists));
  if (details.length === 0) return { version: present, record: null };
  const version = await writeProject(tx, id, after);
  const record = await recordChange(tx, 'Project', id, version, details);
  if (isSeenDifferently(before, after)) await refreshIndex(tx, [id]);
  return { version, record };
}

/** Whether lists and searches find the project by other values than before. */
function isSeenDifferently(before: ChangeableProject, after: ChangeableProject): boolean {
  return before.privacyId !== after.privacyId || before.consortiumIds.join() !== after.consortiumIds.join();
}
