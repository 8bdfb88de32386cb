import { sql, type RawBuilder } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addClone } from '../../../../testing/test-clones.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { named } from '../../../../testing/test-projects.ts';
import { columnOf, rowsOf, storedReport } from '../testing/report.ts';
import { excisionType } from './mgi-modification.ts';
import { storedReportRoutes } from './routes.ts';
import {
  noClone,
  noGene,
  noMutation,
  noStart,
  otherStart,
  qualityControlAlone,
  secondGene,
  secondMutation,
  secondStart,
  setAttempt,
  setGroup,
  setPrivacy,
  setStatus,
} from './testing/flaws.ts';
import { ADDING_MS, addEsCellLine, addLine, addModifiedLine, lineOf, type Line } from './testing/lines.ts';

interface Case {
  line: Line;
  /** The ES cell line that it comes from. */
  origin: Line;
}

/** A line by CRISPR. */
const OTHER = 'C1';

const FLAWS: readonly (readonly [what: string, statement: (of: Case) => RawBuilder<unknown>])[] = [
  ['of a protected project', ({ line }) => setPrivacy(line.plan, 'protected')],
  ['of a restricted project', ({ line }) => setPrivacy(line.plan, 'restricted')],
  ['of another attempt', ({ line }) => setAttempt(line.plan, 'crispr allele modification')],
  ['of an abandoned plan', ({ line }) => setStatus(line.plan, 'Plan Abandoned')],
  ['without a work group', ({ line }) => setGroup(line.plan, null)],
  ['that starts from nothing', ({ line }) => noStart(line.plan)],
  ['that starts from two lines', ({ line }) => secondStart(line.plan, OTHER)],
  ['of a line that is not of ES cells', ({ line }) => otherStart(line.plan, OTHER)],
  ['of an ES cell that is not in the repository', ({ origin }) => noClone(origin)],
  ['of a protected ES cell line', ({ origin }) => setPrivacy(origin.plan, 'protected')],
  ['of a restricted ES cell line', ({ origin }) => setPrivacy(origin.plan, 'restricted')],
  [
    'of an ES cell line of a group that does not count',
    ({ origin }) => setGroup(origin.plan, 'EUCOMMToolsCre'),
  ],
  ['of an ES cell line without a group', ({ origin }) => setGroup(origin.plan, null)],
  ['of ES cells for quality control alone', ({ origin }) => qualityControlAlone(origin)],
  ['without a mutation', ({ line }) => noMutation(line)],
  ['with two mutations', ({ line }) => secondMutation(line, OTHER)],
  ['with a mutation of no gene', ({ line }) => noGene(line)],
  ['with a mutation of two genes', ({ line }) => secondGene(line, 'Aaa2')],
];

let tracker: TestApp;
/** Colonies in the report while nothing is wrong, and in the end. */
let flawless: string[];
let told: string[];

const run = (statement: RawBuilder<unknown>) => statement.execute(tracker.db);
const colonies = async () =>
  columnOf(await storedReport(tracker, 'mgi_modification'), 'Modification Plan Colony Name');

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  const { db } = tracker;
  for (const number of [1, 2, 3]) await addGene(db, { symbol: `Aaa${number}`, accId: `MGI:${number}` });
  const clone = await addClone(db, 'EPD0013_1_E08', 'Aaa1');
  await addEsCellLine(db, 'E1', clone, { workUnit: 'WTSI', workGroup: 'MGP' });
  await addModifiedLine(db, 'M1', 'E1', { genes: ['Aaa3'], workUnit: 'BCM', status: 'Genotype In Progress' });
  await describeClone(clone);
  await run(sql`update colony set strain_id = ${named('strain', 'BALB/cJ')} where name = 'E1'`);
  await run(sql`update es_cell_allele_modification_attempt set tat_cre = true,
    deleter_strain_id = ${named('strain', 'BALB/cAm')} where plan_id = ${lineOf('M1').plan}`);
  await run(sql`update mutation set mgi_allele_id = 'MGI:9' where id = ${lineOf('M1').mutation}`);
  await run(sql`insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
    select ${lineOf('M1').mutation}, id from mutation_categorization where name in ('b', 'NHEJ')`);
  await addLine(db, OTHER);
  await addModificationOfUnknown(await addClone(db, 'EPD0013_1_F08', 'Aaa1'));
  for (const [what] of FLAWS) {
    await addEsCellLine(db, `${what}: origin`, clone);
    await addModifiedLine(db, what, `${what}: origin`);
  }
  flawless = await colonies();
  for (const [what, statement] of FLAWS)
    await run(statement({ line: lineOf(what), origin: lineOf(`${what}: origin`) }));
  told = await colonies();
}, ADDING_MS);
afterAll(() => tracker.close());

