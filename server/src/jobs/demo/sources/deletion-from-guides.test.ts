import { deletionFromGuides } from './deletion-from-guides.ts';
import type { DemoGuide } from './model.ts';

// A genome of 300 bases that never repeats ten of them; position 1 is its first base.
const GENOME = Array.from(
  { length: 300 },
  (_, index) => 'ACGT'[Math.floor(index ** 1.7 + index / 7) % 4],
).join('');

function guideAt(start: number, build: DemoGuide['build'] = 'GRCm39'): DemoGuide {
  const plusStrandSequence = GENOME.slice(start - 1, start + 22);
  return {
    spacer: plusStrandSequence.slice(0, 20),
    pam: plusStrandSequence.slice(20),
    strand: '+',
    chromosome: '7',
    start,
    stop: start + 22,
    build,
    plusStrandSequence,
    concentration: null,
  };
}

/** The genome around, without the bases from `start` (zero-based) to `stop`. */
function without(start: number, stop: number, inserted = ''): string {
  return GENOME.slice(20, start) + inserted + GENOME.slice(stop, 280);
}

const reverseComplement = (sequence: string) =>
  [...sequence]
    .reverse()
    .map((base) => ({ A: 'T', C: 'G', G: 'C', T: 'A' })[base] ?? base)
    .join('');

const left = guideAt(61);
const right = guideAt(201);

describe('the deletion that a mutant sequence proves', () => {
  it('reaches from cut to cut', () => {
    expect(deletionFromGuides(without(76, 215), [left, right])).toEqual({
      chr: 'chr7',
      start: 76,
      stop: 215,
    });
  });

  it('is found on the other strand and whatever the order of the guides', () => {
    const sequence = reverseComplement(without(76, 215)).toLowerCase();
    expect(deletionFromGuides(sequence, [right, left])).toEqual({ chr: 'chr7', start: 76, stop: 215 });
  });

  it('returns null when bases were inserted at the joint', () => {
    expect(deletionFromGuides(without(76, 215, 'NNNN'), [left, right])).toBeNull();
  });

  it('is not there when the sequence is the genome itself', () => {
    expect(deletionFromGuides(GENOME, [left, right])).toBeNull();
    expect(deletionFromGuides(GENOME, [guideAt(61), guideAt(84)])).toBeNull();
  });

  it('is not there when a break lies outside the guides', () => {
    expect(deletionFromGuides(without(88, 215), [left, right])).toBeNull();
    expect(deletionFromGuides(without(50, 215), [left, right])).toBeNull();
  });

  it('returns null when two pairs of guides would explain the sequence differently', () => {
    const twoAlleles = without(76, 215) + without(76, 115);
    expect(deletionFromGuides(twoAlleles, [left, guideAt(101), right])).toBeNull();
  });

  it('returns null for guides that are placed on the older genome, or that overlap', () => {
    expect(deletionFromGuides(without(76, 215), [left, guideAt(201, 'GRCm38')])).toBeNull();
    expect(deletionFromGuides(without(70, 74), [left, guideAt(66)])).toBeNull();
  });
});
