import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { REPORT_TYPES } from '../../../catalogue/reference-data/report-types.ts';

/** The types of the catalogue with this name, or all; none for a name that it does not have. */
const builtIn = (name?: string) => REPORT_TYPES.filter((type) => name === undefined || type.name === name);

/** Adds the report types of the catalogue that are not stored, and returns how many that were. */
export async function addReportTypes(db: Db, name?: string): Promise<number> {
  const types = builtIn(name);
  if (types.length === 0) return 0;
  const added = await db
    .insertInto('report_type')
    .values(types.map((type) => ({ ...type })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** Gives stored report types the descriptions of the catalogue, and returns how many there are. */
export async function resetDescriptions(db: Db, name?: string): Promise<number> {
  let found = 0;
  for (const type of builtIn(name)) {
    const { numUpdatedRows } = await db
      .updateTable('report_type')
      .set({ description: type.description })
      .where('name', '=', type.name)
      .executeTakeFirst();
    found += Number(numUpdatedRows);
  }
  return found;
}

/** Makes the report types public that are so in the catalogue, and no others of it. */
export async function resetPublicSettings(db: Db): Promise<void> {
  const names = REPORT_TYPES.map(({ name }) => name);
  const shown = REPORT_TYPES.filter((type) => type.is_public).map(({ name }) => name);
  await sql`update report_type set is_public = name = any (${shown}::text[])
    where name = any (${names}::text[])`.execute(db);
}
