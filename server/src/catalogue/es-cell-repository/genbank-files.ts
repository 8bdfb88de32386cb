import { sql } from 'kysely';
import type { GenbankFile } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { link } from '../../platform/http/responses/hal.ts';
import type { Collection } from './repository-collection.ts';
import { GENBANK_FILES } from './repository-paths.ts';

type GenbankFileRow = Awaited<ReturnType<typeof loadGenbankFileRows>>[number];

/** Where sequences and pictures of alleles and vectors are (api-3 section 5.6). */
export const GENBANK_FILE_COLLECTION: Collection<GenbankFileRow, GenbankFile> = {
  path: GENBANK_FILES,
  table: 'targ_rep_genbank_file',
  sortColumns: { id: 'id', host: 'host', type: 'type', genbankFilePath: 'genbank_file_path' },
  load: loadGenbankFileRows,
  represent: (row, baseUrl) => ({
    id: row.id,
    host: row.host,
    type: row.type,
    genbankFilePath: row.genbank_file_path,
    alleleImagePath: row.allele_image_path,
    cassetteImagePath: row.cassette_image_path,
    simpleImagePath: row.simple_image_path,
    vectorImagePath: row.vector_image_path,
    _links: { self: link(baseUrl, `${GENBANK_FILES}/${row.id}`) },
  }),
  missing: (id) => `A targ rep GeneBankFile with the id [${id}] does not exist.`,
};

/** In one statement; in no order. */
async function loadGenbankFileRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('targ_rep_genbank_file')
    .where('id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .selectAll()
    .execute();
}
