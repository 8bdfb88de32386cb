import { sql } from 'kysely';
import { get, refusal } from '../../../testing/calls.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { addMutation, addStage, setColonyStatus } from '../../tracker/outcomes/testing/plans.ts';
import { readGenePage } from './read-gene-page.ts';
import { openGenePageTracker, type GenePageTracker } from './testing/gene-page-tracker.ts';

let tracker: TestApp;
let publicTpn: string;
let page: GenePageTracker['page'];
let outcomeOf: GenePageTracker['outcomeOf'];

beforeAll(async () => {
  ({ tracker, publicTpn, page, outcomeOf } = await openGenePageTracker());
});

afterAll(() => tracker.close());

describe('which gene', () => {
  test.each(['Cib2', 'cib2', 'MGI:1929293', 'mgi:1929293', '2810434I23Rik', ' Cib2 '])('%s', async (term) => {
    const { gene, sameSynonym } = await page(term);
    expect(gene.symbol).toBe('Cib2');
    expect(sameSynonym).toEqual([]);
  });

  test('a synonym of several genes: the first in the alphabet, and the others by name', async () => {
    const { gene, sameSynonym } = await page('kip2');
    expect([gene.symbol, ...sameSynonym]).toEqual(['Aaa1', 'Cib2']);
  });

  test.each(['Nothing', '%', 'Ci\0b3'])('%j is refused: there is no such gene', async (term) => {
    const response = await get(tracker, `/api/v2/genes/${encodeURIComponent(term)}`);
    expect(refusal(response)).toBe(
      `404 Gene with accession id or symbol [${term.replace('\0', '')}] does not exist.`,
    );
  });
});

test('what is known of the gene: name, synonyms, positions on both builds, orthologs by HGNC id', async () => {
  const { gene, orthologs } = await page('Cib2');
  expect(gene).toEqual({
    symbol: 'Cib2',
    accessionId: 'MGI:1929293',
    name: 'calcium and integrin binding family member 2',
    type: null,
    ensemblGeneId: null,
    synonyms: ['2810434I23Rik', 'Kip2'],
    strand: '-',
    positions: [
      { genomeBuild: 'GRCm39', chr: '9', start: 54_452_062, stop: 54_467_496 },
      { genomeBuild: 'GRCm38', chr: '9', start: 54_544_778, stop: 54_560_212 },
    ],
    exonModel: null,
    externalLink: 'https://www.mousephenotype.org/data/genes/MGI:1929293',
  });
  expect(orthologs).toMatchObject([
    {
      symbol: 'CIB2',
      category: 'GOOD',
      link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:24579',
    },
  ]);
});

test('a gene that nobody works on has empty lists, and no ortholog that no method names', async () => {
  expect(await page('Idle')).toMatchObject({
    furthestPlanPin: null,
    orthologs: [],
    projects: [],
    restrictedTpns: [],
    plans: [],
    outcomes: [],
    guides: [],
    deletions: [],
  });
});

test('its projects, with the intentions on this gene, and their plans with statuses and dates', async () => {
  const { db } = tracker;
  await sql`
    insert into plan_summary_status_stamp (plan_id, status_id, date)
    select plan.id, plan.summary_status_id, day::timestamp
    from plan, (values ('2031-01-05'), ('2031-02-07')) stamped (day)
    where plan.project_id = (select id from project where tpn = ${publicTpn})`.execute(db);
  const { projects, plans } = await page('Cib2');
  expect(projects).toEqual([
    {
      tpn: publicTpn,
      assignmentStatusName: 'Assigned',
      assignmentStatusSince: '2031-01-10T08:00:00.5',
      summaryStatusName: 'Plan Created',
      summaryStatusSince: null,
      privacyName: 'public',
      geneSymbols: ['Aaa1', 'Cib2'],
      intentions: [{ molecularMutationTypeName: 'Deletion', mutationCategorizationNames: ['Conditional'] }],
      workUnitNames: ['JAX', 'UCD'],
      workGroupNames: ['BaSH'],
      consortiumNames: ['BaSH', 'IMPC'],
      unreadablePlans: 0,
    },
  ]);
  expect(plans).toMatchObject([
    {
      tpn: publicTpn,
      typeName: 'production',
      attemptTypeName: 'crispr',
      workUnitName: 'JAX',
      workGroupName: 'BaSH',
      statusName: 'Plan Created',
      since: '2031-02-07T00:00:00',
      isAborted: false,
      phenotypingExternalRef: null,
      stages: [],
    },
    { typeName: 'phenotyping', workUnitName: 'UCD', workGroupName: null, phenotypingExternalRef: 'UCD-P1' },
  ]);
});

test('the plan that has come furthest says where the gene stands', async () => {
  const before = await page('Cib2');
  const [production, phenotyping] = before.plans.map(({ pin }) => pin);
  expect(before.furthestPlanPin).toBe(production);
  await sql`update plan set summary_status_id = status.id from status
    where status.name = 'Phenotyping Registered' and plan.pin = ${phenotyping}`.execute(tracker.db);
  expect((await page('Cib2')).furthestPlanPin).toBe(phenotyping);
});

