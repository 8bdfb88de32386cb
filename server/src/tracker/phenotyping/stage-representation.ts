import type { PhenotypingStage } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { link } from '../../platform/http/responses/hal.ts';
import { statusTransition } from '../../catalogue/state-machines/engine.ts';
import { stageMachine } from '../../catalogue/state-machines/machines.ts';
import { toStamps } from '../../catalogue/state-machines/status-stamps.ts';
import { membersOf, membersOfRows } from '../../platform/records/represent.ts';
import { STAGE_FIELDS, TISSUE_FIELDS } from './stage-fields.ts';
import type { StageRow } from './stage-rows.ts';
import type { AuditTree } from '../../platform/history/audit-tree.ts';
import { auditOf, auditOfRows } from '../../platform/records/audit.ts';

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
export function toStage(row: StageRow, lists: Lists, { caller, baseUrl }: Reader): PhenotypingStage {
  const typeName = lists.phenotyping_stage_type.get(row.typeId).name;
  const members = membersOf(STAGE_FIELDS, row, lists);
  return {
    pin: row.pin,
    psn: row.psn,
    ...members,
    phenotypingTypeName: typeName,
    phenotypingExternalRef: row.externalRef,
    tissueDistributions: membersOfRows(TISSUE_FIELDS, row.tissues, lists),
    statusDates: toStamps(row.stamps, lists),
    statusTransition: statusTransition(stageMachine(typeName), members.statusName, null, caller),
    _links: {
      self: link(baseUrl, stagePath(row)),
      plan: link(baseUrl, `/api/plans/${row.pin}`),
    },
  };
}

/** What history compares of a stage, in the names of the reference's model (api-2 §20.2). */
export function stageAudit(row: StageRow, lists: Lists): AuditTree {
  return {
    ...auditOf(STAGE_FIELDS, row, lists),
    tissueDistributions: auditOfRows(TISSUE_FIELDS, row.tissues, lists),
  };
}
