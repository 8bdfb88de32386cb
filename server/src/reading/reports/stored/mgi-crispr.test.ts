import { sql, type RawBuilder } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { named } from '../../../../testing/test-projects.ts';
import { columnOf, rowsOf, storedReport } from '../testing/report.ts';
import { storedReportRoutes } from './routes.ts';
import {
  noGene,
  noMutation,
  secondGene,
  secondMutation,
  setAttempt,
  setGroup,
  setPrivacy,
  setStatus,
} from './testing/flaws.ts';
import { ADDING_MS, addLine, lineOf, startFrom, type Line } from './testing/lines.ts';

const FLAWS: readonly (readonly [what: string, statement: (line: Line) => RawBuilder<unknown>])[] = [
  ['that is not confirmed', ({ outcome }) => setColony(outcome, 'Genotype In Progress')],
  ['that was found not to be confirmed', ({ outcome }) => setColony(outcome, 'Genotype Not Confirmed')],
  ['of a protected project', ({ plan }) => setPrivacy(plan, 'protected')],
  ['of a restricted project', ({ plan }) => setPrivacy(plan, 'restricted')],
  ['of haplo-essential production', ({ plan }) => setAttempt(plan, 'haplo-essential crispr')],
  ['of ES cells', ({ plan }) => setAttempt(plan, 'es cell')],
  ['of an abandoned plan', ({ plan }) => setStatus(plan, 'Plan Abandoned')],
  ['without a work group', ({ plan }) => setGroup(plan, null)],
  ['without a mutation', noMutation],
  ['with two mutations', (line) => secondMutation(line, 'C1')],
  [
    'with a mutation of no type',
    ({ mutation }) => sql`update mutation set molecular_mutation_type_id = null where id = ${mutation}`,
  ],
  ['with a mutation of no gene', noGene],
  ['with a mutation of two genes', (line) => secondGene(line, 'Aaa2')],
];

const setColony = (outcome: RawBuilder<number>, status: string) =>
  sql`update colony set status_id = ${named('status', status)} where outcome_id = ${outcome}`;

let tracker: TestApp;
/** Colonies in the two reports while nothing is wrong, and in the end. */
let flawless: string[][];
let told: string[][];

const run = (statement: RawBuilder<unknown>) => statement.execute(tracker.db);
const colonies = async () => [
  columnOf(await storedReport(tracker, 'mgi_crispr'), 'Colony Name'),
  columnOf(await storedReport(tracker, 'mgi_initial_crispr'), 'Colony Name'),
];

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  const { db } = tracker;
  for (const number of [1, 2]) await addGene(db, { symbol: `Aaa${number}`, accId: `MGI:${number}` });
  await addLine(db, 'C1', { genes: ['Aaa2'] });
  await addAttempt(lineOf('C1').plan);
  await describeMutation(lineOf('C1').mutation);
  await run(sql`update colony set genotyping_comment = ${'5\u2019 done\nok'},
    strain_id = ${named('strain', 'BALB/cJ')} where name = 'C1'`);
  // Of its parent line only the allele that it has become is listed.
  await addLine(db, 'M1', { attemptType: 'crispr allele modification', status: 'Genotype Extinct' });
  await startFrom(db, lineOf('M1').plan, 'C1');
  await run(sql`update mutation set symbol = null where id = ${lineOf('M1').mutation}`);
  for (const [what] of FLAWS) await addLine(db, what);
  flawless = await colonies();
  for (const [what, statement] of FLAWS) await run(statement(lineOf(what)));
  told = await colonies();
}, ADDING_MS);
afterAll(() => tracker.close());

/** Two of everything that a CRISPR attempt uses, and a donor that is of no kind. */
async function addAttempt(plan: RawBuilder<number>): Promise<void> {
  for (const statement of [
    sql`insert into crispr_attempt (plan_id) values (${plan})`,
    sql`insert into mutagenesis_donor (attempt_id, preparation_type_id, vector_name, oligo_sequence_fasta) values
      (${plan}, ${named('preparation_type', 'Oligo')}, null, ${'>d\nAC'}), (${plan}, null, 'of no kind', 'x'),
      (${plan}, ${named('preparation_type', 'Circular')}, 'pUC', null)`,
    sql`insert into nuclease (attempt_id, nuclease_type_id, nuclease_class_id) values
      (${plan}, ${named('nuclease_type', 'Cas9')}, ${named('nuclease_class', 'mRNA')}),
      (${plan}, ${named('nuclease_type', 'D10A')}, null)`,
    sql`insert into guide (attempt_id, sequence, guide_sequence, pam, chr, start, stop, strand, genome_build) values
      (${plan}, 'ACGTTGG', 'ACGT', 'TGG', '4', 10, 16, '+', 'GRCm39'),
      (${plan}, 'CC', null, null, null, null, null, null, null)`,
    sql`insert into genotype_primer (attempt_id, name, sequence) values
      (${plan}, 'F1', 'AAA'), (${plan}, 'R1', ${'C\tC'})`,
  ])
    await run(statement);
}

