import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import { genesNamed, genesWithSynonym } from './gene-names.ts';

/** A gene as a request names it: by accession id, else by symbol; those of humans are refused. */
export interface GeneReference {
  accessionId?: string | null | undefined;
  symbol?: string | null | undefined;
  speciesName?: string | null | undefined;
}

/** A stored gene that a request named. */
export interface ResolvedGene {
  id: number;
  accessionId: string;
  symbol: string;
  speciesName: string;
  name: string | null;
}

/**
 * The stored genes that a request names, in its order (api-1 §16.2, api-2 §15.5, api-3 §2.2). The reference genes are all
 * in the database; a symbol written the same is preferred, others match ignoring case.
 *
 * @throws NotFoundError for an unknown gene, UserError for a synonym and for a human gene
 */
export async function resolveGenes(db: Db, references: readonly GeneReference[]): Promise<ResolvedGene[]> {
  const terms = references.map(termOf);
  const found = await findGenes(db, terms);
  references.forEach((reference, index) => refuseHuman(reference, found.get(index)));
  const missing = terms.findIndex((_term, index) => !found.has(index));
  if (missing !== -1) await refuse(db, terms[missing] ?? null);
  return [...found.values()];
}

function termOf({ accessionId, symbol }: GeneReference): string | null {
  const named = [accessionId, symbol].find(
    (text) => text !== null && text !== undefined && text.trim() !== '',
  );
  return named?.trim() ?? null;
}

/** The genes of symbols and accession ids, by the position of the term that found them, and in its order. */
export async function findGenes(
  db: Db,
  terms: readonly (string | null)[],
): Promise<Map<number, ResolvedGene>> {
  if (terms.length === 0) return new Map();
  const { rows } = await sql<ResolvedGene & { position: number }>`
    select distinct on (asked.position) (asked.position - 1)::integer as position, gene.id,
      gene.acc_id as "accessionId", gene.symbol, species.name as "speciesName", gene.name
    from unnest(${[...terms]}::text[]) with ordinality asked (term, position)
    cross join lateral ${genesNamed(sql`asked.term`)} found
    join gene on gene.id = found.id
    join species on species.id = gene.species_id
    order by asked.position, gene.symbol = asked.term desc, gene.id`.execute(db);
  return new Map(rows.map(({ position, ...gene }) => [position, gene]));
}

/** `BRCA1` of a human is not `Brca1` of the mouse, although symbols match ignoring case. */
function refuseHuman({ speciesName }: GeneReference, found: ResolvedGene | undefined): void {
  const isHuman = (name: string | null | undefined) => name?.trim().toLowerCase() === 'homo sapiens';
  if (isHuman(speciesName) && !isHuman(found?.speciesName))
    throw new UserError('Human genes not supported yet.');
}

async function refuse(db: Db, term: string | null): Promise<never> {
  const meant = await findBySynonym(db, term);
  const [first, ...others] = meant;
  if (first === undefined) throw unknownGene(term);
  throw new UserError(
    others.length === 0
      ? `${term} is a synonym for the gene ${withId(first)}. Please use the valid symbol ${first.symbol} instead.`
      : `${term} is a synonym for several genes: ${meant.map(withId).join(', ')}. ` +
          `Please use the valid symbol of the one you mean instead.`,
  );
}

function withId({ symbol, accessionId }: { symbol: string; accessionId: string }): string {
  return `${symbol} (${accessionId})`;
}

/** The refusal of a term that is no gene. */
export function unknownGene(term: string | null): NotFoundError {
  return new NotFoundError(`Gene with accession id or symbol [${term}] does not exist.`);
}

/** The genes that have this synonym, each once, in the order of their symbols. */
export async function findBySynonym(db: Db, term: string | null) {
  const { rows } = await sql<{ id: number; symbol: string; accessionId: string }>`
    select distinct gene.id, gene.symbol, gene.acc_id as "accessionId"
    from ${genesWithSynonym(sql`${term}::text`)} found
    join gene on gene.id = found.id
    order by gene.symbol`.execute(db);
  return rows;
}
