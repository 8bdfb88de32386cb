import type { PhenotypingStage } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { link } from '../http/hal.ts';
import type { PlanReader } from '../plans/plan-representation.ts';
import { statusTransition } from '../state-machines/engine.ts';
import { stageMachine } from '../state-machines/machines.ts';
import { toStamps } from '../state-machines/status-stamps.ts';
import type { StageRow } from './stage-rows.ts';

/** Which stage of which plan, by their public identifiers. */
export interface StageAddress {
  pin: string;
  psn: string;
}

/** Where a stage is. */
export function stagePath({ pin, psn }: StageAddress): string {
  return `/api/plans/${pin}/phenotypingStages/${psn}`;
}

/** A stage as the API describes it (api-2 §18.2), with what the caller may do next. */
export function toStage(row: StageRow, lists: Lists, { caller, baseUrl }: PlanReader): PhenotypingStage {
  const typeName = lists.phenotyping_stage_type.get(row.typeId).name;
  const statusName = lists.status.get(row.statusId).name;
  return {
    pin: row.pin,
    psn: row.psn,
    statusName,
    phenotypingTypeName: typeName,
    phenotypingExternalRef: row.externalRef,
    phenotypingExperimentsStarted: row.experimentsStarted,
    initialDataReleaseDate: row.dataReleaseDate,
    tissueDistributions: row.tissues.map(({ workUnitId, materialId, ...tissue }) => ({
      ...tissue,
      workUnitName: lists.work_unit.get(workUnitId).name,
      materialDepositedTypeName: lists.material_deposited_type.get(materialId).name,
    })),
    statusDates: toStamps(row.stamps, lists),
    statusTransition: statusTransition(stageMachine(typeName), statusName, null, caller),
    _links: {
      self: link(baseUrl, stagePath(row)),
      plan: link(baseUrl, `/api/plans/${row.pin}`),
    },
  };
}
