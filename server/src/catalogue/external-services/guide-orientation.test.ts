import { orient, reverseComplement, toFoundGuide } from './guide-orientation.ts';

const AS_IS = 'TTGCATTTAAGTGCATGCAAAGG';

// The table of api-3 section 4.
test.each([
  ['ends with GG alone', AS_IS, '+', AS_IS, false],
  ['ends with GG alone, on the other strand', AS_IS, '-', AS_IS, false],
  ['starts with CC alone', 'CCTTTGCATGCACTTAAATGCAA', '-', AS_IS, true],
  ['starts with CC alone, said to be on the plus strand', 'CCTTTGCATGCACTTAAATGCAA', '+', AS_IS, true],
  ['has both, on the plus strand', 'CCTTTGCATGCACTTAAATGCGG', '+', 'CCTTTGCATGCACTTAAATGCGG', false],
  ['has both, on the other strand', 'CCTTTGCATGCACTTAAATGCGG', '-', 'CCGCATTTAAGTGCATGCAAAGG', true],
  ['has neither', 'ATTTTGCATGCACTTAAATGCAA', '-', 'ATTTTGCATGCACTTAAATGCAA', false],
] as const)('a sequence that %s', (_which, delivered, strand, sequence, reversed) => {
  expect(orient(delivered, strand)).toEqual({ sequence, reversed });
});

test('the other strand is in capital letters, read backwards', () => {
  expect(reverseComplement('aCGTNn-')).toBe('-NNACGT');
});

test('a guide is its first 20 bases, the PAM the last 3', () => {
  const place = { chr: '5', start: 101, stop: 123, strand: '-', genomeBuild: 'GRCm38' } as const;
  expect(toFoundGuide({ ...place, sequence: 'CCTTTGCATGCACTTAAATGCAA', sangerService: true })).toEqual({
    ...place,
    id: null,
    gid: null,
    sequence: AS_IS,
    guideSequence: 'TTGCATTTAAGTGCATGCAA',
    pam: 'AGG',
    truncatedGuide: false,
    reversed: true,
    sangerService: true,
    grnaConcentration: null,
    formatName: null,
    sourceName: null,
  });
});
