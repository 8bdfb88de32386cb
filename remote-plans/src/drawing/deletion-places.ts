import type { MolecularMutationDeletion } from 'shared/contract';
import type { NamedPlace } from 'shared/domain';

/** Deletions are on this build, whatever the plan's guides are on (api-2 §15). */
const GENOME_BUILD = 'GRCm39';

/** A deletion to draw. The first base is 1, both ends are inside. */
export interface DeletionToDraw {
  /** Names it in the drawing; its number by default. */
  name?: string;
  chr: string | null;
  start: number | null;
  stop: number | null;
}

/** A stored deletion, whose start counts from 0 and whose stop is not part of it, as people count. */
export function storedDeletion({ chr, start, stop }: MolecularMutationDeletion): DeletionToDraw {
  return { chr, start: start === null ? null : start + 1, stop };
}

export const deletionId = (index: number) => `deletion ${index}`;

export function deletionPlaces(deletions: readonly DeletionToDraw[]): NamedPlace[] {
  return deletions.map(({ name, chr, start, stop }, index) => ({
    kind: 'deletion',
    id: deletionId(index),
    name: name ?? `Deletion ${index + 1}`,
    genomeBuild: GENOME_BUILD,
    chr,
    start,
    stop,
  }));
}