test('stages of phenotyping plans', async () => {
  const { plans } = await page('Cib2');
  const { pin } = plans.find(({ typeName }) => typeName === 'phenotyping') ?? { pin: '' };
  await addStage(tracker.db, pin, 'early adult and embryo', 'Phenotyping Started');
  await sql`
    insert into phenotyping_stage_status_stamp (phenotyping_stage_id, status_id, date)
    select id, status_id, '2031-03-01' from phenotyping_stage`.execute(tracker.db);
  const { stages } = (await page('Cib2')).plans.find((plan) => plan.pin === pin) ?? {};
  expect(stages).toEqual([
    {
      psn: expect.stringMatching(/^PSN:\d+$/),
      phenotypingTypeName: 'early adult and embryo',
      statusName: 'Phenotyping Started',
      since: '2031-03-01T00:00:00',
    },
  ]);
});

test('colonies with their alleles, without those of another gene of the project; deletions counted from 1', async () => {
  const { db } = tracker;
  const tpo = await outcomeOf('C-1');
  await setColonyStatus(db, tpo, 'Genotype Confirmed');
  const own = await addMutation(db, { symbol: 'Cib2<em1(IMPC)J>' }, tpo);
  const other = await addMutation(db, { symbol: 'Aaa1<em1(IMPC)J>' }, tpo);
  await sql`insert into mutation_gene select mutation.id, gene.id from mutation, gene
    where (min, gene.symbol) in ((${own}, 'Cib2'), (${other}, 'Aaa1'))`.execute(db);
  await sql`
    insert into molecular_mutation_deletion (mutation_id, chr, start, stop)
    select id, 'chr9', 54455000, 54455100 from mutation where min = ${own}`.execute(db);
  const { outcomes, deletions } = await page('Cib2');
  expect(outcomes).toMatchObject([
    {
      tpo,
      tpn: publicTpn,
      workUnitName: 'JAX',
      outcomeTypeName: 'Colony',
      name: 'C-1',
      statusName: 'Genotype Confirmed',
      since: null,
      alleles: [{ min: own, symbol: 'Cib2<em1(IMPC)J>', mgiAlleleId: null, molecularMutationTypeName: null }],
    },
    { name: 'C-2', statusName: 'Genotype In Progress', alleles: [] },
  ]);
  expect(deletions).toMatchObject([
    { tpo, min: own, genomeBuild: 'GRCm39', chr: '9', start: 54_455_001, stop: 54_455_100 },
  ]);
});

test('guides come with the type of the first nuclease', async () => {
  const { db } = tracker;
  const pin = (await page('Cib2')).plans[0]?.pin ?? '';
  await sql`insert into crispr_attempt (plan_id) select id from plan where pin = ${pin}`.execute(db);
  await sql`
    insert into guide (attempt_id, chr, start, stop, strand, genome_build, pam)
    select id, '9', 54455000, 54455022, '+', 'GRCm39', 'AGG' from plan where pin = ${pin}`.execute(db);
  await sql`
    insert into nuclease (attempt_id, nuclease_type_id)
    select plan.id, type.id from plan, nuclease_type type where pin = ${pin} and type.name = 'Cas9'`.execute(
    db,
  );
  expect((await page('Cib2')).guides).toMatchObject([
    {
      pin,
      chr: '9',
      start: 54_455_000,
      strand: '+',
      genomeBuild: 'GRCm39',
      pam: 'AGG',
      nucleaseTypeName: 'Cas9',
    },
  ]);
});

test('what a colony is offered as, where, and between which days', async () => {
  const { db } = tracker;
  await sql`
    insert into distribution_product (colony_id, distribution_centre_id, product_type_id, distribution_network_id,
      start_date, end_date, distribution_identifier)
    select outcome.id, work_unit.id, product_type.id, distribution_network.id, '2031-05-01', end_date::date, 'MMRRC:1'
    from outcome, work_unit, product_type,
      (values ('Frozen sperm', 'MMRRC', null), ('Live mice', null, '2032-05-01')) product (type, network, end_date)
      left join distribution_network on distribution_network.name = product.network
    where outcome.tpo = ${await outcomeOf('C-1')} and work_unit.name = 'JAX' and product_type.name = product.type
    order by product.type`.execute(db);
  const [first, second] = (await page('Cib2')).outcomes;
  const at = { distributionCentreName: 'JAX', startDate: '2031-05-01' };
  expect(first?.distributionProducts).toEqual([
    { ...at, productTypeName: 'Frozen sperm', distributionNetworkName: 'MMRRC', endDate: null },
    { ...at, productTypeName: 'Live mice', distributionNetworkName: null, endDate: '2032-05-01' },
  ]);
  expect(second?.distributionProducts).toEqual([]);
});

test('six statements however much there is, and one more for a synonym', async () => {
  const statementsOf = (term: string) =>
    countingStatements(async (count) => {
      await readGenePage(tracker.context, term, ANONYMOUS);
      return count.statements;
    });
  await tracker.context.catalogues.read();
  expect(await statementsOf('Cib2')).toBe(6);
  expect(await statementsOf('Idle')).toBe(6);
  expect(await statementsOf('2810434I23Rik')).toBe(7);
});
