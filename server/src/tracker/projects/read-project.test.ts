import { sql } from 'kysely';
import type { Project } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { projectRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, {
    symbol: 'Egr2',
    accId: 'MGI:95296',
    name: 'early growth response 2',
    orthologs: [
      ['EGR2', 11, 'HGNC:3239'],
      ['EGR3', 2],
    ],
  });
});

afterAll(() => tracker.close());

test('a project with all its parts', async () => {
  const tpn = await addProject(tracker.db, {
    ...RELATED_WORK,
    imitsMiPlanId: 30001,
    comment: 'free text',
    summaryStatus: 'Attempt In Progress',
    intentions: [{ type: 'Exon Deletion', gene: 'Egr2', categorizations: ['Null Reporter'] }],
  });

  const project = await getJson<Project>(tracker, `/api/projects/${tpn}`);

  expect(project).toEqual({
    tpn,
    imitsMiPlanId: 30001,
    privacyName: 'public',
    recovery: false,
    esCellQcOnly: false,
    comment: 'free text',
    reactivationDate: null,
    assignmentStatusName: 'Assigned',
    summaryStatusName: 'Attempt In Progress',
    lastChangeDate: expect.any(String),
    assignmentStatusStamps: [{ statusName: 'Assigned', date: '2031-01-10T08:00:00.5' }],
    projectIntentions: [
      {
        molecularMutationTypeName: 'Exon Deletion',
        mutationCategorizations: [{ name: 'Null Reporter', description: null, typeName: 'allele_category' }],
        intentionByGene: {
          gene: {
            id: expect.any(Number),
            accessionId: 'MGI:95296',
            symbol: 'Egr2',
            speciesName: 'Mus musculus',
            name: 'early growth response 2',
            externalLink: 'https://www.mousephenotype.org/data/genes/MGI:95296',
          },
          bestOrthologs: [expect.objectContaining({ symbol: 'EGR2', category: 'GOOD' })],
          allOrthologs: [
            expect.objectContaining({
              symbol: 'EGR2',
              supportCount: 11,
              link: expect.stringMatching(/hgnc_id\/HGNC:3239$/),
            }),
          ],
        },
        intentionsBySequences: [],
      },
    ],
    relatedWorkUnitNames: ['JAX', 'UCD'],
    relatedWorkGroupNames: ['BaSH', 'DTCC'],
    consortia: [
      { id: expect.any(Number), consortiumName: 'BaSH' },
      { id: expect.any(Number), consortiumName: 'IMPC' },
    ],
    completionNote: null,
    completionComment: null,
    colonyNames: ['JAX-1'],
    phenotypingExternalRefs: ['UCD-P1'],
    _links: {
      self: { href: `${BASE_URL}/api/projects/${tpn}` },
      productionPlans: [{ href: expect.stringMatching(/\/api\/plans\/PIN:\d{10}$/) }],
      phenotypingPlans: [{ href: expect.stringMatching(/\/api\/plans\/PIN:\d{10}$/) }],
    },
  });
});

test('a project without a gene is read, with intentions null', async () => {
  const tpn = await addProject(tracker.db, { intentions: [{ type: 'Deletion' }] });
  const project = await getJson<Project>(tracker, `/api/projects/${tpn}`);
  expect(project.projectIntentions).toBeNull();
  expect(project._links).toEqual({ self: { href: `${BASE_URL}/api/projects/${tpn}` } });
});

test('an outcome without a colony does not spoil the colony names', async () => {
  const tpn = await addProject(tracker.db, {
    plans: [{ workUnit: 'TCP', colonies: ['TCP-1'], specimens: 1 }],
  });
  expect((await getJson<Project>(tracker, `/api/projects/${tpn}`)).colonyNames).toEqual(['TCP-1']);
});

