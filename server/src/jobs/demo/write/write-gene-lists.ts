import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { idsByName } from '../../../platform/database/ids-by-name.ts';
import type { GeneBook } from '../../../catalogue/reference-data/load-genes.ts';
import { manyOf, readTable } from '../../../catalogue/reference-data/read-table.ts';

const CONSORTIUM = 'IDG';

/**
 * Writes the gene list of IDG from the family that IMPC's results give for its genes: the family is the
 * record type, the products are the note, and genes with a product are shown to the public.
 */
export async function writeGeneLists(db: Db, book: GeneBook): Promise<number> {
  const table = await readTable('impc_genes.tsv.gz');
  const records = table
    .filter((row) => row('idg_family') !== '')
    .flatMap((row) => {
      const gene = book.byAccession(row('mgi_id'));
      return gene === undefined
        ? []
        : [{ gene, family: row('idg_family'), products: manyOf(row('idg_products')) }];
    })
    .toSorted((one, other) => one.gene.symbol.localeCompare(other.gene.symbol))
    .map((record, index) => ({ ...record, id: index + 1 }));
  const families = [...new Set(records.map(({ family }) => family))].toSorted();
  const listId = (await idsByName(db, 'consortium'))(CONSORTIUM);

  await bulkInsert(db, 'gene_list', [
    { consortium_id: listId, description: 'Druggable genome: kinases, ion channels and GPCRs' },
  ]);
  const typeRows = families.map((name) => ({ gene_list_consortium_id: listId, name }));
  await bulkInsert(db, 'list_record_type', typeRows);
  await bulkInsert(
    db,
    'list_record',
    records.map(({ id, products }) => ({
      id,
      gene_list_id: listId,
      note: products.length === 0 ? null : products.join(', '),
      visible: products.length > 0,
    })),
  );
  await bulkInsert(
    db,
    'gene_by_list_record',
    records.map(({ id, gene }) => ({ list_record_id: id, gene_id: gene.id, index: 0 })),
  );
  const typeId = await idsByName(db, 'list_record_type');
  await bulkInsert(
    db,
    'list_record_list_record_type',
    records.map(({ id, family }) => ({ list_record_id: id, list_record_type_id: typeId(family) })),
  );
  return records.length;
}
