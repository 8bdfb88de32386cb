import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Runs statements of a transaction that may be refused: then they alone are undone, and the transaction can go on. */
export async function inSavepoint<Result>(tx: Db, run: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(tx);
  try {
    const result = await run();
    await sql`release savepoint part`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    await sql`release savepoint part`.execute(tx);
    throw error;
  }
}
