import { sql } from 'kysely';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import { hasSubmittedData, type StageProgress } from '../../phenotyping/submitted-data.ts';

/** The consortium whose data are public once they have been submitted. */
const BINDING_CONSORTIUM = 'IMPC';

/**
 * Refuses another privacy for a project of the IMPC that has submitted data. All its phenotyping plans count.
 *
 * @throws UserError
 */
export async function requirePrivacyMayChange(
  db: Db,
  project: { id: number; consortiumNames: readonly string[] },
  lists: Lists,
): Promise<void> {
  if (!project.consortiumNames.includes(BINDING_CONSORTIUM)) return;
  if (hasSubmittedData(await stagesOf(db, project.id, lists)))
    throw new UserError("The project's privacy can not be changed after data has been submitted to the DCC.");
}

/**
 * Refuses to take a project with submitted data out of the IMPC: its privacy could be changed then.
 *
 * @throws UserError
 */
export async function requireConsortiaMayChange(
  db: Db,
  projectId: number,
  { before, after }: Record<'before' | 'after', { consortiumIds: readonly number[] }>,
  lists: Lists,
): Promise<void> {
  const binding = lists.consortium.idOf(BINDING_CONSORTIUM);
  if (binding === null || !before.consortiumIds.includes(binding) || after.consortiumIds.includes(binding))
    return;
  if (hasSubmittedData(await stagesOf(db, projectId, lists)))
    throw new UserError('The project can not leave the IMPC after data has been submitted to the DCC.');
}

async function stagesOf(db: Db, projectId: number, lists: Lists): Promise<StageProgress[]> {
  const { rows } = await sql<{ typeId: number; statusId: number }>`
    select stage.phenotyping_stage_type_id as "typeId", stage.status_id as "statusId"
    from plan join phenotyping_stage stage on stage.plan_id = plan.id
    where plan.project_id = ${projectId}`.execute(db);
  return rows.map(({ typeId, statusId }) => ({
    typeName: lists.phenotyping_stage_type.get(typeId).name,
    statusOrdering: lists.status.get(statusId).ordering,
  }));
}
