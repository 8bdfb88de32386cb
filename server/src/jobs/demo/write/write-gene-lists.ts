import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { idsByName } from '../../../platform/database/ids-by-name.ts';
import type { Gene, GeneBook } from '../../../catalogue/reference-data/load-genes.ts';
import { manyOf, readTable, type TableRow } from '../../../catalogue/reference-data/read-table.ts';

/** A list of genes of one consortium, as it follows from IMPC's results. */
interface ListRule {
  readonly consortium: string;
  readonly description: string;
  /** What is recorded of a gene; null where it is not in the list. */
  readonly recordOf: (row: TableRow) => { type: string; note: string | null; visible: boolean } | null;
}

/** The family is the record type, the products are the note, and genes with a product are shown to the public. */
const IDG: ListRule = {
  consortium: 'IDG',
  description: 'Druggable genome: kinases, ion channels and GPCRs',
  recordOf: (row) => {
    const products = manyOf(row('idg_products'));
    if (row('idg_family') === '') return null;
    return {
      type: row('idg_family'),
      note: products.length === 0 ? null : products.join(', '),
      visible: products.length > 0,
    };
  },
};

/**
 * Genes without which mice die late before birth, as candidates for Mendelian disease: those whose embryos were imaged are of the
 * first tier and shown to the public.
 */
const CMG: ListRule = {
  consortium: 'CMG',
  description: 'Candidates for Mendelian disease: homozygous mice die late before birth',
  recordOf: (row) => {
    if (row('window_of_lethality') !== 'late lethal') return null;
    const wasImaged = row('embryo_imaging') !== '';
    const note = `Primary viability: ${manyOf(row('primary_viability')).join(', ')}`;
    return { type: wasImaged ? 'Tier1' : 'Tier2', note, visible: wasImaged };
  },
};

interface ListRecord {
  readonly id: number;
  readonly gene: Gene;
  readonly list: string;
  readonly type: string;
  readonly note: string | null;
  readonly visible: boolean;
}

/** Writes the gene lists of IDG and CMG. */
export async function writeGeneLists(db: Db, book: GeneBook): Promise<number> {
  const table = await readTable('impc_genes.tsv.gz');
  const records = [IDG, CMG]
    .flatMap(({ consortium, recordOf }) =>
      table
        .flatMap((row) => {
          const gene = book.byAccession(row('mgi_id'));
          const record = recordOf(row);
          return gene === undefined || record === null ? [] : [{ ...record, gene, list: consortium }];
        })
        .toSorted((one, other) => one.gene.symbol.localeCompare(other.gene.symbol)),
    )
    .map((record, index): ListRecord => ({ ...record, id: index + 1 }));
  const consortiumId = await idsByName(db, 'consortium');
  await db
    .insertInto('gene_list')
    .values(
      [IDG, CMG].map(({ consortium, description }) => ({
        consortium_id: consortiumId(consortium),
        description,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('consortium_id')
        .doUpdateSet((update) => ({ description: update.ref('excluded.description') })),
    )
    .execute();
  await bulkInsert(
    db,
    'list_record',
    records.map(({ id, list, note, visible }) => ({ id, gene_list_id: consortiumId(list), note, visible })),
  );
  await bulkInsert(
    db,
    'gene_by_list_record',
    records.map(({ id, gene }) => ({ list_record_id: id, gene_id: gene.id, index: 0 })),
  );
  await writeTypes(db, records, consortiumId);
  return records.length;
}

/** The record types of each list, and which of them each record has. */
async function writeTypes(
  db: Db,
  records: readonly ListRecord[],
  consortiumId: (name: string) => number,
): Promise<void> {
  for (const { consortium } of [IDG, CMG]) {
    const ofList = records.filter(({ list }) => list === consortium);
    const listId = consortiumId(consortium);
    const names = [...new Set(ofList.map(({ type }) => type))].toSorted();
    await bulkInsert(
      db,
      'list_record_type',
      names.map((name) => ({ gene_list_consortium_id: listId, name })),
      { skipExisting: true },
    );
    const types = await db
      .selectFrom('list_record_type')
      .where('gene_list_consortium_id', '=', listId)
      .select(['id', 'name'])
      .execute();
    const typeIds = new Map(types.map(({ id, name }) => [name, id]));
    await bulkInsert(
      db,
      'list_record_list_record_type',
      ofList.flatMap(({ id, type }) => {
        const typeId = typeIds.get(type);
        return typeId === undefined ? [] : [{ list_record_id: id, list_record_type_id: typeId }];
      }),
    );
  }
}
