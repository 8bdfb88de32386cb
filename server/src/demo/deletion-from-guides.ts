import type { Deletion, DemoGuide } from './model.ts';

/** Bases of a guide that must be found unchanged on the kept side of a break. */
const ANCHOR = 10;
/** Inserted bases between the two kept sides that are still taken as one junction. */
const LONGEST_INSERTION = 30;

/**
 * The deletion that a mutant sequence proves, or null.
 *
 * Two guides cut; what lay between them is gone; the mutant sequence shows the left end of the left guide
 * followed by the right end of the right guide. Where both ends are found, each is followed base by base to
 * the break, and the position of the guides gives the coordinates. Answers nothing when no pair of guides
 * fits, when several pairs or places do, or when a guide has no GRCm39 position: nothing is guessed.
 */
export function deletionFromGuides(mutantSequence: string, guides: readonly DemoGuide[]): Deletion | null {
  const placed = guides
    .filter((guide) => guide.build === 'GRCm39')
    .toSorted((one, other) => one.start - other.start);
  const forward = mutantSequence.toUpperCase();
  const found = new Map<string, Deletion>();
  for (const sequence of [forward, reverseComplement(forward)]) {
    for (const [index, left] of placed.entries()) {
      for (const right of placed.slice(index + 1)) {
        for (const deletion of junctionsBetween(sequence, left, right)) {
          found.set(`${deletion.start}-${deletion.stop}`, deletion);
        }
      }
    }
  }
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 ? null : only;
}

/** Every place in the sequence where the left guide's start runs into the right guide's end. */
function junctionsBetween(sequence: string, left: DemoGuide, right: DemoGuide): Deletion[] {
  if (left.chromosome !== right.chromosome) return [];
  const leftBases = left.plusStrandSequence;
  const rightBases = right.plusStrandSequence;
  const junctions: Deletion[] = [];
  for (const from of placesOf(leftBases.slice(0, ANCHOR), sequence)) {
    const to = sequence.indexOf(rightBases.slice(-ANCHOR), from + ANCHOR);
    if (to < 0) continue;
    const keptLeft = commonPrefix(sequence.slice(from, to + ANCHOR), leftBases);
    const keptRight = commonSuffix(sequence.slice(from + keptLeft, to + ANCHOR), rightBases);
    const inserted = to + ANCHOR - keptRight - (from + keptLeft);
    const start = left.start - 1 + keptLeft;
    const stop = right.stop - keptRight;
    if (inserted <= LONGEST_INSERTION && stop > start) {
      junctions.push({ chr: `chr${left.chromosome}`, start, stop });
    }
  }
  return junctions;
}

function placesOf(part: string, whole: string): number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

function commonPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function commonSuffix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one.at(-1 - length) === other.at(-1 - length)) {
    length += 1;
  }
  return length;
}

const COMPLEMENTS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };

function reverseComplement(sequence: string): string {
  let result = '';
  for (const base of sequence) result = (COMPLEMENTS[base] ?? base) + result;
  return result;
}
