import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/** Gives all projects this privacy. */
export async function makeProjects(db: Db, privacy: 'public' | 'protected' | 'restricted'): Promise<void> {
  await sql`update project set privacy_id = (select id from privacy where name = ${privacy})`.execute(db);
  await sql`select refresh_project_index(array(select id from project))`.execute(db);
}
