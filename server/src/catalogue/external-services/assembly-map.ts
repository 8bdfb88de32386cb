import type { Grcm38Position, Grcm39Position } from './liftover.ts';

/**
 * A stretch of GRCm38 that is on GRCm39 without a gap. First base 1, both ends inside. On the strand `+` a base moves
 * by `toStart - start`; on `-` the stretch is turned round, so that its first base becomes its last.
 */
export interface AlignedBlock {
  readonly start: number;
  readonly stop: number;
  readonly toChr: string;
  /** Where the stretch begins on GRCm39, counted on its plus strand. */
  readonly toStart: number;
  readonly strand: '+' | '-';
}

/** How one build of the genome lies on another: by chromosome, blocks in the order of where they start. */
export type AssemblyMap = ReadonlyMap<string, readonly AlignedBlock[]>;

/**
 * Every place on GRCm39 that contains the whole of a position without a gap. Most have one. A place that was split or
 * removed has none, and one in a duplicated region may have several.
 */
export function mappingsOf(map: AssemblyMap, position: Grcm38Position): Grcm39Position[] {
  const blocks = map.get(position.chr) ?? [];
  return blocks
    .filter((block) => block.start <= position.start && position.stop <= block.stop)
    .map((block) => moved(block, position));
}

function moved(block: AlignedBlock, { start, stop, strand }: Grcm38Position): Grcm39Position {
  const isTurned = block.strand === '-';
  const toStart = block.toStart + (isTurned ? block.stop - stop : start - block.start);
  return {
    chr: block.toChr,
    start: toStart,
    stop: toStart + stop - start,
    strand: (strand === '+') === isTurned ? '-' : '+',
    genomeBuild: 'GRCm39',
  };
}
