import type { GeneOfSynonym, OrthologsByAccessionId, ReferenceGene } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';
import type { OrthologFinder } from '../external-services/ortholog-finder.ts';
import { capitalised } from './gene-names.ts';
import { shownOrthologs } from './ortholog-rules.ts';
import { findGenesBySynonym, findGenesBySymbolStart, findGenesLike, type GeneRow } from './repository.ts';

const SHORTEST_INPUT = 3;

/** Positions are on this build. */
const GENOME_BUILD = 'GRCm39';

/**
 * Reference genes whose symbol or accession id matches; `%` and `_` are wildcards (api-1 §18).
 *
 * @throws UserError if the input would match too much
 */
export async function lookUpGenes(db: Db, input: string): Promise<ReferenceGene[]> {
  if (significantLength(input) < SHORTEST_INPUT) throw new UserError('The input is too short.');
  return (await findGenesLike(db, clean(input))).map(toReferenceGene);
}

/** Symbols of the same genes, however short the input. */
export async function lookUpSymbols(db: Db, input: string): Promise<string[]> {
  return (await findGenesLike(db, clean(input))).map(({ symbol }) => symbol);
}

/** Genes whose symbol begins with the text, its first letter taken as a capital one. */
export async function lookUpBySymbolStart(db: Db, start: string): Promise<ReferenceGene[]> {
  const text = clean(start);
  if (text === '') return [];
  return (await findGenesBySymbolStart(db, capitalised(text))).map(toReferenceGene);
}

/** The gene of which the text is a synonym: of several the first in the alphabet, with the others. */
export async function lookUpSynonym(db: Db, synonym: string): Promise<GeneOfSynonym | undefined> {
  const [first, ...others] = await findGenesBySynonym(db, clean(synonym));
  if (first === undefined) return undefined;
  const sameSynonym = others.map(({ symbol, accId }) => ({ symbol, accId }));
  return { ...toReferenceGene(first), ...(sameSynonym.length > 0 && { sameSynonym }) };
}

/** The best supported human counterparts of each gene; genes without any are absent (api-3 §3). */
export async function lookUpOrthologs(
  orthologs: OrthologFinder,
  accIds: RawValue,
): Promise<OrthologsByAccessionId> {
  const ids = listValues(listValues(accIds).flatMap((value) => value.split(',')));
  const byGene = await orthologs.findOrthologs(ids);
  return Object.fromEntries(
    Array.from(byGene, ([accId, found]) => [accId, shownOrthologs(found).allOrthologs]),
  );
}

/** Characters that narrow a look-up: those after the colon of an accession id, without one final `%`. */
export function significantLength(input: string): number {
  const afterColon = input.slice(input.indexOf(':') + 1);
  return afterColon.trim().replace(/%$/, '').length;
}

function clean(input: string): string {
  return input.replaceAll('\0', '').trim();
}

function toReferenceGene(row: GeneRow): ReferenceGene {
  const { name, type, entrezGeneId, ensemblGeneId, mgiCm, mgiChromosome, mgiStart, mgiStop, mgiStrand } = row;
  return {
    id: row.id,
    symbol: row.symbol,
    accId: row.accId,
    name: name ?? undefined,
    type: type ?? undefined,
    genomeBuild: mgiStart === null ? undefined : GENOME_BUILD,
    entrezGeneId: entrezGeneId ?? undefined,
    ensemblGeneId: ensemblGeneId ?? undefined,
    mgiCm: mgiCm ?? undefined,
    mgiChromosome: mgiChromosome ?? undefined,
    mgiStart: mgiStart ?? undefined,
    mgiStop: mgiStop ?? undefined,
    mgiStrand: mgiStrand ?? undefined,
    speciesName: row.speciesName,
  };
}
