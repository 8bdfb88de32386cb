import { exemptGuides, guideProblem, type RuledField } from './guide-rules.ts';
import { NO_GUIDE, type GuideRow } from './guide-values.ts';

const GUIDE: GuideRow = {
  ...NO_GUIDE,
  sequence: 'GATTACAGATTACAGATTACAGG',
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '5',
  start: '31220100',
  stop: '31220122',
  strand: '+',
  genomeBuild: 'GRCm39',
};

const FIELDS: RuledField[] = ['guideSequence', 'pam', 'chr', 'start', 'stop', 'strand', 'genomeBuild'];

/** What is wrong with the guide, by field. */
function problems(changes: Partial<GuideRow>, others: GuideRow[] = []) {
  const row = { ...GUIDE, ...changes };
  const rows = [...others, row];
  return Object.fromEntries(
    FIELDS.map((field) => [field, guideProblem(field, row, rows)]).filter(([, text]) => text !== undefined),
  );
}

test.each<[string, Partial<GuideRow>]>([
  ['the mitochondrial one, as Ensembl calls it', { chr: 'MT' }],
  ['the mitochondrial one, as the UCSC does', { chr: 'chrM' }],
  ['of twenty bases and a PAM', {}],
  ['of sixteen bases', { sequence: '', guideSequence: 'GATTACAGATTACAGA', stop: '31220118' }],
  ['in small letters, with ambiguity codes and a gap', { guideSequence: 'gauiRYKMSWBDHVNacgt-' }],
  ['whose sequence is left to the server', { sequence: '' }],
  ['on the X chromosome, written with its prefix', { chr: 'chrX' }],
])('a guide passes: %s (api-2 §6.4)', (_case, changes) => {
  expect(problems(changes)).toEqual({});
});

test.each<[Partial<GuideRow>, Partial<Record<RuledField, string>>]>([
  [{ guideSequence: ' ' }, { guideSequence: 'Guide Sequence in the guide is required.' }],
  [{ pam: '' }, { pam: 'Pam in the guide is required.' }],
  [{ chr: '99' }, { chr: 'There is no chromosome 99 of the mouse.' }],
  [{ chr: '' }, { chr: 'Chromosome in the guide is required.' }],
  [{ start: '' }, { start: 'Guide start field is required.' }],
  [{ stop: '' }, { stop: 'Guide stop field is required.' }],
  [{ strand: '' }, { strand: 'Strand in the guide is required.' }],
  [{ genomeBuild: '' }, { genomeBuild: 'Genome Build in the guide is required.' }],
  [{ guideSequence: 'GATTACAGATTACAG' }, { guideSequence: 'Guide sequence needs to be at least 16bps.' }],
  [
    { guideSequence: 'GATTACAGATTACAGATTAX' },
    { guideSequence: 'Error guides information. Please enter the valid guide sequence.' },
  ],
  [{ pam: 'A?G' }, { pam: 'Error guides information. Please enter the valid Pam.' }],
  [{ stop: '31220099' }, { stop: 'Stop guide location needs to be bigger than start guide location.' }],
  [
    { stop: '31220121' },
    {
      stop:
        'Error guides information. Sequence has a total length of 23bps and the difference between start and stop plus ' +
        'one is 22. Please add the correct coordinates.',
    },
  ],
])('a guide with %j is shown what the server would refuse (PP-24, ui-screens 11.4)', (changes, told) => {
  expect(problems(changes)).toEqual(told);
});

test('all guides lie on the chromosome of the one that was stored first', () => {
  const told = { chr: 'All guides must have the same chromosome.' };
  const first = { ...GUIDE, id: 3, chr: '6' };
  expect(problems({ id: 7 }, [first])).toEqual(told);
  expect(problems({}, [first])).toEqual(told);
  expect(problems({ id: 2 }, [first])).toEqual({});
  expect(problems({ id: 7, chr: 'chr6' }, [first])).toEqual({});
});

test('stored guides that break a rule are of an earlier system, and exempt', () => {
  const stored = (id: number, pam: string | null) => ({
    ...GUIDE,
    id,
    pam,
    start: 31_220_100,
    stop: 31_220_122,
    grnaConcentration: null,
  });
  expect(exemptGuides([stored(1, 'AGG'), stored(2, null)])).toEqual(new Set([2]));
});
