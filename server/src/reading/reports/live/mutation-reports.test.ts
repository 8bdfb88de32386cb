import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addConfirmed, addMutation, type TestConfirmed } from '../../production-numbers/testing/confirmed.ts';
import { BASE_URL, get } from '../../../../testing/calls.ts';
import { CAST, addCast } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { named } from '../../../../testing/test-projects.ts';
import { columnOf, reportText, rowsOf } from '../testing/report.ts';
import { liveReportRoutes } from './routes.ts';

const REPORTS = [
  'genome_browser_combined',
  'deletion_coordinates',
  'targeted_exons',
  'canonical_targeted_exons',
];
const MUTATION = 'MIN:000000000001';

let tracker: TestApp;
const run = (statement: ReturnType<typeof sql>) => statement.execute(tracker.db);
const mutation = (min: string) => sql`(select id from mutation where min = ${min})`;

beforeAll(async () => {
  tracker = await openTracker([liveReportRoutes]);
  const { db } = tracker;
  await addCast(db);
  for (const number of [1, 2]) await addGene(db, { symbol: `Aaa${number}`, accId: `MGI:${number}` });
  const add = (name: string, about: Partial<TestConfirmed> = {}) =>
    addConfirmed(db, { name, genes: ['Aaa1'], dates: [], ...about });
  // All rows that are possible: two genes, two sequences, and two lines of two units that have the mutation.
  await add('J1', { genes: ['Aaa2', 'Aaa1'] });
  const shared = await add('U1', { genes: [], workUnit: 'UCD', attemptType: 'es cell' });
  await run(
    sql`update mutation_outcome set mutation_id = ${mutation(MUTATION)} where outcome_id = ${shared}`,
  );
  await describeMutation();
  // As little as there can be: not confirmed, without a group, and its mutation without a name.
  const least = await add('T1', { genes: [], workUnit: 'TCP', workGroup: null, status: 'Colony Aborted' });
  await addSequences(await addMutation(db, least, null, ['Aaa1']), ['>t']);
  await add('without a sequence');
  await addSequences(await addMutation(db, await add('without a gene', { genes: [] }), 'x', []), [
    '>without a gene',
  ]);
  for (const privacy of ['protected', 'restricted'] as const)
    await addSequences(await addMutation(db, await add(privacy, { privacy }), privacy, ['Aaa1']), [
      `>${privacy}`,
    ]);
});
afterAll(() => tracker.close());

/** Parts are stored in another order than they are reported; some of them twice, and some incomplete. */
async function describeMutation(): Promise<void> {
  await addSequences(MUTATION, ['>one\nACGT\r\nTT', '>two', '>two']);
  const id = mutation(MUTATION);
  await run(sql`insert into molecular_mutation_deletion (mutation_id, chr, start, stop) values
    (${id}, 'chr4', 99, 120), (${id}, 'chr4', 10, 20), (${id}, 'chr4', 99, 120),
    (${id}, null, 10, 20), (${id}, 'chr4', null, 20), (${id}, 'chr4', 10, null)`);
  await run(sql`insert into targeted_exon (mutation_id, exon_id, is_canonical) values
    (${id}, 'ENSMUSE2', false), (${id}, 'ENSMUSE1', false), (${id}, 'ENSMUSE2', false), (${id}, null, false),
    (${id}, 'ENSMUSE4', true), (${id}, 'ENSMUSE3', true), (${id}, 'ENSMUSE4', true), (${id}, null, true)`);
}

async function addSequences(min: string, sequences: readonly string[]): Promise<void> {
  for (const [place, sequence] of sequences.entries())
    await run(sql`with added as (
        insert into sequence (sequence, sequence_type_id, sequence_category_id)
        values (${sequence}, ${named('sequence_type', 'complete')}, ${named('sequence_category', 'outcome sequence')})
        returning id)
      insert into mutation_sequence (mutation_id, sequence_id, index)
      select ${mutation(min)}, id, ${place + 1} from added`);
}

