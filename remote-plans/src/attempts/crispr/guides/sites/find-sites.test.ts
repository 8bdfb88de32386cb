import { findSites } from './find-sites.ts';
import { NUCLEASES, type NucleaseName } from './nucleases.ts';

const GUIDE = 'ATTATAATATTAATATCATA';

test('Cas9: twenty bases before NGG, cut three before the PAM', () => {
  expect(findSites(`TT${GUIDE}AGGTT`, 'Cas9')).toEqual([
    { strand: '+', guideSequence: GUIDE, pam: 'AGG', start: 3, stop: 25, cutAfter: 19 },
  ]);
});

test('on the other strand the guide is read there, and positions are those of the pasted one', () => {
  // CCT is AGG of the other strand.
  const reversed = 'TATGATATTAATATTATAAT';
  expect(findSites(`TTCCT${reversed}TT`, 'D10A')).toEqual([
    { strand: '-', guideSequence: GUIDE, pam: 'AGG', start: 3, stop: 25, cutAfter: 8 },
  ]);
});

test('Cpf1: twenty-three bases after TTTV, cut after the eighteenth', () => {
  const guide = 'ACACACACACACACACACACACA';
  expect(findSites(`GTTTG${guide}G`, 'Cpf1')).toEqual([
    { strand: '+', guideSequence: guide, pam: 'TTTG', start: 2, stop: 28, cutAfter: 23 },
  ]);
  expect(findSites(`GTTTT${guide}`, 'Cpf1')).toEqual([]);
});

test('sites overlap, and are in the order of their starts', () => {
  const sites = findSites(`${GUIDE}GGGG`, 'Cas9');
  expect(sites.map(({ start, pam }) => [start, pam])).toEqual([
    [1, 'GGG'],
    [2, 'GGG'],
  ]);
});

test.each(['', 'ACGT', GUIDE, `${GUIDE.replace('C', 'N')}AGG`, `${GUIDE}NGG`])('%j has none', (bases) => {
  expect(findSites(bases, 'Cas9')).toEqual([]);
});

const complement = (bases: string) =>
  Array.from(bases, (base) => ({ A: 'T', C: 'G', G: 'C', T: 'A' })[base] ?? base)
    .reverse()
    .join('');

/** The same letters for the same seed. */
function lettersOf(seed: number, length: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return 'ACGT'.charAt(Math.floor((state / 2 ** 31) * 4));
  }).join('');
}

const NAMES = ['Cas9', 'D10A', 'Cpf1'] as const satisfies NucleaseName[];

test.each(NAMES)('%s: what is found is where it is said to be, and both strands are alike', (name) => {
  const { pamIs } = NUCLEASES[name];
  const sequence = lettersOf(7, 2000);
  const sites = findSites(sequence, name);
  expect(sites.length).toBeGreaterThan(20);
  for (const { strand, start, stop, guideSequence, pam } of sites) {
    const whole = sequence.slice(start - 1, stop);
    const read = strand === '+' ? whole : complement(whole);
    expect(read).toBe(pamIs === 'after' ? guideSequence + pam : pam + guideSequence);
  }
  const turned = findSites(complement(sequence), name).map((site) => ({
    ...site,
    strand: site.strand === '+' ? '-' : '+',
    start: sequence.length - site.stop + 1,
    stop: sequence.length - site.start + 1,
    cutAfter: sequence.length - site.cutAfter,
  }));
  expect(turned).toHaveLength(sites.length);
  expect(turned).toEqual(expect.arrayContaining(sites));
});
