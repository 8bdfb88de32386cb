import { sql } from 'kysely';
import type { FoundGuide } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { capitalised } from '../genes/gene-names.ts';
import { exonsWithGuides, type ExonModel } from './exon-guides.ts';
import type { GuideFinder } from './guide-finder.ts';
import { toFoundGuide } from './guide-orientation.ts';

/** Finds guides among those that the consortium itself used and published, by the exon models of the reference data. */
export function embeddedGuideFinder(db: Db): GuideFinder {
  return {
    exonsWithGuides: async (symbol) => {
      const gene = await findExonModel(db, capitalised(symbol.trim()));
      return gene === undefined ? [] : exonsWithGuides(gene, await findGuides(db, gene.geneId));
    },
  };
}

/** Ignoring case; where two symbols differ in case alone, the one written so comes first. */
async function findExonModel(db: Db, symbol: string): Promise<(ExonModel & { geneId: number }) | undefined> {
  const row = await db
    .selectFrom('gene')
    .innerJoin('gene_exon_model as model', 'model.gene_id', 'gene.id')
    .where(sql<string>`lower(gene.symbol)`, '=', symbol.toLowerCase())
    .select([
      'gene.id as geneId',
      'gene.symbol',
      'model.genome_build as genomeBuild',
      'model.chromosome as chr',
      'model.strand',
      'model.exon_starts as starts',
      'model.exon_ends as ends',
    ])
    .orderBy(sql`gene.symbol = ${symbol}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, strand: strandOf(row.strand) };
}

async function findGuides(db: Db, geneId: number): Promise<FoundGuide[]> {
  const rows = await db
    .selectFrom('gene_guide')
    .where('gene_id', '=', geneId)
    .select([
      'genome_build as genomeBuild',
      'chromosome as chr',
      'start',
      'stop',
      'strand',
      'plus_strand_sequence as sequence',
    ])
    .execute();
  return rows.map((row) => toFoundGuide({ ...row, strand: strandOf(row.strand), sangerService: false }));
}

function strandOf(stored: string): '+' | '-' {
  return stored === '-' ? '-' : '+';
}