const url = (number: number) =>
  `Url: ${BASE_URL}/#/projects/TPN:00000000${number}/plans/PIN:000000000${number}/outcomes/TPO:00000000000${number}`;

const path = (report: string, query = '') => `mutation/${report}${query}`;
const FASTA = 'FASTA';

test.each([
  [
    'genome_browser_combined',
    [
      'Deletion Coordinates: chr4:100-120, chr4:11-20',
      'Targeted Exons: ENSMUSE1, ENSMUSE2',
      'Canonical Targeted Exons: ENSMUSE3, ENSMUSE4',
    ],
    ['Deletion Coordinates: ', 'Targeted Exons: ', 'Canonical Targeted Exons: '],
  ],
  ['deletion_coordinates', ['Deletion Coordinates: chr4:10-20, chr4:99-120'], ['Deletion Coordinates: null']],
  ['targeted_exons', ['Exons: ENSMUSE1, ENSMUSE2'], ['Exons: null']],
  ['canonical_targeted_exons', ['Exons: ENSMUSE3, ENSMUSE4'], ['Exons: null']],
])(
  '%s, every column: a row for each line, gene and sequence, whatever the status and the attempt (api-3 §8.3.3)',
  async (report, told, nothing) => {
    const rows = [
      { centre: 'JAX', number: 1 },
      { centre: 'UCD', number: 2 },
    ].flatMap(({ centre, number }) =>
      ['Aaa1', 'Aaa2'].flatMap((gene) =>
        ['>one ACGT TT', '>two'].map((sequence) => [
          `Centre: ${centre}`,
          `Min: ${MUTATION}`,
          'Allele Symbol: Aaa2<em1(IMPC)J1>',
          `Gene Symbol: ${gene}`,
          ...told,
          `${FASTA}: ${sequence}`,
          url(number),
        ]),
      ),
    );
    expect(rowsOf(await reportText(tracker, path(report)))).toEqual([
      ...rows,
      [
        'Centre: TCP',
        'Min: MIN:000000000004',
        'Allele Symbol: null',
        'Gene Symbol: Aaa1',
        ...nothing,
        `${FASTA}: >t`,
        url(3),
      ],
    ]);
  },
);

const ALL = ['>one ACGT TT', '>two', '>t'];
const sequences = async (report: string, caller: string | null) => [
  ...new Set(columnOf(await reportText(tracker, path(report), caller), FASTA)),
];

describe.each(REPORTS)('%s', (report) => {
  test.each([
    [null, ALL],
    [CAST.stranger, ALL],
    [CAST.unitMember, [...ALL, '>protected', '>restricted']],
    [CAST.administrator, [...ALL, '>protected', '>restricted']],
  ])('shows %s the work that they may see whole', async (caller, expected) => {
    expect(await sequences(report, caller)).toEqual(expected);
  });
});

test.each([
  ['?workUnit=UCD', ['UCD']],
  ['?workUnit=ucd', []],
  ['?workUnit=', ['JAX', 'UCD', 'TCP']],
  ['?workUnit=undefined', ['JAX', 'UCD', 'TCP']],
])('%s: the work unit is written exactly, or all are meant (api-3 §8.3.3)', async (query, units) => {
  const centres = columnOf(await reportText(tracker, path('genome_browser_combined', query)), 'Centre');
  expect([...new Set(centres)]).toEqual(units);
});

test.each([
  ['genome_browser_combined', 'Crispr_Alleles_Report'],
  ['deletion_coordinates', 'Deletion_Coordinates'],
  ['targeted_exons', 'Targeted_Exons'],
  ['canonical_targeted_exons', 'Canonical_Targeted_Exons'],
])('%s is the file %s (api-3 §8.3.3)', async (report, name) => {
  const { headers } = await get(tracker, `/api/reports/${path(report)}`);
  expect(headers['content-disposition']).toMatch(new RegExp(`filename="${name}_\\d{4}-[^"]*\\.tsv"$`));
});
