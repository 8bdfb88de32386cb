import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { elementNames, inWords, withPaths } from './shown-lines.ts';

const GUIDE = 'crisprAttempt.guides.[13437]';
const NUCLEASE = 'crisprAttempt.nucleases.[3]';

const line = (
  field: string,
  newValue: string | null,
  note = 'Field changed',
  oldValue: string | null = null,
) => ({
  field,
  oldValue,
  newValue,
  note,
});
const change = (...details: HistoryDetail[]): HistoryRecord => ({
  id: 1,
  user: 'jo@lab.example',
  date: '2026-03-01T09:15:02',
  comment: 'Plan updated',
  details,
});
const linesOf = (records: HistoryRecord[], record = records[0] ?? change()) =>
  inWords(record, elementNames(records)).details.map(({ label, before, after }) => [label, before, after]);

it('an element that came is one line, without the words of the database', () => {
  const record = change(
    line(NUCLEASE, 'nucleaseType.name=Cas9, nucleaseClass.name=protein, concentration=50', 'Element added'),
    line(`${NUCLEASE}.nucleaseType.name`, 'Cas9'),
    line(`${NUCLEASE}.nucleaseClass.name`, 'protein'),
    line(`${NUCLEASE}.concentration`, '50'),
  );
  expect(linesOf([record])).toEqual([
    ['CRISPR Attempt › Nucleases', null, 'Cas9, protein, Concentration (ng/µl): 50'],
  ]);
});

it('one that went is, too, and values keep their commas', () => {
  const record = change(
    line('molecularMutationDeletion.[9]', null, 'Element removed', 'chr=5, start=99, comment=a, b, stop=600'),
    line('molecularMutationDeletion.[9].chr', null, 'Field changed', '5'),
  );
  expect(linesOf([record])).toEqual([
    ['Deletion Coordinates', 'Chr: 5, Start: 100, Comment: a, b, Stop: 600', null],
  ]);
});

it('guides are called by their GID, whichever line of the history has it', () => {
  const [added, later] = [
    change(line(GUIDE, 'gid=GID:000000000234, pam=TGG', 'Element added')),
    change(line(`${GUIDE}.pam`, 'AGG', 'Field changed', 'TGG')),
  ];
  const label = 'CRISPR Attempt › Guides GID:000000000234 › PAM';
  expect(linesOf([added, later], later)).toEqual([[label, 'TGG', 'AGG']]);
  const hidden = change(
    line(GUIDE, 'pam=AGG, gid=GID:000000000234', 'Element changed', 'pam=TGG, gid=GID:000000000234'),
  );
  expect(linesOf([hidden, later], later)).toEqual([[label, 'TGG', 'AGG']]);
});

it.each([
  ['ACGTACGTACGTACGTACGTTGG', 'Guides ACGTACGTACGTACGTACGTTGG › PAM'],
  ['ACGT'.repeat(20), 'Guides #13437 › PAM'],
])('guides without a GID, with the sequence %s, read %s', (sequence, label) => {
  const text = `guideFormat.name=crRNA, sequence=${sequence}`;
  const record = change(
    line(GUIDE, text, 'Element changed'),
    line(`${GUIDE}.pam`, 'AGG', 'Field changed', 'TGG'),
  );
  const shown = { ...record, details: record.details.slice(1) };
  expect(linesOf([record], shown)[0]?.[0]).toBe(`CRISPR Attempt › ${label}`);
});

it('others by the names in them, or by their number', () => {
  const changed = change(line(`${NUCLEASE}.concentration`, '60', 'Field changed', '50'));
  expect(linesOf([changed])[0]?.[0]).toBe('CRISPR Attempt › Nucleases #3 › Concentration (ng/µl)');
  const added = change(line(NUCLEASE, 'nucleaseType.name=Cas$&9', 'Element added'));
  expect(linesOf([added, changed], changed)[0]?.[0]).toBe(
    'CRISPR Attempt › Nucleases Cas$&9 › Concentration (ng/µl)',
  );
});

it('an element whose text is folded away is named beside it', () => {
  const text = `gid=GID:000000000234, sequence=${'ACGT'.repeat(25)}`;
  const [label] = linesOf([change(line(GUIDE, null, 'Element removed', text))])[0] ?? [];
  expect(label).toBe('CRISPR Attempt › Guides GID:000000000234');
});

it('identifiers need no label', () => {
  const record = change(line(GUIDE, 'gid=GID:000000000234, pam=TGG', 'Element added'));
  expect(linesOf([record])).toEqual([['CRISPR Attempt › Guides', null, 'GID:000000000234, PAM: TGG']]);
});

it('a text that has no fields stays as it is', () => {
  expect(linesOf([change(line('tags.[x]', 'x, y', 'Element added'))])).toEqual([['Tags', null, 'x, y']]);
});

it('with paths nothing is folded or translated', () => {
  const details = [
    line(NUCLEASE, 'nucleaseType.name=Cas9', 'Element added'),
    line(`${NUCLEASE}.nucleaseType.name`, 'Cas9'),
  ];
  expect(withPaths(change(...details)).details).toEqual([
    expect.objectContaining({
      label: 'CRISPR Attempt › Nucleases #3',
      after: 'nucleaseType.name=Cas9',
      path: NUCLEASE,
    }),
    expect.objectContaining({ path: `${NUCLEASE}.nucleaseType.name`, after: 'Cas9' }),
  ]);
});

it('genes and exons are called by what they are known by, not by numbers of the database', () => {
  const genes = [
    change(line('genes.[7]', 'symbol=Cib2, accId=MGI:1929293', 'Element added')),
    change(line('genes.[7].accId', 'MGI:1', 'Field changed', 'MGI:1929293')),
  ];
  expect(linesOf(genes, genes[1])).toEqual([['Genes Cib2 › Accession Id', 'MGI:1929293', 'MGI:1']]);
  const exon = change(
    line('targetedExons.[4]', 'exonId=ENSMUSE00000123456, transcript=Cib2-201', 'Element added'),
  );
  expect(linesOf([exon])).toEqual([['All Targeted Exons', null, 'ENSMUSE00000123456, Transcript: Cib2-201']]);
});

it('boxes and days are as the forms show them', () => {
  const guide = change(line(GUIDE, 'gid=GID:000000000234, reversed=false', 'Element added'));
  expect(linesOf([guide])).toEqual([['CRISPR Attempt › Guides', null, 'GID:000000000234, Reversed: No']]);
  const project = change(line('recovery', 'true', 'Field changed', 'false'));
  expect(linesOf([project])).toEqual([['Recovery', 'No', 'Yes']]);
});
