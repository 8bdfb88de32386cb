import type { Deletion, DemoGuide } from './model.ts';

/** Protospacer and PAM. */
const GUIDE_LENGTH = 23;
/** Bases of each guide that must be left; Cas9 cuts six bases from one end of a guide. */
const FEWEST_KEPT = 6;
/** Bases of both guides together. With 14, sequences given to the wrong attempts matched once in 3,318. */
const FEWEST_KEPT_TOGETHER = 14;

/**
 * The deletion that a mutant sequence proves, or null.
 *
 * Two guides cut, and the bases between them are gone. The mutant sequence shows the left end of the left guide
 * joined to the right end of the right guide. Where that joint is found the position of the guides gives the
 * coordinates; bases that could belong to either side are counted to the left one. Nothing is guessed: returns null
 * when no pair of guides fits, when several would give different deletions, when a break lies outside the guides (the
 * bases there are not known), when bases were inserted, or when a guide has no GRCm39 position.
 */
export function deletionFromGuides(mutantSequence: string, guides: readonly DemoGuide[]): Deletion | null {
  const placed = guides
    .filter((guide) => guide.build === 'GRCm39' && guide.stop - guide.start + 1 === GUIDE_LENGTH)
    .toSorted((one, other) => one.start - other.start);
  const forward = mutantSequence.toUpperCase();
  const found = new Map<string, Deletion>();
  for (const sequence of [forward, reverseComplement(forward)]) {
    for (const [index, left] of placed.entries()) {
      for (const right of placed.slice(index + 1)) {
        for (const deletion of joints(sequence, left, right)) {
          found.set(`${deletion.start}-${deletion.stop}`, deletion);
        }
      }
    }
  }
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 ? null : only;
}

/** Every place in the sequence where the start of the left guide is joined to the end of the right one. */
function joints(sequence: string, left: DemoGuide, right: DemoGuide): Deletion[] {
  // Guides side by side or overlapping: intact, they would look like a joint.
  if (left.chromosome !== right.chromosome || right.start <= left.stop + 1) return [];
  return placesOf(left.plusStrandSequence.slice(0, FEWEST_KEPT), sequence).flatMap((place) => {
    const longest = commonPrefix(sequence.slice(place), left.plusStrandSequence);
    for (let keptLeft = longest; keptLeft >= FEWEST_KEPT; keptLeft -= 1) {
      const fewestRight = Math.max(FEWEST_KEPT, FEWEST_KEPT_TOGETHER - keptLeft);
      const keptRight = longestSuffixAt(sequence, place + keptLeft, right.plusStrandSequence);
      if (keptRight >= fewestRight) {
        return {
          chr: `chr${left.chromosome}`,
          start: left.start - 1 + keptLeft,
          stop: right.stop - keptRight,
        };
      }
    }
    return [];
  });
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

/** Length of the longest end of a guide that stands in the sequence from this place on. */
function longestSuffixAt(sequence: string, place: number, guide: string): number {
  for (let length = guide.length; length >= FEWEST_KEPT; length -= 1) {
    if (sequence.startsWith(guide.slice(-length), place)) return length;
  }
  return 0;
}

const COMPLEMENTS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };

function reverseComplement(sequence: string): string {
  let result = '';
  for (const base of sequence) result = (COMPLEMENTS[base] ?? base) + result;
  return result;
}
