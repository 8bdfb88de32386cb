import { sql } from 'kysely';
import type { ChangeResponse, Project, ProjectPage } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, getJson, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { FIRST_PLAN, intention, LEAST_PROJECT } from '../../../testing/new-project.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { projectRoutes, projectChangeRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, projectChangeRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  for (const number of [1, 2, 3])
    await addGene(tracker.db, { symbol: `Gene${number}`, accId: `MGI:900000${number}` });
});

afterAll(() => tracker.close());

const post = (body: object, caller: string | null = CAST.unitMember, headers = {}) =>
  send(tracker, 'POST', '/api/projects', body, caller, headers);

/** Creates a project and returns its identifier. */
async function create(body: object): Promise<string> {
  const response = await post(body);
  expect(response.statusCode).toBe(200);
  return tpnOf(response.json<ChangeResponse>());
}

const tpnOf = ({ _links }: ChangeResponse) => _links.self.href.split('/').at(-1) ?? '';
const read = (tpn: string) => getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);

async function projectCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from project`.execute(tracker.db);
  return rows[0]?.count ?? -1;
}

describe('a new project', () => {
  it('contains everything in the request', async () => {
    const tpn = await create({
      privacyName: 'Protected',
      recovery: true,
      esCellQcOnly: 'false',
      comment: 'free text',
      reactivationDate: '2031-02-03T10:00:00Z',
      esCellDetails: {
        numberOfEsCellsReceived: '4',
        esCellsReceivedFromName: 'komp',
        esCellsReceivedOn: '2031-01-15T09:00:00.000Z',
        numberOfEsCellsStartingQc: '',
        numberOfEsCellsPassingQc: 2,
        esCellQcComment: 'no such comment',
      },
      consortia: [{ id: 99, consortiumName: 'impc' }, { consortiumName: 'BaSH' }],
      projectIntentions: [
        {
          molecularMutationTypeName: 'exon deletion',
          mutationCategorizations: [
            { name: 'null reporter' },
            { name: 'Conditional', typeName: 'allele_category' },
          ],
          intentionByGene: { gene: { accessionId: 'mgi:95296', symbol: 'ignored' } },
        },
      ],
      planDetails: { ...FIRST_PLAN, funderNames: ['eucomm'], comment: '  ' },
      consortiaNames: ['raw values of the form are ignored'],
    });
    expect(await read(tpn)).toMatchObject({
      tpn,
      privacyName: 'protected',
      recovery: true,
      esCellQcOnly: false,
      comment: 'free text',
      reactivationDate: '2031-02-03T10:00:00',
      esCellDetails: {
        numberOfEsCellsReceived: 4,
        esCellsReceivedFromName: 'KOMP',
        esCellsReceivedOn: '2031-01-15',
        numberOfEsCellsStartingQc: null,
        numberOfEsCellsPassingQc: 2,
        esCellQcComment: null,
      },
      consortia: [{ consortiumName: 'BaSH' }, { consortiumName: 'IMPC' }],
      projectIntentions: [
        {
          molecularMutationTypeName: 'Exon Deletion',
          mutationCategorizations: expect.arrayContaining([
            expect.objectContaining({ name: 'Null Reporter' }),
            expect.objectContaining({ name: 'Conditional' }),
          ]),
          intentionByGene: { gene: { symbol: 'Egr2' } },
        },
      ],
      assignmentStatusName: 'Assigned',
      assignmentStatusStamps: [{ statusName: 'Assigned', date: expect.any(String) }],
      summaryStatusName: 'Plan Created',
      relatedWorkUnitNames: ['JAX'],
      relatedWorkGroupNames: ['BaSH'],
      _links: { productionPlans: [{ href: expect.stringMatching(/\/api\/plans\/PIN:\d{10}$/) }] },
    });
    expect(await getJson(tracker, `/api/projects/${tpn}/firstProductionPlanData`, CAST.unitMember)).toEqual({
      ...FIRST_PLAN,
      funderNames: ['EUCOMM'],
      comment: null,
    });
  });

  it('returns its history: the summary status of its plan, then its creation', async () => {
    const response = await post(LEAST_PROJECT);
    const { history, _links } = response.json<ChangeResponse>();
    const author = { user: CAST.unitMember, date: expect.any(String), at: expect.any(String) };
    expect(history).toEqual([
      {
        ...author,
        id: 1,
        comment: 'Project updated',
        details: [
          { field: 'summaryStatus.name', oldValue: null, newValue: 'Plan Created', note: 'Field changed' },
        ],
      },
      { ...author, id: 2, comment: 'Project created', details: [] },
    ]);
    expect(_links.self.href).toMatch(new RegExp(`^${BASE_URL}/api/projects/TPN:\\d{9}$`));
    const url = `/api/projects/${tpnOf({ history, _links })}/history`;
    expect(await getJson(tracker, url, CAST.unitMember)).toEqual(history);
  });

  it('is in the list at once', async () => {
    const tpn = await create(LEAST_PROJECT);
    const page = await getJson<ProjectPage>(tracker, `/api/projects?tpn=${tpn}&workUnitName=JAX`);
    expect(page._embedded?.projects.map((project) => project.tpn)).toEqual([tpn]);
  });

  it('belongs to a consortium once, also if the request names it twice', async () => {
    const tpn = await create({
      ...LEAST_PROJECT,
      consortia: [{ consortiumName: 'IMPC' }, { consortiumName: 'impc' }],
    });
    expect((await read(tpn)).consortia).toHaveLength(1);
  });

  it('may intend sequences', async () => {
    const location = { chr: 'X', start: 5, stop: '9', strand: '-', genomeBuild: 'GRCm39' };
    const tpn = await create({
      ...LEAST_PROJECT,
      projectIntentions: [
        {
          ...intention('Egr2', 'Point Mutation'),
          intentionsBySequences: [
            {
              index: 3,
              sequence: {
                sequence: 'ACGT',
                typeName: 'Complete',
                categoryName: 'unknown ones become none',
                sequenceLocations: [
                  { location: { ...location, speciesName: 'mus musculus', strainName: 'C57BL/6N' } },
                  { locationIndex: 7, location: { speciesName: 'Mus musculus', strand: '' } },
                ],
              },
            },
            { sequence: { typeName: 'complete' } },
          ],
        },
      ],
    });
    expect((await read(tpn)).projectIntentions?.[0]?.intentionsBySequences).toMatchObject([
      {
        index: 2,
        sequence: { sequence: null, typeName: 'complete', categoryName: null, sequenceLocations: [] },
      },
      {
        index: 3,
        sequence: {
          sequence: 'ACGT',
          typeName: 'complete',
          categoryName: null,
          sequenceLocations: [
            {
              locationIndex: 1,
              location: { ...location, stop: 9, speciesName: 'Mus musculus', strainName: 'C57BL/6N' },
            },
            { locationIndex: 7, location: { chr: null, start: null, strand: null, strainName: null } },
          ],
        },
      },
    ]);
  });

  it.each(['crispr', 'haplo-essential crispr', 'es cell', 'breeding'])(
    'may begin with a plan of %s',
    async (type) => {
      await create({ ...LEAST_PROJECT, planDetails: { ...FIRST_PLAN, attemptTypeName: type } });
    },
  );
});

describe('its assignment status', () => {
  it('is decided among the projects that want the same deletion', async () => {
    const wanted = { ...LEAST_PROJECT, projectIntentions: [intention('Gene1')] };
    const [first, second] = [await create(wanted), await create(wanted)];
    const other = await create({
      ...LEAST_PROJECT,
      projectIntentions: [intention('Gene1', 'Exon Deletion')],
    });
    const several = await create({
      ...LEAST_PROJECT,
      projectIntentions: [intention('Gene1'), intention('Gene2')],
    });
    const statuses = [first, second, other, several].map(
      async (tpn) => (await read(tpn)).assignmentStatusName,
    );
    expect(await Promise.all(statuses)).toEqual(['Assigned', 'Inspect - Conflict', 'Assigned', 'Assigned']);
  });

  it('is Assigned for one only of those that are created at the same time', async () => {
    const wanted = { ...LEAST_PROJECT, projectIntentions: [intention('Gene3')] };
    const tpns = await Promise.all(Array.from({ length: 5 }, () => create(wanted)));
    const statuses = await Promise.all(tpns.map(async (tpn) => (await read(tpn)).assignmentStatusName));
    expect(statuses.toSorted()).toEqual(['Assigned', ...Array<string>(4).fill('Inspect - Conflict')]);
  });
});

describe('an idempotency key', () => {
  it('creates once, however often the request is sent', async () => {
    const before = await projectCount();
    const headers = { 'idempotency-key': 'project-1' };
    const [first, again] = [
      await post(LEAST_PROJECT, CAST.unitMember, headers),
      await post(LEAST_PROJECT, CAST.unitMember, headers),
    ];
    expect(again.json()).toEqual(first.json());
    expect(await projectCount()).toBe(before + 1);
  });
});
