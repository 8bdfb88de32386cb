import type { Guide } from 'shared/contract';
import { aCrisprAttempt } from '../../../testing/index.ts';
import {
  foundGuideRow,
  guideInputsOf,
  guideRowsOf,
  isBlankGuide,
  NO_GUIDE,
  type GuideRow,
} from './guide-values.ts';

const stored = aCrisprAttempt().guides;
const [guide] = stored;
if (!guide) throw new Error('An attempt without guides');
const row = guideRowsOf(stored)[0] ?? NO_GUIDE;

const sent = (changes: Partial<GuideRow>, before: Guide[] = stored) =>
  guideInputsOf([{ ...row, ...changes }], before)[0];

/** The server gives the gid; a change does not carry it. */
function withoutGid(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([field]) => field !== 'gid'));
}

test('guides stand in the order of their ids (ui-screens 11.4)', () => {
  const rows = guideRowsOf([
    { ...guide, id: 9 },
    { ...guide, id: 3 },
  ]);
  expect(rows.map(({ id }) => id)).toEqual([3, 9]);
});

test.each<[string, Partial<Guide>]>([
  ['whole', {}],
  [
    'written in another way than the editor would',
    { sequence: ' gacc', pam: 'agg', chr: 'chr5', grnaConcentration: 0 },
  ],
  [
    'with nothing in it',
    { sequence: null, guideSequence: null, pam: null, chr: null, start: null, stop: null, strand: null },
  ],
  ['with a build that is no choice', { genomeBuild: 'NCBIM37', formatName: null, grnaConcentration: null }],
])('a stored guide that nobody touched goes back as it came: %s', (_case, more) => {
  const before = [{ ...guide, ...more }];
  expect(guideInputsOf(guideRowsOf(before), before)).toEqual(before.map(withoutGid));
});

test.each<[keyof GuideRow, string, unknown]>([
  ['sequence', ' gattacagattacagattacagg ', 'GATTACAGATTACAGATTACAGG'],
  ['guideSequence', 'gat taca', 'GATTACA'],
  ['pam', 'tgg', 'TGG'],
  ['chr', 'chr7', '7'],
  ['start', '150400', 150_400],
  ['stop', '150422', 150_422],
  ['strand', '-', '-'],
  ['genomeBuild', 'GRCm38', 'GRCm38'],
  ['formatName', 'cr-tracrRNA', 'cr-tracrRNA'],
  ['sourceName', 'commercial', 'commercial'],
  ['grnaConcentration', '0.05', 0.05],
])('each cell is sent as itself and as nothing else: %s', (field, text, value) => {
  expect(sent({ [field]: text })).toEqual({ ...withoutGid(guide), [field]: value });
});

test.each<keyof GuideRow>([
  'sequence',
  'guideSequence',
  'pam',
  'chr',
  'start',
  'stop',
  'strand',
  'genomeBuild',
  'formatName',
  'sourceName',
  'grnaConcentration',
])('an emptied %s is null (PP-36)', (field) => {
  expect(sent({ [field]: '' })).toMatchObject({ [field]: null });
});

test('a concentration that ends with a point is the number before it (spec 5)', () => {
  expect(sent({ grnaConcentration: '1.' })).toMatchObject({ grnaConcentration: 1 });
});

test('a new row that has nothing but the concentration of all guides is no guide', () => {
  const blank = { ...NO_GUIDE, grnaConcentration: '10' };
  expect(isBlankGuide(blank)).toBe(true);
  expect(isBlankGuide({ ...blank, pam: 'AGG' })).toBe(false);
  expect(guideInputsOf([row, blank], stored)).toHaveLength(1);
});

test('a found guide is a new row with the values of the finder (ui-screens 11.4)', () => {
  const found = {
    ...guide,
    id: null,
    gid: null,
    genomeBuild: 'GRCm38',
    strand: '-' as const,
    chr: 'X',
    start: 5,
    stop: 27,
    sequence: 'GACCTTGAGCGTAACTGATCAGG',
    guideSequence: 'GACCTTGAGCGTAACTGATC',
    pam: 'AGG',
    truncatedGuide: false,
    reversed: true,
    sangerService: true,
    grnaConcentration: null,
    formatName: null,
    sourceName: null,
  };
  const added = foundGuideRow(found, '10');
  expect(guideInputsOf([added], stored)).toEqual([{ ...withoutGid(found), grnaConcentration: 10 }]);
});
