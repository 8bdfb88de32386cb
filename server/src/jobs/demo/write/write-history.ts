import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { accountOf } from '../sources/centres.ts';
import { registeredAt, type Numbered } from '../sources/numbering.ts';
import type { NumberedStage } from './write-phenotyping.ts';

/** Writes that each project, plan, outcome, mutation and stage was created, by the member of its work unit. */
export async function writeHistory(
  db: Db,
  numbered: Numbered,
  stages: readonly NumberedStage[],
): Promise<void> {
  const created = (entity: string, id: number, workUnit: string, date: string) => ({
    entity_name: entity,
    entity_id: id,
    changed_by: accountOf('member', workUnit),
    date,
    comment: `${entity} created`,
  });
  await bulkInsert(db, 'history', [
    ...numbered.projects.map(({ id, project }) =>
      created('Project', id, project.workUnit, project.createdAt),
    ),
    ...numbered.plans.map(({ id, plan }) => created('Plan', id, plan.workUnit, plan.createdAt)),
    ...numbered.outcomes.flatMap(({ id, outcome, plan }) =>
      ['Outcome', 'Mutation'].map((entity) => created(entity, id, plan.plan.workUnit, registeredAt(outcome))),
    ),
    ...stages.map(({ id, plan: { plan }, stage }) =>
      created('PhenotypingStage', id, plan.workUnit, stage.stamps[0]?.date ?? plan.createdAt),
    ),
  ]);
}
