import type { AssignmentPreview, Project } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { projectRoutes, projectChangeRoutes } from '../projects/routes.ts';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { intention, LEAST_PROJECT } from '../../../testing/new-project.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { assignmentPreviewRoutes } from './routes.ts';

const PATH = '/api/v2/assignmentPreview';
let tracker: TestApp;
let genes = 0;

beforeAll(async () => {
  tracker = await openTracker([assignmentPreviewRoutes, projectRoutes, projectChangeRoutes]);
  await addCast(tracker.db);
});

afterAll(() => tracker.close());

/** A gene that no project works on. */
async function newGene(): Promise<{ symbol: string; accId: string }> {
  genes += 1;
  const gene = { symbol: `Gene${genes}`, accId: `MGI:900${genes}`, synonyms: [`Old${genes}`] };
  await addGene(tracker.db, gene);
  return gene;
}

/** What the form would show for intentions, each `[mutation type or nothing, gene]`. */
function preview(intentions: [type: string | null, gene: string][], caller: string = CAST.unitMember) {
  const query = new URLSearchParams();
  for (const [type, gene] of intentions) {
    query.append('gene', gene);
    if (type !== null) query.append('molecularMutationTypeName', type);
  }
  return getJson<AssignmentPreview>(tracker, `${PATH}?${query.toString()}`, caller);
}

async function statusWhenCreated(body: object): Promise<string | null> {
  const response = await send(tracker, 'POST', '/api/projects', body, CAST.unitMember);
  const tpn = response.json<{ _links: { self: { href: string } } }>()._links.self.href.split('/').at(-1);
  const project = await getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);
  return project.assignmentStatusName;
}

const PROGRESS = {
  nothing: {},
  'a plan just created': { plans: [{ workUnit: 'JAX' }] },
} as const;

describe('the status that a new project would get (api-1 §14.2)', () => {
  test('a gene that nobody works on: Assigned', async () => {
    const { symbol } = await newGene();
    expect(await preview([['Deletion', symbol]])).toEqual({
      assignmentStatusName: 'Assigned',
      projects: [],
      totalProjects: 0,
      competingTpns: [],
    });
  });

  test.each(Object.entries(PROGRESS))(
    'a gene with an assigned project that has %s: Inspect - Conflict',
    async (_name, project) => {
      const { symbol, accId } = await newGene();
      const tpn = await addProject(tracker.db, { ...project, intentions: [{ gene: symbol }] });
      const response = await preview([['deletion', accId.toLowerCase()]]);
      expect(response).toMatchObject({
        assignmentStatusName: 'Inspect - Conflict',
        projects: [{ tpn, assignmentStatusName: 'Assigned' }],
        totalProjects: 1,
        competingTpns: [tpn],
      });
    },
  );

  test('is the one that it gets when it is created at once', async () => {
    const { symbol } = await newGene();
    const body = { ...LEAST_PROJECT, projectIntentions: [intention(symbol)] };
    for (const status of ['Assigned', 'Inspect - Conflict']) {
      const { assignmentStatusName } = await preview([['Deletion', symbol]]);
      expect(assignmentStatusName).toBe(status);
      expect(await statusWhenCreated(body)).toBe(status);
    }
  });

  test('another mutation type is not contested; such projects do not compete, but are listed', async () => {
    const { symbol } = await newGene();
    const other = await addProject(tracker.db, { intentions: [{ gene: symbol, type: 'Insertion' }] });
    const deletion = await addProject(tracker.db, { intentions: [{ gene: symbol }] });
    const response = await preview([['Insertion', symbol]]);
    expect(response.assignmentStatusName).toBe('Assigned');
    expect(response.projects.map(({ tpn }) => tpn)).toEqual([other, deletion]);
    expect(response.competingTpns).toEqual([deletion]);
  });

  test('several genes, or one gene twice, are not contested', async () => {
    const [{ symbol }, another] = [await newGene(), await newGene()];
    await addProject(tracker.db, { intentions: [{ gene: symbol }] });
    for (const second of [another.symbol, symbol])
      expect(
        await preview([
          ['Deletion', symbol],
          [null, second],
        ]),
      ).toMatchObject({ assignmentStatusName: 'Assigned', totalProjects: 1 });
  });

  test('is absent while the mutation type of the only gene, or the gene, is missing', async () => {
    const { symbol } = await newGene();
    const tpn = await addProject(tracker.db, { intentions: [{ gene: symbol }] });
    expect(await preview([[null, symbol]])).toMatchObject({
      assignmentStatusName: null,
      projects: [{ tpn }],
    });
    expect(await preview([])).toEqual({
      assignmentStatusName: null,
      projects: [],
      totalProjects: 0,
      competingTpns: [],
    });
  });
});

test('projects on the gene are shown as the caller may see them (api-1 §5.4)', async () => {
  const { symbol } = await newGene();
  const tpn = await addProject(tracker.db, {
    privacy: 'restricted',
    intentions: [{ gene: symbol }],
    plans: [{ workUnit: 'JAX' }],
  });
  expect((await preview([['Deletion', symbol]], CAST.unitMember)).projects).toMatchObject([
    { tpn, assignmentStatusName: 'Assigned', relatedWorkUnitNames: ['JAX'] },
  ]);
  expect(await preview([['Deletion', symbol]], CAST.stranger)).toMatchObject({
    assignmentStatusName: 'Inspect - Conflict',
    projects: [{ tpn, assignmentStatusName: null, relatedWorkUnitNames: [] }],
    competingTpns: [tpn],
  });
});

test('returns at most 100 projects, with the number of all; all of them count', async () => {
  const { symbol } = await newGene();
  for (let number = 0; number < 100; number += 1)
    await addProject(tracker.db, { assignmentStatus: 'Inactive', intentions: [{ gene: symbol }] });
  await addProject(tracker.db, { intentions: [{ gene: symbol }] });
  const response = await preview([['Deletion', symbol]]);
  expect(response.projects).toHaveLength(100);
  expect(response.competingTpns).toHaveLength(100);
  expect(response).toMatchObject({ assignmentStatusName: 'Inspect - Conflict', totalProjects: 101 });
});

test('refuses unknown genes and synonyms like a creation (api-1 §16.1)', async () => {
  const { symbol, accId } = await newGene();
  const synonym = `old${genes}`;
  expect(refusal(await get(tracker, `${PATH}?gene=Nonsense`, CAST.unitMember))).toBe(
    '404 Gene with accession id or symbol [Nonsense] does not exist.',
  );
  expect(refusal(await get(tracker, `${PATH}?gene=${synonym}`, CAST.unitMember))).toMatch(
    `${synonym} is a synonym for the gene ${symbol} (${accId}). Please use the valid symbol ${symbol} instead.`,
  );
});

test('refuses callers who could not create a project', async () => {
  const { symbol } = await newGene();
  expect((await get(tracker, `${PATH}?gene=${symbol}`, null)).statusCode).toBe(403);
  expect(refusal(await get(tracker, `${PATH}?gene=${symbol}`, CAST.consortiumMember))).toBe(
    '403 You do not have permission to create projects.',
  );
  expect((await get(tracker, `${PATH}?gene=${symbol}`, CAST.administrator)).statusCode).toBe(200);
});
