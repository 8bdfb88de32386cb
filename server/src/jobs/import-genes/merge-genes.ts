import type { GeneFacts, ParsedFile, Position, Refusal } from './gene-facts.ts';
import { symbolHolders } from './symbol-holders.ts';

/** A gene as the database has it, or as it shall be written. */
export interface StoredGene {
  /** Null for a gene that is new. */
  readonly id: number | null;
  readonly accId: string;
  readonly symbol: string;
  readonly name: string | null;
  readonly type: string | null;
  readonly markerType: string | null;
  readonly cm: string | null;
  readonly grcm39: Position | null;
  readonly grcm38: Omit<Position, 'strand'> | null;
  readonly ensemblGeneId: string | null;
  readonly entrezGeneId: number | null;
  /** In the order of the alphabet. */
  readonly synonyms: readonly string[];
}

export interface MergedGenes {
  readonly added: readonly StoredGene[];
  readonly changed: readonly StoredGene[];
  readonly unchanged: number;
  readonly refusals: readonly Refusal[];
}

/** The facts of all files about one gene; the earlier file wins. */
interface Gathered {
  readonly facts: GeneFacts;
  readonly file: string;
  readonly line: number;
}

/**
 * Compares the files with the stored genes. A replaced symbol becomes a synonym. Synonyms are added and never
 * dropped, and facts that the files lack stay. Refused are genes without a known symbol, and symbols that stay with
 * another gene.
 *
 * @param files in order of trust: where two files have a fact, the first wins
 */
export function mergeGenes(stored: readonly StoredGene[], files: readonly ParsedFile[]): MergedGenes {
  const byAccession = new Map(stored.map((gene) => [gene.accId, gene]));
  const gathered = gather(files);
  const refusals: Refusal[] = [];
  const kept = stored.filter((gene) => !gathered.has(gene.accId));
  const holders = symbolHolders(
    kept.map((gene) => [gene.symbol, gene.accId] as const),
    [...gathered.values()].map(({ facts }) => ({
      accId: facts.accId,
      before: byAccession.get(facts.accId)?.symbol,
      after: facts.symbol,
    })),
  );
  const added: StoredGene[] = [];
  const changed: StoredGene[] = [];
  let unchanged = 0;
  for (const { facts, file, line } of gathered.values()) {
    const before = byAccession.get(facts.accId);
    const symbol = facts.symbol ?? before?.symbol;
    const holder = symbol === undefined ? undefined : holders.get(symbol);
    if (symbol === undefined) {
      refusals.push({ file, line, reason: `${facts.accId} is not a known gene` });
    } else if (holder !== facts.accId) {
      refusals.push({
        file,
        line,
        reason: `${facts.accId}: the symbol ${symbol} belongs to ${holder ?? '?'}`,
      });
    } else if (before === undefined) {
      added.push(applied(facts, emptyGene(facts.accId, symbol)));
    } else {
      const after = applied(facts, before);
      if (isSame(before, after)) unchanged += 1;
      else changed.push(after);
    }
  }
  return { added, changed, unchanged, refusals };
}

function gather(files: readonly ParsedFile[]): Map<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  for (const { file, facts } of files) {
    for (const { line, gene } of facts) {
      const known = gathered.get(gene.accId);
      gathered.set(
        gene.accId,
        known === undefined ? { facts: gene, file, line } : { ...known, facts: combined(known.facts, gene) },
      );
    }
  }
  return gathered;
}

function combined(first: GeneFacts, second: GeneFacts): GeneFacts {
  return {
    accId: first.accId,
    symbol: first.symbol ?? second.symbol,
    name: first.name ?? second.name,
    type: first.type ?? second.type,
    markerType: first.markerType ?? second.markerType,
    cm: first.cm ?? second.cm,
    grcm39: first.grcm39 ?? second.grcm39,
    grcm38: first.grcm38 ?? second.grcm38,
    ensemblGeneId: first.ensemblGeneId ?? second.ensemblGeneId,
    entrezGeneId: first.entrezGeneId ?? second.entrezGeneId,
    synonyms: [...first.synonyms, ...second.synonyms],
  };
}

function emptyGene(accId: string, symbol: string): StoredGene {
  return {
    id: null,
    accId,
    symbol,
    name: null,
    type: null,
    markerType: null,
    cm: null,
    grcm39: null,
    grcm38: null,
    ensemblGeneId: null,
    entrezGeneId: null,
    synonyms: [],
  };
}

function applied(facts: GeneFacts, before: StoredGene): StoredGene {
  const symbol = facts.symbol ?? before.symbol;
  const synonyms = new Set([...before.synonyms, ...facts.synonyms, before.symbol]);
  synonyms.delete(symbol);
  return {
    id: before.id,
    accId: before.accId,
    symbol,
    name: facts.name ?? before.name,
    type: facts.type ?? before.type,
    markerType: facts.markerType ?? before.markerType,
    cm: facts.cm ?? before.cm,
    grcm39: facts.grcm39 ?? before.grcm39,
    grcm38: facts.grcm38 === undefined ? before.grcm38 : withoutStrand(facts.grcm38),
    ensemblGeneId: facts.ensemblGeneId ?? before.ensemblGeneId,
    entrezGeneId: facts.entrezGeneId ?? before.entrezGeneId,
    synonyms: [...synonyms].toSorted(),
  };
}

/** Both builds share the strand, which is stored with GRCm39. */
function withoutStrand({ chromosome, start, stop }: Position): Omit<Position, 'strand'> {
  return { chromosome, start, stop };
}

function isSame(one: StoredGene, other: StoredGene): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
