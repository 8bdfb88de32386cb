import { sql, type RawBuilder } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addClone } from '../../../../testing/test-clones.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, named } from '../../../../testing/test-projects.ts';
import { rowsOf, storedReport } from '../testing/report.ts';
import { storedReportRoutes } from './routes.ts';
import {
  noStart,
  qualityControlAlone,
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
  addPhenotyping,
  lineOf,
  phenotypingOf,
  type Line,
} from './testing/lines.ts';

type Statement = RawBuilder<unknown>;
type Flaw = readonly [what: string, statement: (line: Line, phenotyping: RawBuilder<number>) => Statement];

const abortColony = ({ outcome }: Line) =>
  sql`update colony set status_id = ${named('status', 'Colony Aborted')} where outcome_id = ${outcome}`;
const setStage = (plan: RawBuilder<number>, change: Statement) =>
  sql`update phenotyping_stage set ${change} where plan_id = ${plan}`;

const OF_CRISPR: readonly Flaw[] = [
  ['of a protected project', ({ plan }) => setPrivacy(plan, 'protected')],
  ['of a restricted project', ({ plan }) => setPrivacy(plan, 'restricted')],
  ['of another attempt', ({ plan }) => setAttempt(plan, 'haplo-essential crispr')],
];
const OF_ES_CELLS: readonly Flaw[] = [
  ...OF_CRISPR,
  ['of a group that does not count', ({ plan }) => setGroup(plan, 'EUCOMMToolsCre')],
  ['without a group', ({ plan }) => setGroup(plan, null)],
  ['for quality control alone', qualityControlAlone],
];
const OF_PHENOTYPING: readonly Flaw[] = [
  ['of a protected project', (_line, plan) => setPrivacy(plan, 'protected')],
  ['of a restricted project', (_line, plan) => setPrivacy(plan, 'restricted')],
  ['of another attempt', (_line, plan) => setAttempt(plan, 'haplo-essential phenotyping')],
  ['that is aborted', (_line, plan) => setStatus(plan, 'Phenotyping Plan Aborted')],
  ['without a group', (_line, plan) => setGroup(plan, null)],
  ['without a stage', (_line, plan) => sql`delete from phenotyping_stage where plan_id = ${plan}`],
  [
    'of late adults',
    (_line, plan) =>
      setStage(plan, sql`phenotyping_stage_type_id = ${named('phenotyping_stage_type', 'late adult')}`),
  ],
  [
    'whose stage is aborted',
    (_line, plan) => setStage(plan, sql`status_id = ${named('status', 'Phenotype Production Aborted')}`),
  ],
  ['that starts from nothing', (_line, plan) => noStart(plan)],
  ['that starts from two lines', (_line, plan) => secondStart(plan, OTHER)],
  ['of an aborted colony', abortColony],
  ['of a line that does not count', ({ plan }) => setPrivacy(plan, 'protected')],
  [
    'of a line without a CRISPR attempt',
    ({ plan }) => sql`delete from crispr_attempt where plan_id = ${plan}`,
  ],
  [
    'of a mutation without a symbol',
    ({ mutation }) => sql`update mutation set symbol = null where id = ${mutation}`,
  ],
];

/** Genes that differ in one fact each; the symbol names what is wrong with that fact. */
const KINDS: Readonly<Record<string, readonly Flaw[]>> = {
  'CRISPR intention': OF_CRISPR,
  'CRISPR mutation': [
    ...OF_CRISPR,
    ['of an aborted colony', abortColony],
    ['without a CRISPR attempt', ({ plan }) => sql`delete from crispr_attempt where plan_id = ${plan}`],
  ],
  'ES cell intention': OF_ES_CELLS,
  'ES cell mutation': [...OF_ES_CELLS, ['of an aborted colony', abortColony]],
  'early adult phenotyping': OF_PHENOTYPING,
};
const FLAWED = Object.entries(KINDS).flatMap(([kind, flaws]) =>
  flaws.map(([what, statement]) => ({ kind, symbol: `${kind} ${what}`, statement })),
);

/** A line of a gene that no test reads. */
const OTHER = 'other';
const OTHER_GENE = 'other gene';

let tracker: TestApp;
let clone: number;
/** Rows by symbol while nothing is wrong, and in the end. */
let flawless: Map<string, string[]>;
let told: Map<string, string[]>;

const run = (statement: Statement) => statement.execute(tracker.db);
const SYMBOL = 'Gene Symbol: ';

async function rows(): Promise<Map<string, string[]>> {
  await run(sql`select refresh_all_project_index()`);
  const found = rowsOf(await storedReport(tracker, 'gene_interest'));
  return new Map(found.map((row) => [row[0]?.replace(SYMBOL, '') ?? '', row]));
}

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  const symbols = ['bbb1', 'Bbb2', 'Aaa1', OTHER_GENE, ...FLAWED.map(({ symbol }) => symbol)];
  for (const [place, symbol] of symbols.entries())
    await addGene(tracker.db, { symbol, accId: `MGI:${place + 1}` });
  clone = await addClone(tracker.db, 'EPD0013_1_E08', 'Aaa1');
  await addLine(tracker.db, OTHER, { genes: [OTHER_GENE] });
  await addWhole();
  for (const { kind, symbol } of FLAWED) await addOne(kind, symbol);
  flawless = await rows();
  for (const { symbol, statement } of FLAWED) await run(statement(lineOf(symbol), phenotypingOf(symbol)));
  told = await rows();
}, ADDING_MS);
afterAll(() => tracker.close());