/** A mutation with every reported field; its second sequence is stored first. */
async function describeMutation(mutation: RawBuilder<number>): Promise<void> {
  await run(
    sql`update mutation set mgi_allele_id = 'MGI:9', description = ${'a\tb\u2026'} where id = ${mutation}`,
  );
  for (const [index, sequence] of [
    [2, 'TT'],
    [1, '>s\nGG'],
  ])
    await run(sql`with added as (insert into sequence (sequence, sequence_type_id, sequence_category_id)
      values (${sequence}, ${named('sequence_type', 'complete')}, ${named('sequence_category', 'outcome sequence')})
      returning id)
      insert into mutation_sequence (mutation_id, sequence_id, index) select ${mutation}, id, ${index} from added`);
  await run(sql`insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
    select ${mutation}, id from mutation_categorization where name in ('NHEJ', 'HDR', 'a')`);
}

test('mgi_crispr, every column: by gene, as MGI reads it (api-3 §8.4.4)', async () => {
  const rows = rowsOf(await storedReport(tracker, 'mgi_crispr'));
  expect(rows).toEqual([
    [
      'Gene Symbol: Aaa1',
      'Gene MGI Accession ID: MGI:1',
      'Mutagenesis Donors: ',
      'Nucleases: ',
      'Guides: ',
      'Repair Mechanism: ',
      'Genotype Primers: ',
      'Colony Name: M1',
      'Colony Background Strain: BALB/c',
      'Colony Genotyping Comments: ',
      'Production Work Unit: JAX',
      'Mutation Class: endonuclease-mediated',
      'Mutation Type: Deletion',
      'Mutation Subtype: Exon Deletion',
      'GenTaR Mutation ID: MIN:000000000002',
      'Mutation Sequence: ',
      'Mutation Symbol: ',
      'Mutation MGI Accession ID: ',
      'Mutation Description: ',
    ],
    [
      'Gene Symbol: Aaa2',
      'Gene MGI Accession ID: MGI:2',
      'Mutagenesis Donors: preparationType::Oligo||vector::||sequence::>d++n++AC**preparationType::Circular||vector::pUC||sequence::',
      'Nucleases: type::Cas9||class::mRNA**type::D10A||class::',
      'Guides: sequence::ACGTTGG||guideSeqeunce::ACGT||PAM::TGG||chr::4||start::10||stop::16||strand::+||genomeBuild::GRCm39**sequence::CC||guideSeqeunce::||PAM::||chr::||start::||stop::||strand::||genomeBuild::',
      'Repair Mechanism: NHEJ**HDR',
      'Genotype Primers: name::F1||sequence::AAA**name::R1||sequence::C++t++C',
      'Colony Name: C1',
      'Colony Background Strain: BALB/cJ',
      "Colony Genotyping Comments: 5' done++n++ok",
      'Production Work Unit: JAX',
      'Mutation Class: endonuclease-mediated',
      'Mutation Type: Deletion',
      'Mutation Subtype: Exon Deletion',
      'GenTaR Mutation ID: MIN:000000000001',
      'Mutation Sequence: index::1||mutationSeqeunce::>s++n++GG||sequenceType::complete||sequenceCategory::outcome sequence**index::2||mutationSeqeunce::TT||sequenceType::complete||sequenceCategory::outcome sequence',
      'Mutation Symbol: Aaa2<em1(IMPC)C1>',
      'Mutation MGI Accession ID: MGI:9',
      'Mutation Description: a++t++b...',
    ],
  ]);
});

test('mgi_initial_crispr, every column: ten of the same of the same lines (api-3 §8.4.5)', async () => {
  expect(rowsOf(await storedReport(tracker, 'mgi_initial_crispr'))).toEqual([
    [
      'Gene Symbol: Aaa1',
      'Gene MGI Accession ID: MGI:1',
      'Colony Name: M1',
      'Colony Background Strain: BALB/c',
      'Mutation Class: endonuclease-mediated',
      'Mutation Type: Deletion',
      'Mutation Subtype: Exon Deletion',
      'Mutation Symbol: ',
      'Mutation MGI Accession ID: ',
      'GenTaR Mutation ID: MIN:000000000002',
    ],
    [
      'Gene Symbol: Aaa2',
      'Gene MGI Accession ID: MGI:2',
      'Colony Name: C1',
      'Colony Background Strain: BALB/cJ',
      'Mutation Class: endonuclease-mediated',
      'Mutation Type: Deletion',
      'Mutation Subtype: Exon Deletion',
      'Mutation Symbol: Aaa2<em1(IMPC)C1>',
      'Mutation MGI Accession ID: MGI:9',
      'GenTaR Mutation ID: MIN:000000000001',
    ],
  ]);
});

describe('mgi_crispr and mgi_initial_crispr leave out a line (api-3 §8.4.4)', () => {
  test.each(FLAWS.map(([what]) => what))('%s', (what) => {
    expect(flawless.map((names) => names.includes(what))).toEqual([true, true]);
    expect(told.map((names) => names.includes(what))).toEqual([false, false]);
  });
});
