import type { Db } from '../db/database.ts';
import { replaceRows } from '../db/replace-rows.ts';
import type { TissueRow } from './stage-rows.ts';
import type { TissueValues } from './stage-values.ts';

/**
 * Makes the tissue of a stage what a request says (api-2 §21).
 *
 * @param stored ids of the rows at present
 * @returns the rows as they are stored then
 */
export async function replaceTissues(
  tx: Db,
  stageId: number,
  stored: readonly number[],
  tissues: readonly TissueValues[],
): Promise<TissueRow[]> {
  const ids = await replaceRows(
    tx,
    'tissue_distribution',
    { column: 'phenotyping_stage_id', id: stageId },
    stored,
    tissues.map(({ id, startDate, endDate, workUnitId, materialId }) => ({
      id,
      start_date: startDate,
      end_date: endDate,
      work_unit_id: workUnitId,
      material_deposited_type_id: materialId,
    })),
  );
  return tissues.map((tissue, place) => ({ ...tissue, id: ids[place] ?? 0 }));
}