/** A gene of which everything is known, by several plans; and two of which little is. */
async function addWhole(): Promise<void> {
  const { db } = tracker;
  await addCounted('C1', 'Aaa1');
  await addCounted('C2', 'Aaa1');
  for (const [name, escClass] of [
    ['E1', 'b'],
    ['E2', 'c'],
  ] as const) {
    await addEsCellLine(db, name, clone);
    await classify(name, escClass);
  }
  await addPhenotyping(db, 'C1', 'first', { stage: 'Phenotyping Finished' });
  await addPhenotyping(db, 'C2', 'second', { stage: 'Phenotyping Started' });
  for (const [name, status, assignment] of [
    ['C1', 'Founder Obtained', 'Inspect - Conflict'],
    ['C2', 'Genotype Confirmed', 'Inspect - Attempt'],
    ['E1', 'Attempt Aborted', 'Inactive'],
    ['E2', 'Chimeras/Founder Obtained', 'Abandoned'],
  ] as const) {
    const { plan, project } = lineOf(name);
    await run(sql`update plan set summary_status_id = ${named('status', status)} where id = ${plan}`);
    await run(sql`update project set assignment_status_id = ${named('assignment_status', assignment)}
      where id = ${project}`);
  }
  await addLine(db, 'B1', { genes: ['bbb1'], attemptType: 'crispr allele modification' });
  // Classes of both kinds: the first found counts.
  await addEsCellLine(db, 'B2', clone, { genes: ['Bbb2'] });
  for (const escClass of ['b', 'a']) await classify('B2', escClass);
}

/** A gene that is listed for one reason alone. */
async function addOne(kind: string, symbol: string): Promise<void> {
  const { db } = tracker;
  if (kind.startsWith('ES cell')) await addEsCellLine(db, symbol, clone, { genes: [symbol] });
  else await addCounted(symbol, symbol);
  const { mutation, project } = lineOf(symbol);
  if (kind.endsWith('intention')) await run(sql`delete from mutation_gene where mutation_id = ${mutation}`);
  if (kind.endsWith('mutation'))
    await run(sql`update project_intention_gene set gene_id = (select id from gene where symbol = ${OTHER_GENE})
      where project_intention_id = (select id from project_intention where project_id = ${project})`);
  // Its intention lists the gene in any case.
  if (kind === 'early adult phenotyping') {
    await addPhenotyping(db, symbol, symbol);
    await addProject(db, { intentions: [{ gene: symbol }], plans: [{ workUnit: 'JAX' }] });
  }
}

/** A line of a plan that has a CRISPR attempt. */
async function addCounted(name: string, gene: string): Promise<void> {
  await addLine(tracker.db, name, { genes: [gene] });
  await run(sql`insert into crispr_attempt (plan_id) values (${lineOf(name).plan})`);
}

const classify = (name: string, escClass: string) =>
  run(sql`insert into mutation_mutation_categorization (mutation_id, mutation_categorization_id)
    select ${lineOf(name).mutation}, category.id from mutation_categorization category
    join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
    where category.name = ${escClass} and type.name = 'esc_allele_class'`);

test('gene_interest, every column: by symbol, as text is ordered (api-3 §8.4.1)', () => {
  const isFlawed = (symbol: string) => FLAWED.some((flawed) => flawed.symbol === symbol);
  const whole = [...told].filter(([symbol]) => symbol !== OTHER_GENE && !isFlawed(symbol));
  expect(whole.map(([, row]) => row)).toEqual([
    [
      'Gene Symbol: Aaa1',
      'MGI ID: MGI:3',
      'Assignment Status: Inspect - Attempt',
      'ES Null Production Status: Attempt Aborted',
      'ES Conditional Production Status: Chimeras/Founder Obtained',
      'Crispr Production Status: Genotype Confirmed',
      'Early Adult Phenotyping Status: Phenotyping Finished',
    ],
    [
      'Gene Symbol: Bbb2',
      'MGI ID: MGI:2',
      'Assignment Status: Assigned',
      'ES Null Production Status: ',
      'ES Conditional Production Status: Plan Created',
      'Crispr Production Status: ',
      'Early Adult Phenotyping Status: ',
    ],
    [
      'Gene Symbol: bbb1',
      'MGI ID: MGI:1',
      'Assignment Status: Assigned',
      'ES Null Production Status: ',
      'ES Conditional Production Status: ',
      'Crispr Production Status: Plan Created',
      'Early Adult Phenotyping Status: ',
    ],
  ]);
});

const symbolsOf = (isPhenotyping: boolean) =>
  FLAWED.filter(({ kind }) => (kind === 'early adult phenotyping') === isPhenotyping).map(
    ({ symbol }) => symbol,
  );

describe('gene_interest leaves out a gene of which there is no more than (api-3 §8.4.1)', () => {
  test.each(symbolsOf(false))('%s', (symbol) => {
    expect(flawless.has(symbol)).toBe(true);
    expect(told.has(symbol)).toBe(false);
  });
});

describe('gene_interest has no status of (api-3 §8.4.1)', () => {
  test.each(symbolsOf(true))('%s', (symbol) => {
    expect(flawless.get(symbol)?.at(-1)).toBe('Early Adult Phenotyping Status: Phenotyping Started');
    expect(told.get(symbol)?.at(-1)).toBe('Early Adult Phenotyping Status: ');
  });
});
