import { sql, type RawBuilder } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addClone } from '../../../../testing/test-clones.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { named } from '../../../../testing/test-projects.ts';
import { columnOf, rowsOf, storedReport } from '../testing/report.ts';
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
import {
  ADDING_MS,
  addEsCellLine,
  addLine,
  addModifiedLine,
  addPhenotyping,
  lineOf,
  phenotypingOf,
  type Line,
} from './testing/lines.ts';

interface Case {
  phenotyping: RawBuilder<number>;
  line: Line;
  /** The ES cell line that a modified one comes from. */
  origin: Line;
}
type Flaw = readonly [what: string, statement: (of: Case) => RawBuilder<unknown>];

/** A line that nobody phenotypes. */
const OTHER = 'C2';

const setStage = ({ phenotyping }: Case, change: RawBuilder<unknown>) =>
  sql`update phenotyping_stage set ${change} where plan_id = ${phenotyping}`;
const ofSpecimens = ({ phenotyping, line }: Case) => sql`
  with specimen as (
    insert into outcome (plan_id, outcome_type_id)
    values (${line.plan}, ${named('outcome_type', 'Specimen')}) returning id)
  update plan_starting_point set outcome_id = specimen.id from specimen where plan_id = ${phenotyping}`;

const OF_CRISPR: readonly Flaw[] = [
  ['of a protected project', (of) => setPrivacy(of.phenotyping, 'protected')],
  ['of a restricted project', (of) => setPrivacy(of.phenotyping, 'restricted')],
  ['by another attempt', (of) => setAttempt(of.phenotyping, 'haplo-essential phenotyping')],
  ['that is aborted', (of) => setStatus(of.phenotyping, 'Phenotyping Plan Aborted')],
  ['without a work group', (of) => setGroup(of.phenotyping, null)],
  ['without a stage', (of) => sql`delete from phenotyping_stage where plan_id = ${of.phenotyping}`],
  [
    'of late adults',
    (of) => setStage(of, sql`phenotyping_stage_type_id = ${named('phenotyping_stage_type', 'late adult')}`),
  ],
  [
    'whose stage is aborted',
    (of) => setStage(of, sql`status_id = ${named('status', 'Phenotype Production Aborted')}`),
  ],
  ['that starts from nothing', (of) => noStart(of.phenotyping)],
  ['that starts from two lines', (of) => secondStart(of.phenotyping, OTHER)],
  ['of specimens', ofSpecimens],
  ['of a line of a protected project', (of) => setPrivacy(of.line.plan, 'protected')],
  ['of a line of a restricted project', (of) => setPrivacy(of.line.plan, 'restricted')],
  ['of an abandoned production', (of) => setStatus(of.line.plan, 'Plan Abandoned')],
  ['of production without a work group', (of) => setGroup(of.line.plan, null)],
  ['of haplo-essential production', (of) => setAttempt(of.line.plan, 'haplo-essential crispr')],
  ['of a modified CRISPR allele', (of) => setAttempt(of.line.plan, 'crispr allele modification')],
  ['of a line without a mutation', (of) => noMutation(of.line)],
  ['of a line with two mutations', (of) => secondMutation(of.line, OTHER)],
  ['of a mutation without a gene', (of) => noGene(of.line)],
  ['of a mutation of two genes', (of) => secondGene(of.line, 'Aaa2')],
];

const OF_ES_CELLS: readonly Flaw[] = [
  ['of a group that does not count', (of) => setGroup(of.line.plan, 'EUCOMMToolsCre')],
  ['of ES cells for quality control alone', (of) => qualityControlAlone(of.line)],
  ['of an unknown ES cell', (of) => noClone(of.line)],
];

const OF_MODIFICATION: readonly Flaw[] = [
  ['of a modification that starts from nothing', (of) => noStart(of.line.plan)],
  ['of a modification that starts from two lines', (of) => secondStart(of.line.plan, OTHER)],
  ['of a modification of no ES cell line', (of) => otherStart(of.line.plan, OTHER)],
  [
    'whose ES cell line is of a group that does not count',
    (of) => setGroup(of.origin.plan, 'EUCOMMToolsCre'),
  ],
  ['whose ES cell line is of no group', (of) => setGroup(of.origin.plan, null)],
  ['whose ES cell line is protected', (of) => setPrivacy(of.origin.plan, 'protected')],
  ['whose ES cell line is restricted', (of) => setPrivacy(of.origin.plan, 'restricted')],
  ['whose ES cell line is for quality control alone', (of) => qualityControlAlone(of.origin)],
];

const NOT_BEGUN = ['Phenotyping Registered', 'Rederivation Started', 'Rederivation Complete'];
const FLAWED = [...OF_CRISPR, ...OF_ES_CELLS, ...OF_MODIFICATION].map(([what]) => what);
const REFERENCE = 'Phenotyping External Reference';

let tracker: TestApp;
/** References in the two reports while nothing is wrong, and in the end. */
let flawless: string[][];
let told: string[][];

