import type { AlignedBlock, AssemblyMap } from './assembly-map.ts';

/** What a chain file contains: how one build of a genome maps to another. */
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
  fromSize: number;
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
  for (const { number, line } of contentLines(text)) {
    if (chain === null) {
      chain = readHeader(line, number);
      fromSizes.set(chain.fromChr, chain.fromSize);
      toSizes.set(chain.toChr, chain.toSize);
      continue;
    }
    const { block, isLast } = readBlock(line, number, chain);
    const ofChromosome = blocks.get(chain.fromChr);
    if (ofChromosome === undefined) blocks.set(chain.fromChr, [block]);
    else ofChromosome.push(block);
    if (isLast) chain = null;
  }
  if (chain !== null) throw new ChainFileError('it ends in the middle of a chain.');
  if (blocks.size === 0) throw new ChainFileError('there is no chain in it.');
  return { map: blocks, fromSizes, toSizes };
}

/** Lines that are neither blank nor comments, with their number from 1. */
function contentLines(text: string): { number: number; line: string }[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ number: index + 1, line: line.trim() }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}

function readHeader(line: string, number: number): Chain {
  const header = HEADER.exec(line);
  if (header === null) throw new ChainFileError(`line ${number}: expected the head of a chain.`);
  const [, fromName = '', fromSize, fromStart, fromEnd, toName = '', toSize, strand, toStart, toEnd] = header;
  return {
    fromChr: withoutPrefix(fromName),
    fromSize: Number(fromSize),
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
function readBlock(line: string, number: number, chain: Chain): { block: AlignedBlock; isLast: boolean } {
  const found = BLOCK.exec(line);
  if (found === null) throw new ChainFileError(`line ${number}: expected a block of a chain.`);
  const [size = 0, fromGap = 0, toGap = 0] = found.slice(1).map((text) => Number(text ?? 0));
  const toAt = chain.toStrand === '-' ? chain.toSize - chain.toAt - size : chain.toAt;
  const block = {
    start: chain.fromAt + 1,
    stop: chain.fromAt + size,
    toChr: chain.toChr,
    toStart: toAt + 1,
    strand: chain.toStrand,
  };
  chain.fromAt += size + fromGap;
  chain.toAt += size + toGap;
  const isLast = found[2] === undefined;
  if (isLast && (chain.fromAt !== chain.fromEnd || chain.toAt !== chain.toEnd))
    throw new ChainFileError(`line ${number}: the blocks of the chain do not reach its end.`);
  return { block, isLast };
}

/** UCSC's `chr5` and `chrM` are `5` and `MT`. */
function withoutPrefix(name: string): string {
  return name === 'chrM' ? 'MT' : name.replace(/^chr/, '');
}
