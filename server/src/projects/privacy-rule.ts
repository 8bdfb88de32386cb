import { sql } from 'kysely';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { UserError } from '../http/errors.ts';

/** The consortium whose data are public once they have been submitted. */
const BINDING_CONSORTIUM = 'IMPC';

/** Stages of these types have submitted data from this status ordering on (api-1 §16.3). */
const SUBMITTED_FROM: Readonly<Record<string, number>> = {
  'early adult and embryo': 253_000,
  'late adult': 301_000,
};

/** A phenotyping stage by the name of its type and the ordering of its status. */
export interface StageProgress {
  typeName: string;
  statusOrdering: number;
}

/** Have phenotyping data of these stages gone to the data coordination centre? */
export function hasSubmittedData(stages: readonly StageProgress[]): boolean {
  return stages.some(
    ({ typeName, statusOrdering }) =>
      statusOrdering >= (SUBMITTED_FROM[typeName] ?? Number.POSITIVE_INFINITY),
  );
}

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
