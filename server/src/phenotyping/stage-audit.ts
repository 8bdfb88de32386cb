import type { Lists } from '../catalogues/catalogues.ts';
import { collection, type AuditTree } from '../history/audit-tree.ts';
import type { StageRow } from './stage-rows.ts';

/** What history compares of a stage, in the names of the reference's model (api-2 §20.2). */
export function stageAudit(row: StageRow, lists: Lists): AuditTree {
  return {
    status: { name: lists.status.get(row.statusId).name },
    phenotypingExperimentsStarted: row.experimentsStarted,
    initialDataReleaseDate: row.dataReleaseDate,
    tissueDistributions: collection(
      row.tissues,
      ({ id }) => id,
      ({ startDate, endDate, workUnitId, materialId }) => ({
        startDate,
        endDate,
        workUnit: { name: lists.work_unit.get(workUnitId).name },
        materialDepositedType: { name: lists.material_deposited_type.get(materialId).name },
      }),
    ),
  };
}