const run = (statement: RawBuilder<unknown>) => statement.execute(tracker.db);
const references = async () => [
  columnOf(await storedReport(tracker, 'phenotyping_colonies'), REFERENCE),
  columnOf(await storedReport(tracker, 'mgi_phenotyping'), REFERENCE),
];

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  const { db } = tracker;
  for (const number of [1, 2, 3]) await addGene(db, { symbol: `Aaa${number}`, accId: `MGI:${number}` });
  const clone = await addClone(db, 'EPD0013_1_E08', 'Aaa1');
  await addLine(db, 'C1', { genes: ['Aaa3'] });
  await addEsCellLine(db, 'E1', clone, { genes: ['Aaa2'], workUnit: 'WTSI', workGroup: 'MGP' });
  await addModifiedLine(db, 'M1', 'E1', { genes: ['Aaa1'], workUnit: 'BCM' });
  for (const line of ['C1', 'E1', 'M1']) await addPhenotyping(db, line, `of ${line}`);
  await run(sql`update phenotyping_attempt set cohort_work_unit_id = ${named('work_unit', 'TCP')},
    strain_id = ${named('strain', 'BALB/cAm')} where plan_id = ${phenotypingOf('of E1')}`);
  await run(sql`update phenotyping_attempt set strain_id = ${named('strain', 'BALB/cJ')}
    where plan_id <> ${phenotypingOf('of E1')}`);
  await run(sql`update mutation set symbol = null where id = ${lineOf('E1').mutation}`);
  await addLine(db, OTHER);
  for (const stage of NOT_BEGUN) await addPhenotyping(db, 'C1', stage, { stage });
  const statements = [
    ...(await addFlawed('crispr', OF_CRISPR, (name) => addLine(db, name))),
    ...(await addFlawed('es', OF_ES_CELLS, (name) => addEsCellLine(db, name, clone))),
    ...(await addFlawed('modification', OF_MODIFICATION, async (name, origin) => {
      await addEsCellLine(db, origin, clone);
      await addModifiedLine(db, name, origin);
    })),
  ];
  flawless = await references();
  for (const statement of statements) await run(statement);
  told = await references();
}, ADDING_MS);
afterAll(() => tracker.close());

/** Adds phenotyping whose reference names its defect, and returns the statements that cause it. */
async function addFlawed(
  kind: string,
  flaws: readonly Flaw[],
  add: (line: string, origin: string) => Promise<void>,
): Promise<RawBuilder<unknown>[]> {
  const statements = [];
  for (const [place, [what, statement]] of flaws.entries()) {
    const line = `${kind} ${place}`;
    const origin = `${line} origin`;
    await add(line, origin);
    const phenotyping = await addPhenotyping(tracker.db, line, what);
    statements.push(statement({ phenotyping, line: lineOf(line), origin: lineOf(origin) }));
  }
  return statements;
}

/** Rows of the lines that have no flaw, by gene. */
const ROWS = [
  [
    'Gene Symbol: Aaa1',
    'MGI Gene Accession ID: MGI:1',
    'Phenotyping External Reference: of M1',
    // That of the line which was modified.
    'ES Cell Name: EPD0013_1_E08',
    // The strain is that of phenotyping, the places of production those of the modification.
    'Background Strain: BALB/cJ',
    'MGI Strain Accession ID: MGI:2159737',
    'Production Work Unit: BCM',
    'Production Work Group: BaSH',
    'Phenotyping Work Unit: UCD',
    'Phenotyping Work Group: DTCC',
    'Cohort Work Unit: UCD',
    'Mutation Symbol: Aaa1<em1(IMPC)M1>',
  ],
  [
    'Gene Symbol: Aaa2',
    'MGI Gene Accession ID: MGI:2',
    'Phenotyping External Reference: of E1',
    'ES Cell Name: EPD0013_1_E08',
    'Background Strain: BALB/cAm',
    'MGI Strain Accession ID: null',
    'Production Work Unit: WTSI',
    'Production Work Group: MGP',
    'Phenotyping Work Unit: UCD',
    'Phenotyping Work Group: DTCC',
    'Cohort Work Unit: TCP',
    'Mutation Symbol: null',
  ],
  [
    'Gene Symbol: Aaa3',
    'MGI Gene Accession ID: MGI:3',
    'Phenotyping External Reference: of C1',
    'ES Cell Name: ',
    'Background Strain: BALB/cJ',
    'MGI Strain Accession ID: MGI:2159737',
    'Production Work Unit: JAX',
    'Production Work Group: BaSH',
    'Phenotyping Work Unit: UCD',
    'Phenotyping Work Group: DTCC',
    'Cohort Work Unit: UCD',
    'Mutation Symbol: Aaa3<em1(IMPC)C1>',
  ],
];
const MINS = ['MIN:000000000003', 'MIN:000000000002', 'MIN:000000000001'];

test('phenotyping_colonies by gene, every column; a missing required value is an empty cell (§8.4.2)', async () => {
  const rows = rowsOf(await storedReport(tracker, 'phenotyping_colonies'));
  expect(rows.filter((row) => !NOT_BEGUN.some((stage) => row.includes(`${REFERENCE}: ${stage}`)))).toEqual(
    ROWS,
  );
});

test('mgi_phenotyping, every column: the same, and the identifier of the mutation last (api-3 §8.4.3)', async () => {
  expect(rowsOf(await storedReport(tracker, 'mgi_phenotyping'))).toEqual(
    ROWS.map((row, place) => [...row, `GenTaR Mutation Identifier: ${MINS[place]}`]),
  );
});

test.each(NOT_BEGUN)(
  'a stage that is %s counts for the data release, but not for MGI (api-3 §8.4.3)',
  (stage) => {
    expect(told.map((references) => references.includes(stage))).toEqual([true, false]);
  },
);

describe('phenotyping_colonies and mgi_phenotyping leave out phenotyping (api-3 §8.4.2)', () => {
  test.each(FLAWED)('%s', (what) => {
    expect(flawless.map((references) => references.includes(what))).toEqual([true, true]);
    expect(told.map((references) => references.includes(what))).toEqual([false, false]);
  });
});
