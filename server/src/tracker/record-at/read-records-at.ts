import type { RecordAt } from 'shared/contract';
import type { Data } from '../../platform/http/app-context.ts';
import { collection } from '../../platform/history/audit-tree.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mutationAudit } from '../mutations/mutation-representation.ts';
import type { MutationAddress } from '../mutations/read-mutations.ts';
import { mutationOfOutcome, outcomeInPlan } from '../mutations/readable-mutations.ts';
import { outcomeOfPlan, type OutcomeAddress } from '../outcomes/readable-outcome.ts';
import { outcomeAudit } from '../outcomes/save-outcome.ts';
import { stageOfPlan } from '../phenotyping/read-stages.ts';
import { stageAudit, type StageAddress } from '../phenotyping/stage-representation.ts';
import { planAudit } from '../plans/plan-representation.ts';
import { readablePlan } from '../plans/readable-plan.ts';
import { requireReadableProject } from '../projects/readable-project.ts';
import { projectAudit, storedProject } from '../projects/stored-project.ts';
import { recordAt } from './record-at.ts';
import { requestedDay } from './requested-day.ts';

/*
 * Each is refused as the history of the record is, and for a day that is none.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */

/** Who asks, and for which day. */
export interface DayRequest {
  caller: Subject;
  day: string;
}

export async function readProjectAt(
  { db, catalogues }: Data,
  tpn: string,
  { caller, day }: DayRequest,
): Promise<RecordAt> {
  const { id } = await requireReadableProject(db, tpn, caller);
  const { values } = await storedProject(db, id);
  const tree = projectAudit(values, await catalogues.read());
  return recordAt(db, { entity: 'Project', id, tree }, requestedDay(day), caller);
}

export async function readPlanAt(
  { db, catalogues }: Data,
  pin: string,
  { caller, day }: DayRequest,
): Promise<RecordAt> {
  const row = await readablePlan(db, pin, caller);
  const tree = planAudit(row, await catalogues.read());
  return recordAt(db, { entity: 'Plan', id: row.id, tree }, requestedDay(day), caller);
}

/** With the mutations that it had, by their symbols; what they were like is read of each. */
export async function readOutcomeAt(
  { db, catalogues }: Data,
  address: OutcomeAddress,
  { caller, day }: DayRequest,
): Promise<RecordAt> {
  const row = await outcomeOfPlan(db, address, caller);
  const mutations = collection(
    row.mutations,
    ({ id }) => id,
    ({ min, symbol }) => symbol ?? min,
  );
  const tree = { ...outcomeAudit(row, await catalogues.read()), mutations };
  return recordAt(db, { entity: 'Outcome', id: row.id, tree }, requestedDay(day), caller);
}

export async function readMutationAt(
  { db, catalogues }: Data,
  { pin, tpo, min }: MutationAddress,
  { caller, day }: DayRequest,
): Promise<RecordAt> {
  const { outcome } = await outcomeInPlan(db, { pin, tpo }, caller);
  const row = await mutationOfOutcome(db, min, outcome);
  const tree = mutationAudit(row, await catalogues.read());
  return recordAt(db, { entity: 'Mutation', id: row.id, tree }, requestedDay(day), caller);
}

export async function readStageAt(
  { db, catalogues }: Data,
  address: StageAddress,
  { caller, day }: DayRequest,
): Promise<RecordAt> {
  const row = await stageOfPlan(db, address, caller);
  const tree = stageAudit(row, await catalogues.read());
  return recordAt(db, { entity: 'PhenotypingStage', id: row.id, tree }, requestedDay(day), caller);
}
