import type { HistoryDetail } from 'shared/contract';
import { findBySynonym, findGenes, unknownGene } from '../../../catalogue/genes/resolve-genes.ts';
import type { Db } from '../../../platform/database/database.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';

/** The gene that a row means. */
export interface GeneOfRow {
  accessionId: string;
  symbol: string;
  /** Shows the symbol where the file has another name for the gene. */
  detail: HistoryDetail;
}

/**
 * The gene of this symbol or accession id, in any case, or the one of which it is a synonym.
 *
 * @throws NotFoundError for a name of no gene, UserError for a synonym of several
 */
export async function geneOfRow(db: Db, name: string): Promise<GeneOfRow> {
  const gene = (await findGenes(db, [name])).get(0);
  if (gene !== undefined) return { ...gene, detail: detailOf(null, gene.symbol) };
  const [meant, ...others] = await findBySynonym(db, name);
  if (meant === undefined) throw unknownGene(name);
  if (others.length > 0) {
    const symbols = [meant, ...others].map(({ symbol }) => symbol).join(', ');
    throw new UserError(`Gene: ${name} is a synonym of several genes: ${symbols}. Please write which one.`);
  }
  return { ...meant, detail: detailOf(name, meant.symbol) };
}

function detailOf(written: string | null, symbol: string): HistoryDetail {
  return { field: 'gene', oldValue: written, newValue: symbol, note: written === null ? '' : 'Synonym' };
}
