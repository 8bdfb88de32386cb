import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** A pipeline of the ES cell repository without its id. */
interface Pipeline {
  readonly name: string;
  readonly description: string | null;
  readonly report_to_public: boolean;
  readonly gene_trap: boolean;
}

/**
 * Removes our pipelines while nothing refers to them, so that those of the source have their ids, which are parts of public
 * addresses (api-3 section 5.4).
 */
export async function removeUnusedPipelines(db: Db): Promise<readonly Pipeline[]> {
  const { rows } = await sql<Pipeline>`
    delete from targ_rep_pipeline where id not in (
      select pipeline_id from targ_rep_ikmc_project
      union select pipeline_id from targ_rep_targeting_vector where pipeline_id is not null
      union select pipeline_id from targ_rep_es_cell)
    returning name, description, report_to_public, gene_trap`.execute(db);
  return rows;
}

/** Puts back what was removed and did not come from the source. */
export async function restorePipelines(db: Db, removed: readonly Pipeline[]): Promise<void> {
  await sql`
    insert into targ_rep_pipeline (name, description, report_to_public, gene_trap)
    select name, description, report_to_public, gene_trap
    from json_populate_recordset(null::targ_rep_pipeline, ${JSON.stringify(removed)}::json)
    on conflict do nothing`.execute(db);
}
