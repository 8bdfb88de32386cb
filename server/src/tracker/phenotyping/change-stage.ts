import type { ChangeResponse, HistoryRecord, PhenotypingStageUpdate } from 'shared/contract';
import type { Editor } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { changeResponse, unchanged } from '../../platform/history/change-response.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { stageTexts } from '../plans/permission-texts.ts';
import type { PlanColumns } from '../plans/plan-rows.ts';
import { requirePlanUpdate, requireReadablePlan } from '../plans/readable-plan.ts';
import { withinPlan } from '../plans/within-plan.ts';
import { statusAfter, userTransition } from '../../catalogue/state-machines/engine.ts';
import { stageMachine } from '../../catalogue/state-machines/machines.ts';
import { stampStage, replaceTissues } from './create-stages.ts';
import { withFixedTissue } from './fixed-tissue.ts';
import { findStage } from './read-stages.ts';
import { columnsOf } from '../../platform/records/columns.ts';
import { STAGE_FIELDS } from './stage-fields.ts';
import { stagePath, type StageAddress, stageAudit } from './stage-representation.ts';
import { loadStageRow, type StageRow } from './stage-rows.ts';
import { stageValues, type StageValues } from './stage-values.ts';

/**
 * Changes a stage, takes the requested step and re-evaluates the plan (api-2 §18.4).
 *
 * @throws NotFoundError, ForbiddenError, UserError, ValidationError, PreconditionFailedError
 */
export async function changeStage(
  { db, catalogues }: Data,
  { pin, psn }: StageAddress,
  body: PhenotypingStageUpdate,
  { caller, baseUrl, expectedVersion }: Editor,
): Promise<ChangeResponse> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, caller);
  if ((await findStage(db, psn))?.pin !== pin)
    throw new UserError(`Plan ${pin} does not have an phenotyping stages ${psn}`);
  const wanted = stageValues(body, lists);
  const { email } = requirePlanUpdate(plan, caller, stageTexts.update(psn, pin));
  const record = await inTransaction(db, email, (tx) =>
    withinPlan(tx, pin, { caller, lists }, async (present) => {
      const before = await presentStage(tx, psn, expectedVersion);
      const action = body.statusTransition?.actionToExecute;
      const step = nextStep(before, action, caller, lists);
      const values = step.keepsTissue ? keepingTissue(wanted, present, lists) : wanted;
      return saveStage(tx, before, { values, statusId: step.statusId }, lists);
    }),
  );
  return changeResponse([record ?? unchanged('other')], baseUrl + stagePath({ pin, psn }));
}

/** The stage as it is; the lock on its plan blocks other writers. */
async function presentStage(tx: Db, psn: string, expectedVersion: number | null): Promise<StageRow> {
  const row = await loadStageRow(tx, psn);
  if (row === undefined) throw new Error(`The phenotyping stage ${psn} has gone`);
  await refuseStale(tx, { entity: 'PhenotypingStage', id: row.id, version: row.version }, expectedVersion);
  return row;
}

/** The status of the stage after the requested step, and whether tissue has to be stored then. */
function nextStep(
  row: StageRow,
  action: string | null | undefined,
  caller: Subject,
  lists: Lists,
): { statusId: number; keepsTissue: boolean } {
  const machine = stageMachine(lists.phenotyping_stage_type.get(row.typeId).name);
  const current = lists.status.get(row.statusId).name;
  const transition = userTransition(machine, {
    action,
    current,
    state: null,
    subject: caller,
    entity: 'PhenotypingStage',
  });
  if (transition === null) return { statusId: row.statusId, keepsTissue: false };
  return {
    statusId: lists.status.require(statusAfter(machine, transition)),
    keepsTissue: transition.effect === 'keep fixed tissue',
  };
}

/** The one work unit whose stages always keep fixed tissue (api-2 §10.2). */
const TISSUE_KEEPER = 'UCD';

function keepingTissue(values: StageValues, { workUnitId }: PlanColumns, lists: Lists): StageValues {
  if (lists.work_unit.get(workUnitId).name !== TISSUE_KEEPER) return values;
  const fixedTissueId = lists.material_deposited_type.require('Fixed Tissue');
  const today = localDate(new Date());
  return { ...values, tissues: withFixedTissue(values.tissues, { fixedTissueId, workUnitId, today }) };
}

/** Stores a stage, and its history if anything changed: a change of nothing is no new version. */
async function saveStage(
  tx: Db,
  before: StageRow,
  { values, statusId }: { values: StageValues; statusId: number },
  lists: Lists,
): Promise<HistoryRecord | null> {
  const { tissues: wanted, ...fields } = values;
  const storedTissues = before.tissues.map(({ id }) => id);
  const tissues = await replaceTissues(tx, before.id, storedTissues, wanted);
  const after = { ...before, ...fields, tissues, statusId };
  const details = differences(stageAudit(before, lists), stageAudit(after, lists));
  if (details.length === 0) return null;
  const { version } = await tx
    .updateTable('phenotyping_stage')
    .set(columnsOf(STAGE_FIELDS, after))
    .where('id', '=', before.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (statusId !== before.statusId) await stampStage(tx, before.id, statusId);
  return recordChange(tx, 'PhenotypingStage', before.id, version, details);
}
