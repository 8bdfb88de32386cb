import { sql } from 'kysely';
import { signedIn, type Subject } from '../../../identity/permissions/caller.ts';
import { isAllowed } from '../../../identity/permissions/policy.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOfIds } from '../../../platform/database/any-of-ids.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { inChunks } from '../../../platform/pauses/chunks.ts';
import { scalarOf } from '../../../platform/records/scalar.ts';
import type { SheetCell, SheetTable } from '../../../platform/spreadsheet/write-workbook.ts';
import { attemptMembers } from '../../attempts/attempt-representation.ts';
import { loadPlanRows, type PlanRow } from '../../plans/plan-rows.ts';
import type { ImportColumn } from './column.ts';
import { valueColumns, valuesHeader } from './columns.ts';
import { valueAt } from './row-request.ts';

/** Plans read at a time, so that others wait for a few milliseconds only. */
const STEP = 100;

export interface AttemptsOfUnit {
  attemptTypeName: string;
  workUnitName: string;
}

/**
 * The attempts of a work unit as a file of updates: its rows, brought in as they are, change nothing. Plans that the caller may
 * not update are left out.
 *
 * @throws UserError for a work unit that does not exist
 */
export async function presentValues(
  { db, lists, caller }: { db: Db; lists: Lists; caller: Subject },
  { attemptTypeName, workUnitName }: AttemptsOfUnit,
): Promise<SheetTable> {
  signedIn(caller);
  const unit = lists.work_unit.find(workUnitName);
  const attemptType = lists.attempt_type.find(attemptTypeName);
  if (unit === undefined) throw new UserError(`Work Unit '${workUnitName}' does not exist.`);
  if (attemptType === undefined) throw new UserError(`Attempt Type '${attemptTypeName}' does not exist.`);
  const columns = valueColumns(attemptTypeName);
  const plans = await db
    .selectFrom('plan')
    .select('id')
    .where('work_unit_id', '=', unit.id)
    .where('attempt_type_id', '=', attemptType.id)
    .orderBy('id')
    .execute();
  const ids = plans.map(({ id }) => id);
  return { header: valuesHeader(columns), rows: rowsOf() };

  async function* rowsOf(): AsyncGenerator<SheetCell[][]> {
    for (const piece of inChunks(ids, STEP)) {
      const read = await loadPlanRows(db, { ids: piece });
      const mine = read.filter(({ facts }) => isAllowed(caller, 'UPDATE_PLAN', facts));
      const genes = await genesOf(db, mine);
      yield mine.map((plan) => [
        plan.pin,
        plan.version,
        genes.get(plan.projectId) ?? null,
        lists.status.get(plan.statusId).name,
        ...valuesOf(plan, { attemptTypeName, columns, lists }),
      ]);
    }
  }
}

function valuesOf(
  plan: PlanRow,
  {
    attemptTypeName,
    columns,
    lists,
  }: { attemptTypeName: string; columns: readonly ImportColumn[]; lists: Lists },
): SheetCell[] {
  const members = attemptMembers(plan.attempt, { ...plan, attemptTypeName }, lists, '');
  return columns.map(({ path }) => scalarOf(valueAt(members, path)));
}

/** The symbols of the genes that the projects of these plans aim at, by project. */
async function genesOf(db: Db, plans: readonly PlanRow[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; symbols: string }>`
    select intention.project_id as id, string_agg(gene.symbol, '; ' order by intention.id, gene.symbol) as symbols
    from project_intention intention
    join project_intention_gene target on target.project_intention_id = intention.id
    join gene on gene.id = target.gene_id
    where intention.project_id = ${anyOfIds([...new Set(plans.map(({ projectId }) => projectId))])}
    group by intention.project_id`.execute(db);
  return new Map(rows.map(({ id, symbols }) => [id, symbols]));
}
