import { sql } from 'kysely';
import type { ProjectOverview } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addMutation, setColonyStatus } from '../../tracker/outcomes/testing/plans.ts';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { followRoutes } from '../following/routes.ts';
import { permissionRoutes } from '../../identity/permissions/routes.ts';
import { projectOverviewRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectOverviewRoutes, followRoutes, permissionRoutes]);
  await addCast(tracker.db);
  const position = { chromosome: '10', start: 67_533_800, stop: 67_542_188, strand: '+' as const };
  const grcm38 = { chromosome: '10', start: 67_534_000, stop: 67_542_388 };
  const id = await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296', position, grcm38 });
  await sql`
    insert into gene_exon_model (gene_id, genome_build, chromosome, strand, exon_starts, exon_ends)
    values (${id}, 'GRCm38', '10', '+', '{67534000,67540000}', '{67534500,67542388}')`.execute(tracker.db);
  await addGene(tracker.db, { symbol: 'Unplaced', accId: 'MGI:99' });
});

afterAll(() => tracker.close());

const overview = (tpn: string, caller: TestCaller = null) =>
  getJson<ProjectOverview>(tracker, `/api/v2/projects/${tpn}/overview`, caller);

/** The outcome that a colony is. */
async function outcomeOf(colony: string): Promise<string> {
  const { tpo } = await tracker.db
    .selectFrom('outcome')
    .innerJoin('colony', 'colony.outcome_id', 'outcome.id')
    .where('colony.name', '=', colony)
    .select('tpo')
    .executeTakeFirstOrThrow();
  return tpo;
}

test('genotype-confirmed colonies of production and allele modification plans are counted (spec part 1 §4)', async () => {
  const tpn = await addProject(tracker.db, {
    plans: [
      { workUnit: 'JAX', colonies: ['C-1', 'C-2'], specimens: 1 },
      { workUnit: 'JAX', attemptType: 'crispr allele modification', colonies: ['C-3'] },
      { workUnit: 'JAX', type: 'phenotyping', colonies: ['C-4'] },
    ],
  });
  expect((await overview(tpn)).genotypeConfirmedColonies).toBe(0);
  for (const colony of ['C-1', 'C-3', 'C-4'])
    await setColonyStatus(tracker.db, await outcomeOf(colony), 'Genotype Confirmed');
  expect((await overview(tpn)).genotypeConfirmedColonies).toBe(2);
});

test('reports a conditional mutation like hasConditionalCrisprPlan (api-1 §11.5)', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', colonies: ['K-1'] }] });
  expect((await overview(tpn)).hasConditionalMutation).toBe(false);
  await addMutation(tracker.db, { categorization: 'Conditional' }, await outcomeOf('K-1'));
  expect((await overview(tpn)).hasConditionalMutation).toBe(true);
});

test.each(['administrator', 'unitMember', 'stranger'] as const)(
  'says what the %s may do, as each question about it is answered',
  async (caller) => {
    const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
    const { permissions = {} } = await overview(tpn, CAST[caller]);
    expect(Object.keys(permissions)).toHaveLength(3);
    for (const [action, isAllowed] of Object.entries(permissions))
      expect([
        action,
        await getJson(
          tracker,
          `/api/permissionByActionOnResource?action=${action}&resourceId=${tpn}`,
          CAST[caller],
        ),
      ]).toEqual([action, isAllowed]);
  },
);

test('visitors may do nothing with a project', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
  const nothing = {
    canUpdateProject: false,
    canCreateProductionPlan: false,
    canCreatePhenotypingPlan: false,
  };
  expect((await overview(tpn)).permissions).toEqual(nothing);
});

test('genes of the intentions come with their places, each once, the unplaced ones without', async () => {
  const tpn = await addProject(tracker.db, {
    intentions: [{ gene: 'Egr2' }, { gene: 'Unplaced' }, { gene: 'Egr2', type: 'Insertion' }, {}],
  });
  expect((await overview(tpn)).genes).toEqual([
    {
      symbol: 'Egr2',
      accessionId: 'MGI:95296',
      strand: '+',
      positions: [
        { genomeBuild: 'GRCm39', chr: '10', start: 67_533_800, stop: 67_542_188 },
        { genomeBuild: 'GRCm38', chr: '10', start: 67_534_000, stop: 67_542_388 },
      ],
      exonModel: {
        genomeBuild: 'GRCm38',
        chr: '10',
        exons: [
          { start: 67_534_000, stop: 67_534_500 },
          { start: 67_540_000, stop: 67_542_388 },
        ],
      },
    },
    { symbol: 'Unplaced', accessionId: 'MGI:99', strand: null, positions: [], exonModel: null },
  ]);
});

test('deletions are those of plans that the caller may read (api-1 §5.2, READ_PLAN)', async () => {
  const tpn = await addProject(tracker.db, {
    privacy: 'protected',
    plans: [{ workUnit: 'JAX', colonies: ['P-1'] }],
  });
  const min = await addMutation(tracker.db, { symbol: 'Egr2<em2(IMPC)J>' }, await outcomeOf('P-1'));
  await sql`
    insert into molecular_mutation_deletion (mutation_id, chr, start, stop, size)
    select id, '10', 67535000, 67535100, 100 from mutation where min = ${min}`.execute(tracker.db);
  const countFor = async (caller: TestCaller) => (await overview(tpn, caller)).deletions.length;
  expect(await countFor(CAST.stranger)).toBe(0);
  expect(await countFor(CAST.unitMember)).toBe(1);
});

test('deletions have their first and last base, counted from 1', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', colonies: ['D-1'] }] });
  const tpo = await outcomeOf('D-1');
  const min = await addMutation(tracker.db, { symbol: 'Egr2<em1(IMPC)J>' }, tpo);
  await sql`
    insert into molecular_mutation_deletion (mutation_id, chr, start, stop, size)
    select id, 'chr10', place.start, place.stop, place.stop - place.start
    from mutation, (values (67535000, 67535100), (null, null)) place (start, stop)
    where min = ${min}`.execute(tracker.db);
  expect((await overview(tpn)).deletions).toEqual([
    {
      pin: expect.stringMatching(/^PIN:\d{10}$/),
      tpo,
      colonyName: 'D-1',
      min,
      symbol: 'Egr2<em1(IMPC)J>',
      genomeBuild: 'GRCm39',
      chr: '10',
      start: 67_535_001,
      stop: 67_535_100,
    },
  ]);
});

test('says how the caller follows the project, and nobody else', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
  const body = { kind: 'project', target: tpn, mail: 'weekly' };
  expect((await send(tracker, 'POST', '/api/v2/follows', body, CAST.unitMember)).statusCode).toBe(200);
  expect((await overview(tpn, CAST.unitMember)).follow).toMatchObject(body);
  for (const caller of [CAST.stranger, null]) expect((await overview(tpn, caller)).follow).toBeNull();
});

test('is refused to those who may not read the project', async () => {
  const tpn = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
  const url = `/api/v2/projects/${tpn}/overview`;
  for (const caller of [null, CAST.stranger])
    expect(refusal(await get(tracker, url, caller))).toBe(
      `403 You do not have permission to read the project ${tpn}.`,
    );
  expect((await get(tracker, url, CAST.unitMember)).statusCode).toBe(200);
  expect(refusal(await get(tracker, '/api/v2/projects/TPN:000999999/overview'))).toBe(
    '404 Project TPN:000999999 does not exist.',
  );
});
