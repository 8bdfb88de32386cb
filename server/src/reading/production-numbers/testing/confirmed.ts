/** Confirmed colonies for tests of production numbers and reports, put together through SQL. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';

/** A colony with its own plan and project; options that are not given have the usual values. */
export interface TestConfirmed {
  name: string;
  attemptType?: string;
  workUnit?: string;
  /** Null for none. */
  workGroup?: string | null;
  privacy?: TestProject['privacy'];
  status?: string;
  /** When it came into that status; several where it left and came back. */
  dates: readonly string[];
  /** Symbols of the genes of its one mutation. */
  genes?: readonly string[];
}

/** Adds a colony and returns the id of its outcome. */
export async function addConfirmed(db: Db, colony: TestConfirmed): Promise<number> {
  const { genes = [], workGroup = 'BaSH' } = colony;
  await addProject(db, {
    privacy: colony.privacy ?? 'public',
    intentions: genes.map((gene) => ({ gene })),
    plans: [
      {
        workUnit: colony.workUnit ?? 'JAX',
        ...(workGroup !== null && { workGroup }),
        attemptType: colony.attemptType ?? 'crispr',
        colonies: [colony.name],
      },
    ],
  });
  const status = colony.status ?? 'Genotype Confirmed';
  const { rows } = await sql<{ id: number }>`
    update colony set status_id = (select id from status where name = ${status})
    where name = ${colony.name} returning outcome_id as id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const date of colony.dates)
    await sql`insert into colony_status_stamp (colony_id, status_id, date)
      select ${id}, id, ${date}::timestamp from status where name = ${status}`.execute(db);
  await addMutation(db, id, `${genes[0] ?? 'Any'}<em1(IMPC)${colony.name}>`, genes);
  return id;
}

/** Adds a mutation of these genes to an outcome, and returns its identifier. */
export async function addMutation(
  db: Db,
  outcomeId: number,
  symbol: string | null,
  genes: readonly string[],
): Promise<string> {
  const { id, min } = await db
    .insertInto('mutation')
    .values({ symbol })
    .returning(['id', 'min'])
    .executeTakeFirstOrThrow();
  await db.insertInto('mutation_outcome').values({ mutation_id: id, outcome_id: outcomeId }).execute();
  await sql`insert into mutation_gene (mutation_id, gene_id)
    select ${id}, id from gene where symbol = any (${[...genes]}::text[])`.execute(db);
  return min;
}
