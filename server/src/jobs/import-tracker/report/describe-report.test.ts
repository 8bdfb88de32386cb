import { describeReport, summary } from './describe-report.ts';
import type { ImportReport } from './report.ts';

const REPORT: ImportReport = {
  dryRun: true,
  startedAt: '2031-03-02T11:00:00.000Z',
  finishedAt: '2031-03-02T11:05:00.000Z',
  tables: [
    {
      source: 'person',
      target: 'person',
      read: 4,
      taken: 2,
      matched: 1,
      changed: 3,
      toSee: 1,
      refused: 1,
      changes: [
        {
          column: 'email',
          reason: 'was written in small letters',
          rows: 1,
          isNoise: false,
          examples: [{ key: 'id 2', from: 'A@x', to: null }],
        },
        {
          column: 'name',
          reason: 'had blanks',
          rows: 2,
          isNoise: true,
          examples: [{ key: 'id 1', from: ' A', to: 'A' }],
        },
        {
          column: 'is_active',
          reason: 'was empty',
          rows: 7,
          isNoise: true,
          fate: 'the default',
          examples: [],
        },
      ],
      refusals: [
        {
          column: null,
          reason: 'is broken',
          advice: 'Mend it.',
          rows: 1,
          isNoise: false,
          examples: [{ key: 'id 4', from: `a|b\n${'x'.repeat(100)}` }],
        },
      ],
    },
  ],
  notCarried: [{ table: 'protocol', rows: 3, reason: 'nothing reads it' }],
  unknownTables: [{ table: 'notes', rows: 9 }],
  missingTables: ['reagent'],
  columns: [
    { table: 'mutation', column: 'bam_file', fate: 'not carried', reason: 'a file' },
    { table: 'mutation', column: 'vcf_file', fate: 'not carried', reason: 'a file' },
    { table: 'plan', column: 'mood', fate: 'unknown', reason: 'nobody knows it' },
  ],
  notes: ['People set a password.'],
};

test('the summary adds up all tables, and states that a dry run stores nothing', () => {
  expect(summary(REPORT)).toEqual([
    '4 rows read: 2 taken, 1 matched with what was here, 1 refused; 3 of the taken and matched were changed, 1 of these so that somebody should look at them.',
    '1 unknown tables were left alone.',
    '1 tables of the model are missing.',
    'This was a dry run: nothing was kept.',
  ]);
  expect(summary({ ...REPORT, dryRun: false, unknownTables: [], missingTables: [] })).toHaveLength(1);
});

test('the report lists every table, every reason with what to do, and everything that was left', () => {
  const lines = describeReport(REPORT).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# Import from the existing tracker (dry run: nothing was kept)',
      '- People set a password.',
      '### person: 1 row',
      'is broken. **To do:** Mend it.',
      '### person.email: 1 row',
      '| id 2 | A@x | (none) |',
      '| person | person | 4 | 2 | 1 | 3 | 1 | 1 |',
      '| person.is_active | the default | 7 |',
      '| person.name | had blanks | 2 |',
      '| protocol | 3 | nothing reads it |',
      '| notes | 9 | not a table of the existing tracker’s model: look at it yourself |',
      'The source lacks these tables of the model: reagent.',
      '| mutation | bam_file, vcf_file | not carried: a file |',
      '| plan | mood | unknown: nobody knows it |',
    ]),
  );
});

test('values of rows cannot break the tables, and long ones are cut', () => {
  expect(describeReport(REPORT)).toContain(`| id 4 | a\\|b ${'x'.repeat(76)}… |  |`);
});

test('changes that mean nothing are counted in a section of their own, without their rows', () => {
  const text = describeReport(REPORT);
  const toSee = text.slice(text.indexOf('## Changed rows'), text.indexOf('## Empty columns'));
  expect(toSee).toContain('person.email');
  expect(toSee).not.toContain('person.name');
  expect(text).not.toContain('| id 1 |');
});
