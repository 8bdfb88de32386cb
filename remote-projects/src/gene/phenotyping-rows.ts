import type { GenePlan } from 'shared/contract';
import { planAddress, stageAddress } from './addresses.ts';

/** A stage of a phenotyping plan; of a plan without stages the plan itself. */
export interface PhenotypingRow {
  /** Identifier of the stage or plan. */
  id: string;
  address: string;
  name: string;
  statusName: string;
  since: string | null;
  plan: GenePlan;
}

/** The phenotyping of a gene, plan by plan. */
export function phenotypingRows(plans: readonly GenePlan[]): PhenotypingRow[] {
  return plans.filter(({ typeName }) => typeName === 'phenotyping').flatMap(rowsOfPlan);
}

function rowsOfPlan(plan: GenePlan): PhenotypingRow[] {
  const { pin, attemptTypeName, statusName, since, stages } = plan;
  if (stages.length === 0)
    return [{ id: pin, address: planAddress(plan), name: attemptTypeName, statusName, since, plan }];
  return stages.map((stage) => ({
    id: stage.psn,
    address: stageAddress({ ...plan, psn: stage.psn }),
    name: stage.phenotypingTypeName,
    statusName: stage.statusName,
    since: stage.since,
    plan,
  }));
}
