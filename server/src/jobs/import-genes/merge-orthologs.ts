import type { Refusal } from './gene-facts.ts';
import type { OrthologPair, ParsedOrthologs } from './ortholog-files.ts';

/** A pair as the database has it. */
export interface StoredOrtholog {
  readonly geneId: number;
  readonly humanSymbol: string;
  readonly hgncId: string | null;
  readonly humanEntrezGeneId: number | null;
  readonly humanEnsemblGeneId: string | null;
  readonly isMgiPair: boolean;
  readonly support: readonly string[];
}

export interface MergedOrthologs {
  readonly added: readonly StoredOrtholog[];
  readonly changed: readonly StoredOrtholog[];
  /** Pairs that MGI gave up and no method supports. */
  readonly removed: readonly StoredOrtholog[];
  readonly unchanged: number;
  readonly refusals: readonly Refusal[];
}

/** A pair that only HCOP has is taken over when at least so many methods find it. */
const FEWEST_METHODS = 3;

/**
 * Compares a file of orthologs with the stored pairs. MGI's file decides which pairs are MGI's: one that it
 * gave up loses the mark, and goes when no method supports it. HCOP's file brings the support.
 *
 * @param geneIds id of a gene by its accession id
 */
export function mergeOrthologs(
  stored: readonly StoredOrtholog[],
  parsed: ParsedOrthologs,
  geneIds: ReadonlyMap<string, number>,
): MergedOrthologs {
  const before = new Map(stored.map((pair) => [keyOf(pair.geneId, pair.humanSymbol), pair]));
  const after = new Map<string, StoredOrtholog>();
  const refusals: Refusal[] = [...parsed.refusals];
  for (const pair of parsed.pairs) {
    const geneId = geneIds.get(pair.accId);
    if (geneId === undefined) {
      refusals.push({ file: parsed.file, line: pair.line, reason: `${pair.accId} is not a known gene` });
      continue;
    }
    const key = keyOf(geneId, pair.humanSymbol);
    const known = after.get(key) ?? before.get(key);
    if (known === undefined && parsed.source === 'HCOP' && (pair.support ?? []).length < FEWEST_METHODS)
      continue;
    after.set(key, applied(pair, known ?? newPair(geneId, pair.humanSymbol), parsed.source));
  }
  const removed: StoredOrtholog[] = [];
  if (parsed.source === 'MGI') {
    for (const [key, pair] of before) {
      if (!pair.isMgiPair || after.has(key)) continue;
      if (pair.support.length === 0) removed.push(pair);
      else after.set(key, { ...pair, isMgiPair: false });
    }
  }
  const entries = [...after].map(([key, pair]) => ({ pair, known: before.get(key) }));
  const changed = entries.filter(({ pair, known }) => known !== undefined && !isSame(pair, known));
  const added = entries.filter(({ known }) => known === undefined);
  return {
    added: added.map(({ pair }) => pair),
    changed: changed.map(({ pair }) => pair),
    removed,
    unchanged: entries.length - added.length - changed.length,
    refusals,
  };
}

function keyOf(geneId: number, humanSymbol: string): string {
  return `${geneId}|${humanSymbol}`;
}

function newPair(geneId: number, humanSymbol: string): StoredOrtholog {
  return {
    geneId,
    humanSymbol,
    hgncId: null,
    humanEntrezGeneId: null,
    humanEnsemblGeneId: null,
    isMgiPair: false,
    support: [],
  };
}

function applied(
  pair: OrthologPair,
  known: StoredOrtholog,
  source: ParsedOrthologs['source'],
): StoredOrtholog {
  return {
    geneId: known.geneId,
    humanSymbol: known.humanSymbol,
    hgncId: pair.hgncId ?? known.hgncId,
    humanEntrezGeneId: pair.humanEntrezGeneId ?? known.humanEntrezGeneId,
    humanEnsemblGeneId: pair.humanEnsemblGeneId ?? known.humanEnsemblGeneId,
    isMgiPair: source === 'MGI' || known.isMgiPair,
    support: pair.support ?? known.support,
  };
}

function isSame(one: StoredOrtholog, other: StoredOrtholog): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
