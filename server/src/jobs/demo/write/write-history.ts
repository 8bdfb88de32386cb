import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { AuditedEntityName } from '../../../platform/history/record-change.ts';
import { readLists, type Lists } from '../../../platform/look-up-lists/read-lists.ts';
import { stageAudit } from '../../../tracker/phenotyping/stage-representation.ts';
import { loadStageRows } from '../../../tracker/phenotyping/stage-rows.ts';
import { planAudit } from '../../../tracker/plans/plan-representation.ts';
import { loadPlanRows } from '../../../tracker/plans/plan-rows.ts';
import { statusAudit } from '../../../tracker/projects/assignment/reevaluate-project.ts';
import { differences } from '../../../platform/history/differences.ts';
import { outcomeMoments, stageMoments } from '../histories/part-moments.ts';
import { planMoments } from '../histories/plan-moments.ts';
import { stepsOf, type Step } from '../histories/steps.ts';
import { takePositions } from '../../../reading/change-feed/publish-changes.ts';
import { accountOf } from '../sources/centres.ts';
import type { DemoPlan, Stamp } from '../sources/model.ts';
import { registeredAt, type Numbered } from '../sources/numbering.ts';
import type { ProjectSeries } from '../sources/project-replay.ts';
import { found } from './catalogue-ids.ts';
import type { NumberedStage } from './write-phenotyping.ts';

/** What histories are written from. */
export interface Lives extends Numbered {
  readonly stages: readonly NumberedStage[];
  /** The status series of each project, in their order. */
  readonly series: readonly ProjectSeries[];
  readonly summaryOf: (plan: DemoPlan) => readonly Stamp[];
}

/** A record of the history before it has a number. */
interface Entry extends Step {
  readonly entity: AuditedEntityName;
  readonly id: number;
  readonly workUnit: string;
  readonly what: 'created' | 'updated';
}

/** So many plans are read at once: few statements, and little of them in memory. */
const PLANS_AT_ONCE = 1000;

/**
 * Writes that each project, plan, outcome, mutation and stage was created, and each step that they have taken since, by the member
 * of the work unit, as the server records both.
 */
export async function writeHistory(db: Db, lives: Lives): Promise<void> {
  const lists = await readLists(db);
  // In one moment a step of a part comes before that of its plan, and this one before that of the project.
  const entries = [
    ...creations(lives),
    ...lives.outcomes.flatMap(({ id, outcome, plan }) =>
      updates('Outcome', id, plan.plan.workUnit, stepsOf(outcomeMoments(outcome))),
    ),
    ...(await stageUpdates(db, lives, lists)),
    ...(await planUpdates(db, lives, lists)),
    ...projectUpdates(lives),
  ];
  await insert(
    db,
    entries.toSorted((one, other) => one.date.localeCompare(other.date)),
  );
}

function creations({ projects, plans, outcomes, stages }: Lives): Entry[] {
  const created = (entity: AuditedEntityName, id: number, workUnit: string, date: string): Entry => ({
    ...{ entity, id, workUnit, date },
    what: 'created',
    details: [],
  });
  return [
    ...projects.map(({ id, project }) => created('Project', id, project.workUnit, project.createdAt)),
    ...plans.map(({ id, plan }) => created('Plan', id, plan.workUnit, plan.createdAt)),
    ...outcomes.flatMap(({ id, outcome, plan }) =>
      (['Outcome', 'Mutation'] as const).map((entity) =>
        created(entity, id, plan.plan.workUnit, registeredAt(outcome)),
      ),
    ),
    ...stages.map(({ id, plan: { plan }, stage }) =>
      created('PhenotypingStage', id, plan.workUnit, stage.stamps[0]?.date ?? plan.createdAt),
    ),
  ];
}

function updates(entity: AuditedEntityName, id: number, workUnit: string, steps: readonly Step[]): Entry[] {
  return steps.map((step) => ({ ...step, entity, id, workUnit, what: 'updated' }));
}

async function stageUpdates(db: Db, { stages }: Lives, lists: Lists): Promise<Entry[]> {
  const rows = await loadStageRows(db, [...new Set(stages.map(({ plan }) => plan.id))]);
  const treeOf = new Map(rows.map((row) => [row.id, stageAudit(row, lists)]));
  return stages.flatMap(({ id, plan: { plan }, stage }) =>
    updates('PhenotypingStage', id, plan.workUnit, stepsOf(stageMoments(stage, found(treeOf, id)))),
  );
}

async function planUpdates(db: Db, { plans, summaryOf }: Lives, lists: Lists): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let start = 0; start < plans.length; start += PLANS_AT_ONCE) {
    const some = plans.slice(start, start + PLANS_AT_ONCE);
    const rows = await loadPlanRows(db, { ids: some.map(({ id }) => id) });
    const treeOf = new Map(rows.map((row) => [row.id, planAudit(row, lists)]));
    for (const { id, plan } of some) {
      const moments = planMoments(plan, summaryOf(plan), found(treeOf, id));
      entries.push(...updates('Plan', id, plan.workUnit, stepsOf(moments)));
    }
  }
  return entries;
}

function projectUpdates({ projects, series }: Lives): Entry[] {
  return projects.flatMap(({ id, project }, index) => {
    const steps = (series[index]?.changes ?? []).map(({ date, before, after }) => ({
      date,
      details: differences(statusAudit(before), statusAudit(after)),
    }));
    return updates('Project', id, project.workUnit, steps);
  });
}

/** @param entries in order of time */
async function insert(db: Db, entries: readonly Entry[]): Promise<void> {
  const { last } = await db
    .selectFrom('history')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const position = await takePositions(db, entries.length);
  const numbered = entries.map((entry, index) => ({ ...entry, number: (last ?? 0) + 1 + index }));
  await bulkInsert(
    db,
    'history',
    numbered.map(({ number, entity, id, workUnit, date, what }, index) => ({
      id: number,
      position: position + index,
      entity_name: entity,
      entity_id: id,
      changed_by: accountOf('member', workUnit),
      date,
      comment: `${entity} ${what}`,
    })),
  );
  await bulkInsert(
    db,
    'history_detail',
    numbered.flatMap(({ number, details }) =>
      details.map(({ field, oldValue, newValue, note }) => ({
        history_id: number,
        field,
        old_value: oldValue,
        new_value: newValue,
        note,
      })),
    ),
  );
}
