import type { StartingPointChoice } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';

/** The outcomes of all plans of a project that the person may read (ADR 21), in the order in which they were made. */
export async function listStartingPointChoices(
  db: Db,
  projectId: number,
  caller: Subject,
): Promise<StartingPointChoice[]> {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
    .innerJoin('attempt_type', 'attempt_type.id', 'plan.attempt_type_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('outcome_type', 'outcome_type.id', 'outcome.outcome_type_id')
    .leftJoin('colony', 'colony.outcome_id', 'outcome.id')
    .leftJoin('specimen', 'specimen.outcome_id', 'outcome.id')
    .leftJoin('status as colony_status', 'colony_status.id', 'colony.status_id')
    .leftJoin('status as specimen_status', 'specimen_status.id', 'specimen.status_id')
    .select([
      'outcome.tpo',
      'plan.pin',
      'attempt_type.name as attemptTypeName',
      'outcome_type.name as outcomeTypeName',
      'colony.name as colonyName',
      'specimen.specimen_external_ref as specimenRef',
      'colony_status.name as colonyStatus',
      'specimen_status.name as specimenStatus',
    ])
    .where('plan.project_id', '=', projectId)
    .where(isPlanReadableBy(caller))
    .orderBy('outcome.id')
    .execute();
  return rows.map(({ colonyName, specimenRef, colonyStatus, specimenStatus, ...outcome }) => ({
    ...outcome,
    externalReference: colonyName ?? specimenRef,
    statusName: colonyStatus ?? specimenStatus,
  }));
}
