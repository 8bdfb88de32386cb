import { describeDrawing, itemText, lengthText } from './describe-drawing.ts';

const gene = { symbol: 'Egr2', start: 67_533_800, stop: 67_542_188, strand: '+', exons: [] };

it('a drawing in words names the build, the place, and how much of what it shows', () => {
  const tracks = [
    { label: 'Guides', items: [{ id: 'a', name: 'a', start: 1, stop: 23, kind: 'guide' as const }] },
    { label: 'Deletions', items: [] },
  ];
  const exons = [{ start: 67_533_800, stop: 67_534_000 }];
  expect(describeDrawing({ ...gene, exons }, '10', 'GRCm39', tracks)).toBe(
    'Egr2, plus strand, at 10:67,533,800-67,542,188 on GRCm39; exons: 1; Guides: 1.',
  );
  expect(describeDrawing({ ...gene, strand: null }, '10', 'GRCm38', [])).toBe(
    'Egr2 at 10:67,533,800-67,542,188 on GRCm38.',
  );
  expect(describeDrawing(null, '10', 'GRCm38', tracks)).toBe('Chromosome 10 on GRCm38; Guides: 1.');
});

it('a length includes both ends', () => {
  expect(lengthText({ start: 101, stop: 1100 })).toBe('1,000 bp');
});

const AT = { id: '1', name: 'GID:1', start: 105_001, stop: 105_023, kind: 'guide' as const };

it.each([
  [{ ...AT, strand: '+' }, 'GID:1: 10:105,001-105,023, plus strand'],
  [
    { ...AT, strand: '-', pam: { start: 105_001, stop: 105_003 }, cutAfter: 105_006 },
    'GID:1: 10:105,001-105,023, minus strand, PAM at 105,001-105,003, cut between 105,006 and 105,007',
  ],
  [{ ...AT, strand: null }, 'GID:1: 10:105,001-105,023'],
])('an item in words (issue: hover and keyboard focus tell coordinates): %#', (item, text) => {
  expect(itemText(item, '10')).toBe(text);
});
