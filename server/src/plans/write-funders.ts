import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Makes these the funders of the plan. */
export async function replaceFunders(tx: Db, planId: number, funderIds: readonly number[]): Promise<void> {
  const ids = [...funderIds];
  await sql`
    with removed as (
      delete from plan_funder where plan_id = ${planId} and funder_id <> all (${ids}::bigint[])
    )
    insert into plan_funder (plan_id, funder_id)
    select ${planId}, funder_id from unnest(${ids}::bigint[]) wanted (funder_id)
    on conflict do nothing`.execute(tx);
}
