import { sql } from 'kysely';
import type { RepositoryPipeline } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { link } from '../../platform/http/responses/hal.ts';
import type { Collection } from './repository-collection.ts';
import { PIPELINES } from './repository-paths.ts';

/** A programme, as stored. */
export type PipelineRow = Awaited<ReturnType<typeof loadPipelineRows>>[number];

/** The programmes that made vectors and clones (api-3 section 5.4). */
export const PIPELINE_COLLECTION: Collection<PipelineRow, RepositoryPipeline> = {
  path: PIPELINES,
  table: 'targ_rep_pipeline',
  sortColumns: {
    id: 'id',
    name: 'name',
    description: 'description',
    geneTrap: 'gene_trap',
    reportToPublic: 'report_to_public',
  },
  load: loadPipelineRows,
  represent: (row, baseUrl) => ({
    ...pipelineMembers(row),
    _links: { self: link(baseUrl, `${PIPELINES}/${row.id}`) },
  }),
  missing: (id) => `A targ rep pipeline with the id [${id}] does not exist.`,
};

/** The pipelines of these ids, in one statement; in no order. */
export async function loadPipelineRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('targ_rep_pipeline')
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .selectAll()
    .execute();
}

/** The members of a pipeline that it has wherever it is shown. */
export function pipelineMembers(row: PipelineRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    geneTrap: row.gene_trap,
    reportToPublic: row.report_to_public,
  };
}
