import type { ChangeProjects, ConsortiaChange } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { ChangeableProject } from '../projects/stored-project.ts';
import { saveProject } from '../projects/update-project.ts';
import type { Applied, BulkWorking, ProjectBefore } from './applied.ts';

/**
 * Changes fields of a project by the rules of an update; what is not named stays.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */
export async function changeProject(
  tx: Db,
  tpn: string,
  wanted: ChangeProjects,
  { caller, lists }: BulkWorking,
): Promise<Applied> {
  const values = resolved(wanted, lists);
  const { before, version, record } = await saveProject(tx, tpn, {
    ...{ caller, lists, expectedVersion: null },
    change: (stored) => ({
      ...stored,
      ...values,
      consortiumIds: changedConsortia(stored.consortiumIds, wanted.consortia, lists),
    }),
  });
  if (record === null) return { details: [], undo: null };
  return { details: record.details, undo: { kind: 'project', version, ...restorable(before) } };
}

/**
 * Brings a project back to what it was, if nobody changed it since.
 *
 * @throws PreconditionFailedError, which says who changed it
 */
export async function restoreProject(
  tx: Db,
  tpn: string,
  { kind: _kind, version, ...before }: ProjectBefore,
  { caller, lists }: BulkWorking,
): Promise<Applied> {
  const { record } = await saveProject(tx, tpn, {
    ...{ caller, lists, expectedVersion: version },
    change: (stored) => ({ ...stored, ...before }),
  });
  return { details: record?.details ?? [], undo: null };
}

type Restorable = Omit<ProjectBefore, 'kind' | 'version'>;

function restorable({
  privacyId,
  recovery,
  comment,
  completionNoteId,
  completionComment,
  consortiumIds,
}: ChangeableProject): Restorable {
  return {
    ...{ privacyId, recovery, comment, completionNoteId, completionComment },
    consortiumIds: [...consortiumIds],
  };
}

/** In ascending order, as they are stored. */
function changedConsortia(
  present: readonly number[],
  change: ConsortiaChange | undefined,
  lists: Lists,
): readonly number[] {
  if (change === undefined) return present;
  const named = change.names.map((name) => known(lists.consortium.find(name), 'Consortium', name));
  const wanted = new Set(change.how === 'add' ? [...present, ...named] : named);
  return [...wanted].toSorted((one, other) => one - other);
}

/** The named fields, as they are stored. */
function resolved(wanted: ChangeProjects, lists: Lists): Partial<Omit<Restorable, 'consortiumIds'>> {
  const { privacyName, recovery, comment, completionNote, completionComment } = wanted;
  return {
    ...(privacyName === undefined
      ? {}
      : { privacyId: known(lists.privacy.find(privacyName), 'Privacy', privacyName) }),
    ...(recovery === undefined ? {} : { recovery }),
    ...(comment === undefined ? {} : { comment }),
    ...(completionNote === undefined
      ? {}
      : {
          completionNoteId: known(
            lists.project_completion_note.find(completionNote),
            'Completion note',
            completionNote,
          ),
        }),
    ...(completionComment === undefined ? {} : { completionComment }),
  };
}

function known(entry: { id: number } | undefined, what: string, name: string): number {
  if (entry === undefined) throw new UserError(`${what} '${name}' does not exist.`);
  return entry.id;
}
