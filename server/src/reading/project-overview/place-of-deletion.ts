import type { GenePosition } from 'shared/contract';

/** Deletions are stored on this build (api-2 §15). */
const GENOME_BUILD = 'GRCm39';

/** A deletion as stored: its ends count from 0 and leave the last base out. */
export interface StoredDeletion {
  chr: string | null;
  start: number | null;
  stop: number | null;
}

/** Where a deletion lies, its ends counted from 1 and inside; none where that is not known. */
export function placesOfDeletion({ chr, start, stop }: StoredDeletion): GenePosition[] {
  if (chr === null || start === null || stop === null) return [];
  return [{ genomeBuild: GENOME_BUILD, chr: chr.replace(/^chr/i, ''), start: start + 1, stop }];
}
