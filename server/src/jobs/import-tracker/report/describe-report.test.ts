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
      changed: 1,
      refused: 1,
      changes: [
        {
          column: 'email',
          reason: 'was written in small letters',
          rows: 1,
          examples: [{ key: 'id 2', from: 'A@x', to: null }],
        },
      ],
      refusals: [
        {
          column: null,
          reason: 'is broken',
          advice: 'Mend it.',
          rows: 1,
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
    '4 rows read: 2 taken, 1 matched with what was here, 1 refused; 1 of the taken and matched were changed.',
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
      '| person | person | 4 | 2 | 1 | 1 | 1 |',
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
