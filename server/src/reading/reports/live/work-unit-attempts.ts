import { sql } from 'kysely';
import type { WorkUnitAttemptsQuery } from 'shared/contract';
import { isPlanReadableBy } from '../../../identity/permissions/plan-visibility.ts';
import { IS_CONFIRMED, NOT_COUNTED_GROUP } from '../../production-numbers/counted-units.ts';
import { attemptTypeName } from '../../production-numbers/request.ts';
import { idList, idsInOrder, mapPieces, readPieces } from '../listing.ts';
import type { TsvFile } from '../tsv.ts';
import type { ReportReader } from './reader.ts';

interface Row {
  date: string;
  name: string;
  min: string;
  mutationSymbol: string | null;
  geneSymbol: string;
}

/**
 * The confirmed colonies of a work unit and an attempt type, with the first of their mutations (api-3 §8.3.1). The empty
 * last column is as those who read these files know it.
 */
export async function workUnitAttempts(
  { db, caller }: ReportReader,
  { workunit, attempt }: WorkUnitAttemptsQuery,
): Promise<TsvFile> {
  const attemptType = attemptTypeName(attempt);
  const counted = sql`colony
    join colony_status_stamp stamp on stamp.colony_id = colony.outcome_id and stamp.status_id = colony.status_id
      and ${IS_CONFIRMED}
    join outcome on outcome.id = colony.outcome_id
    join plan on plan.id = outcome.plan_id
      and plan.attempt_type_id = (select id from attempt_type where lower(name) = ${attemptType})
    join mutation_outcome on mutation_outcome.outcome_id = outcome.id
    join mutation_gene on mutation_gene.mutation_id = mutation_outcome.mutation_id
    join mutation on mutation.id = mutation_outcome.mutation_id
    join gene on gene.id = mutation_gene.gene_id
    join work_unit on work_unit.id = plan.work_unit_id and lower(work_unit.name) = lower(${workunit.trim()})
    join work_group on work_group.id = plan.work_group_id and work_group.name <> ${NOT_COUNTED_GROUP}
    join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}`;
  const ids = await idsInOrder(
    db,
    sql`
      select outcome.id from outcome
      join plan on plan.id = outcome.plan_id
      join attempt_type on attempt_type.id = plan.attempt_type_id and lower(attempt_type.name) = ${attemptType}
      join work_unit on work_unit.id = plan.work_unit_id and lower(work_unit.name) = lower(${workunit.trim()})
      order by outcome.id`,
  );
  const pieces = readPieces(ids, async (some) => {
    const { rows } = await sql<Row>`
      select to_char(found.date, 'YYYY-MM-DD HH24:MI:SS') as date, found.name, found.min,
        found."mutationSymbol", found."geneSymbol"
      from (
        select distinct on (outcome.id) outcome.id, stamp.date, colony.name, mutation.min,
          mutation.symbol as "mutationSymbol", gene.symbol as "geneSymbol"
        from ${counted}
        where outcome.id = any (${idList(some)})
        order by outcome.id, stamp.date, mutation.min, mutation.symbol, gene.symbol) found
      order by found.id`.execute(db);
    return rows;
  });
  return {
    name: `${attemptType}_Attempt_by_${workunit.trim()}`,
    header: ['Date', 'Name', 'Min', 'Mutation Symbol', 'Gene Symbol'],
    rows: mapPieces(pieces, (row) => [row.date, row.name, row.min, row.mutationSymbol, row.geneSymbol, '']),
  };
}
