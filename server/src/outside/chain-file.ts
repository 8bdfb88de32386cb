import type { AlignedBlock, AssemblyMap } from './assembly-map.ts';

/** What a chain file holds: how one build of a genome lies on another. */
export interface ChainFile {
  map: AssemblyMap;
  /** Bases of each chromosome, by its name without `chr`, on the build that positions are on, and on the other. */
  fromSizes: ReadonlyMap<string, number>;
  toSizes: ReadonlyMap<string, number>;
}

/** A file that is no chain file, or a broken one. The message names the line. */
export class ChainFileError extends Error {}

interface Chain {
  fromChr: string;
  toChr: string;
  toSize: number;
  toStrand: '+' | '-';
  /** Where the next block begins: counted from 0, on the strand of the chain. */
  fromAt: number;
  toAt: number;
  fromEnd: number;
  toEnd: number;
}

/** `chain score tName tSize tStrand tStart tEnd qName qSize qStrand qStart qEnd id`; the id may be absent. */
const HEADER =
  /^chain\s+\d+\s+(\S+)\s+(\d+)\s+\+\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)\s+([+-])\s+(\d+)\s+(\d+)(\s+\S+)?$/;
/** `size dt dq`, and `size` alone for the last block of a chain. */
const BLOCK = /^(\d+)(?:\s+(\d+)\s+(\d+))?$/;

/**
 * Reads a UCSC chain file (https://genome.ucsc.edu/goldenPath/help/chain.html). Its positions count from 0 without
 * the end; those of the map from 1 with both ends.
 *
 * @throws ChainFileError
 */
export function parseChainFile(text: string): ChainFile {
  const blocks = new Map<string, AlignedBlock[]>();
  const fromSizes = new Map<string, number>();
  const toSizes = new Map<string, number>();
  let chain: Chain | null = null;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const wrong = (what: string) => new ChainFileError(`line ${index + 1}: ${what}`);
    if (chain === null) {
      const header = HEADER.exec(line.trim());
      if (header === null) throw wrong('expected the head of a chain.');
      chain = chainOf(header);
      fromSizes.set(chain.fromChr, Number(header[2]));
      toSizes.set(chain.toChr, chain.toSize);
      continue;
    }
    const block = BLOCK.exec(line.trim());
    if (block === null) throw wrong('expected a block of a chain.');
    const ofChromosome = blocks.get(chain.fromChr) ?? [];
    ofChromosome.push(
      nextBlock(
        chain,
        block.slice(1).map((number) => Number(number ?? 0)),
      ),
    );
    blocks.set(chain.fromChr, ofChromosome);
    if (block[2] !== undefined) continue;
    if (chain.fromAt !== chain.fromEnd || chain.toAt !== chain.toEnd)
      throw wrong('the blocks of the chain do not reach its end.');
    chain = null;
  }
  if (chain !== null) throw new ChainFileError('it ends in the middle of a chain.');
  if (blocks.size === 0) throw new ChainFileError('there is no chain in it.');
  return { map: blocks, fromSizes, toSizes };
}

function chainOf(header: readonly string[]): Chain {
  const [, fromName = '', , fromStart, fromEnd, toName = '', toSize, strand, toStart, toEnd] = header;
  return {
    fromChr: withoutPrefix(fromName),
    toChr: withoutPrefix(toName),
    toSize: Number(toSize),
    toStrand: strand === '-' ? '-' : '+',
    fromAt: Number(fromStart),
    toAt: Number(toStart),
    fromEnd: Number(fromEnd),
    toEnd: Number(toEnd),
  };
}

/** The block where the chain stands; the chain moves on behind it and the gap that follows. */
function nextBlock(chain: Chain, [size = 0, fromGap = 0, toGap = 0]: readonly number[]): AlignedBlock {
  const isTurned = chain.toStrand === '-';
  const block = {
    start: chain.fromAt + 1,
    stop: chain.fromAt + size,
    toChr: chain.toChr,
    toStart: (isTurned ? chain.toSize - chain.toAt - size : chain.toAt) + 1,
    strand: chain.toStrand,
  };
  chain.fromAt += size + fromGap;
  chain.toAt += size + toGap;
  return block;
}

/** UCSC's `chr5` and `chrM` are `5` and `MT`. */
function withoutPrefix(name: string): string {
  return name === 'chrM' ? 'MT' : name.replace(/^chr/, '');
}