test('ES cell details, sequences and their places', async () => {
  const tpn = await addProject(tracker.db, { intentions: [{ gene: 'Egr2' }] });
  await addEsCellDetails(tpn);
  await addSequence(tpn);

  const project = await getJson<Project>(tracker, `/api/projects/${tpn}`);

  expect(project.esCellDetails).toEqual({
    numberOfEsCellsReceived: 4,
    esCellsReceivedFromName: 'KOMP',
    esCellsReceivedOn: '2031-01-15',
    numberOfEsCellsStartingQc: 4,
    numberOfEsCellsPassingQc: 2,
    esCellQcComment: null,
  });
  expect(project.projectIntentions?.[0]?.intentionsBySequences).toEqual([
    {
      index: 1,
      sequence: {
        id: expect.any(Number),
        sequence: 'ACGT',
        typeName: 'complete',
        categoryName: 'outcome sequence',
        sequenceLocations: [
          {
            id: expect.any(Number),
            locationIndex: 1,
            location: {
              id: expect.any(Number),
              chr: '4',
              start: 100,
              stop: 250,
              strand: '+',
              genomeBuild: 'GRCm39',
              strainName: 'C57BL/6N',
              speciesName: 'Mus musculus',
            },
          },
        ],
      },
    },
  ]);
});

describe('who may read', () => {
  test.each([
    ['public', [200, 200, 200, 200, 200, 200, 200]],
    ['protected', [403, 200, 200, 200, 200, 200, 200]],
    ['restricted', [403, 403, 200, 200, 200, 200, 200]],
  ] as const)('a %s project', async (privacy, expected) => {
    const tpn = await addProject(tracker.db, {
      privacy,
      consortia: RELATED_WORK.consortia,
      plans: [{ workUnit: 'JAX' }],
      intentions: [{ gene: 'Egr2' }],
    });
    const callers = [null, ...Object.values(CAST)];
    const responses = await Promise.all(
      callers.map((caller) => get(tracker, `/api/projects/${tpn}`, caller)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(expected);
    for (const response of responses.filter(({ statusCode }) => statusCode === 403))
      expect(refusal(response)).toBe(`403 You do not have permission to read the project ${tpn}.`);
  });
});

test.each(['TPN:999999999', 'TPN:1', 'tpn:000000001', 'TPN:00000000_', 'nonsense', '\0'])(
  'there is no project %j',
  async (tpn) => {
    const response = await get(tracker, `/api/projects/${encodeURIComponent(tpn)}`);
    expect(refusal(response)).toBe(`404 Project ${tpn} does not exist.`);
  },
);

test('the entity tag carries the version of the project', async () => {
  const tpn = await addProject(tracker.db, {});
  const before = await get(tracker, `/api/projects/${tpn}`);
  expect(before.headers.etag).toMatch(/^"1-/);
  await tracker.db.updateTable('project').set({ comment: 'changed' }).where('tpn', '=', tpn).execute();
  const after = await get(tracker, `/api/projects/${tpn}`);
  expect(after.headers.etag).toMatch(/^"2-/);
});

async function addEsCellDetails(tpn: string): Promise<void> {
  await sql`
    insert into project_es_cell_qc (
      project_id, number_of_es_cells_received, es_cells_received_from_id, es_cells_received_on,
      number_of_es_cells_starting_qc, number_of_es_cells_passing_qc)
    select project.id, 4, (select id from es_cell_centre_pipeline where name = 'KOMP'), '2031-01-15', 4, 2
    from project where tpn = ${tpn}`.execute(tracker.db);
}

async function addSequence(tpn: string): Promise<void> {
  await sql`
    with added as (
      insert into sequence (sequence, sequence_type_id, sequence_category_id)
      select 'ACGT', type.id, category.id from sequence_type type, sequence_category category
      where type.name = 'complete' and category.name = 'outcome sequence'
      returning id
    ), placed as (
      insert into sequence_location (
        sequence_id, index, chr, start, stop, strand, genome_build, species_id, strain_id)
      select added.id, 1, '4', 100, 250, '+', 'GRCm39', species.id, strain.id
      from added, species, strain where species.name = 'Mus musculus' and strain.name = 'C57BL/6N'
    )
    insert into project_intention_sequence (project_intention_id, sequence_id, index)
    select intention.id, added.id, 1
    from added, project_intention intention join project on project.id = intention.project_id
    where project.tpn = ${tpn}`.execute(tracker.db);
}