async function describeClone(clone: number): Promise<void> {
  await run(sql`update targ_rep_es_cell set parental_cell_line = 'JM8.N4' where id = ${clone}`);
  await run(sql`insert into targ_rep_es_cell_mutation (es_cell_id, mgi_allele_symbol_superscript,
    mgi_allele_accession_id) values (${clone}, 'tm1a(EUCOMM)Wtsi', 'MGI:4')`);
}

/** Of which nothing is known but what must be: two mutations of the first line, none of them with a class. */
async function addModificationOfUnknown(clone: number): Promise<void> {
  const { db } = tracker;
  await addEsCellLine(db, 'E2', clone);
  await run(secondMutation(lineOf('E2'), OTHER));
  await addModifiedLine(db, 'M2', 'E2', { genes: ['Aaa1'] });
  await run(
    sql`update es_cell_allele_modification_attempt set tat_cre = null where plan_id = ${lineOf('M2').plan}`,
  );
  await run(sql`update mutation set symbol = null where id = ${lineOf('M2').mutation}`);
}

test('mgi_modification, every column: by gene, in any status of the colony (api-3 §8.4.6)', async () => {
  expect(rowsOf(await storedReport(tracker, 'mgi_modification'))).toEqual([
    [
      'Gene Symbol: Aaa1',
      'MGI Gene Accession ID: MGI:1',
      'Production Plan Colony Name: E2',
      'Production Plan Colony Background Strain: BALB/c',
      'Production Work Unit: JAX',
      // Of several mutations none is listed.
      'Production Mutation Symbol: ',
      'ES Cell Allele Symbol: ',
      'ES Cell Name: EPD0013_1_F08',
      'ES Cell Allele Accession ID: ',
      'ES Cell Parent: ',
      'Modification Plan Colony Name: M2',
      'Excision Type: ',
      'Tat Cre: null',
      'Deleter Strain: ',
      'Modification Plan Colony Background Strain: BALB/c',
      'Modification Work Unit: JAX',
      'Modification Mutation Accession ID: ',
      'Modification Mutation Symbol: ',
      'GenTaR Mutation Identifier: ',
    ],
    [
      'Gene Symbol: Aaa3',
      'MGI Gene Accession ID: MGI:3',
      'Production Plan Colony Name: E1',
      'Production Plan Colony Background Strain: BALB/cJ',
      'Production Work Unit: WTSI',
      'Production Mutation Symbol: Aaa1<em1(IMPC)E1>',
      'ES Cell Allele Symbol: tm1a(EUCOMM)Wtsi',
      'ES Cell Name: EPD0013_1_E08',
      'ES Cell Allele Accession ID: MGI:4',
      'ES Cell Parent: JM8.N4',
      'Modification Plan Colony Name: M1',
      'Excision Type: cre',
      'Tat Cre: true',
      'Deleter Strain: BALB/cAm',
      'Modification Plan Colony Background Strain: BALB/c',
      'Modification Work Unit: BCM',
      'Modification Mutation Accession ID: MGI:9',
      'Modification Mutation Symbol: Aaa3<em1(IMPC)M1>',
      // That of production, not of the modification.
      'GenTaR Mutation Identifier: MIN:000000000001',
    ],
  ]);
});

describe('mgi_modification leaves out a line (api-3 §8.4.6)', () => {
  test.each(FLAWS.map(([what]) => what))('%s', (what) => {
    expect(flawless).toContain(what);
    expect(told).not.toContain(what);
  });
});

describe('the type of excision (api-3 §8.4.6)', () => {
  test.each([
    ['b', 'cre'],
    ['c', 'flp'],
    ['d', 'flp-cre'],
    ['e.1', 'cre'],
    ['.1', 'cre'],
    ['.2', 'flp'],
    ['a', ''],
    [null, 'null'],
  ])('of class %s is %s', (escClass, expected) => {
    expect(excisionType(escClass, true)).toBe(expected);
  });

  test('without a production mutation lists none', () => {
    expect(excisionType('b', false)).toBe('');
    expect(excisionType(null, false)).toBe('');
  });
});
