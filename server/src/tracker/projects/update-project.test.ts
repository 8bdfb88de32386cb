import { sql } from 'kysely';
import type { ChangeResponse, HistoryDetail, Project } from 'shared/contract';
import { inTransaction } from '../../platform/database/database.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { BASE_URL, get, getJson, refusal, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { projectRoutes, projectChangeRoutes } from './routes.ts';

let tracker: TestApp;
const HARWELL = 'harwell@lab.example';
const PHENOTYPER = 'phenotyper@lab.example';

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, projectChangeRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await addPerson(tracker.db, { email: HARWELL, unitRoles: [['Harwell', 'general']] });
  await addPerson(tracker.db, { email: PHENOTYPER, unitRoles: [['UCD', 'general']] });
});

afterAll(() => tracker.close());

/** Produced by JAX, phenotyped by UCD; without names that only one project can have. */
const WORK: TestProject = {
  consortia: ['IMPC', 'BaSH'],
  intentions: [{ gene: 'Egr2' }],
  plans: [{ workUnit: 'JAX' }, { workUnit: 'UCD', type: 'phenotyping' }],
};

const add = (project: TestProject = WORK) => addProject(tracker.db, project);
const put = (tpn: string, body: object, caller: string | null = CAST.unitMember, headers = {}) =>
  send(tracker, 'PUT', `/api/projects/${tpn}`, body, caller, headers);
const read = (tpn: string) => getJson<Project>(tracker, `/api/projects/${tpn}`, CAST.administrator);

/** A change that must succeed, and the lines of its record. */
async function detailsOf(tpn: string, body: object): Promise<HistoryDetail[] | null | undefined> {
  const response = await put(tpn, body);
  expect(response.statusCode).toBe(200);
  const { history } = response.json<ChangeResponse>();
  expect(history).toHaveLength(1);
  return history[0]?.details;
}

const field = (name: string, oldValue: string | null, newValue: string | null) => ({
  field: name,
  oldValue,
  newValue,
  note: 'Field changed',
});

const ES_CELLS = {
  numberOfEsCellsReceived: 4,
  esCellsReceivedFromName: 'KOMP',
  esCellsReceivedOn: '2031-01-15',
  numberOfEsCellsStartingQc: 4,
  numberOfEsCellsPassingQc: 2,
  esCellQcComment: null,
};

describe('an update', () => {
  it('replaces what it may change, and returns what has changed', async () => {
    const tpn = await add();
    const response = await put(tpn, {
      tpn,
      privacyName: 'PROTECTED',
      comment: 'second round',
      recovery: true,
      esCellQcOnly: false,
      completionNote: 'effort concluded',
      completionComment: 'enough',
      assignmentStatusName: 'Inactive',
      consortia: [],
      projectIntentions: [],
    });
    expect(response.json()).toEqual({
      history: [
        {
          id: 1,
          user: CAST.unitMember,
          date: expect.any(String),
          at: expect.any(String),
          comment: 'Project updated',
          details: [
            field('comment', null, 'second round'),
            field('completionComment', null, 'enough'),
            field('completionNote.note', null, 'Effort concluded'),
            field('privacy.name', 'public', 'protected'),
            field('recovery', 'false', 'true'),
          ],
        },
      ],
      _links: { self: { href: `${BASE_URL}/api/projects/${tpn}` } },
    });
    expect(await read(tpn)).toMatchObject({
      privacyName: 'protected',
      comment: 'second round',
      recovery: true,
      esCellQcOnly: false,
      completionNote: 'Effort concluded',
      completionComment: 'enough',
      assignmentStatusName: 'Assigned',
      consortia: [{ consortiumName: 'BaSH' }, { consortiumName: 'IMPC' }],
    });
  });

  it('clears what it does not name, but neither privacy nor ES cell figures', async () => {
    const tpn = await add({ ...WORK, comment: 'a' });
    await put(tpn, { privacyName: 'public', recovery: true, esCellDetails: ES_CELLS });
    expect(await detailsOf(tpn, { privacyName: 'public' })).toEqual([field('recovery', 'true', null)]);
    expect(await read(tpn)).toMatchObject({ comment: null, recovery: null, esCellDetails: ES_CELLS });
  });

  it('replaces the ES cell figures as a whole', async () => {
    const tpn = await add();
    const body = { privacyName: 'public', recovery: false, esCellQcOnly: false };
    expect(await detailsOf(tpn, { ...body, esCellDetails: ES_CELLS })).toEqual([
      field('projectEsCellQc.esCellsReceivedFrom.centres', null, expect.any(String)),
      field('projectEsCellQc.esCellsReceivedFrom.name', null, 'KOMP'),
      field('projectEsCellQc.esCellsReceivedOn', null, '2031-01-15'),
      field('projectEsCellQc.numberOfEsCellsPassingQc', null, '2'),
      field('projectEsCellQc.numberOfEsCellsReceived', null, '4'),
      field('projectEsCellQc.numberOfEsCellsStartingQc', null, '4'),
    ]);
    const next = {
      numberOfEsCellsReceived: '5',
      esCellQcComment: 'pass',
      esCellsReceivedFromName: 'Nowhere',
    };
    await detailsOf(tpn, { ...body, esCellDetails: next });
    expect((await read(tpn)).esCellDetails).toMatchObject({
      numberOfEsCellsReceived: 5,
      esCellsReceivedFromName: null,
      numberOfEsCellsPassingQc: null,
    });
  });

  it('that changes nothing leaves no trace and returns an empty record', async () => {
    const tpn = await add();
    const project = await read(tpn);
    const response = await put(tpn, project);
    expect(response.json<ChangeResponse>().history).toEqual([
      { id: 0, user: null, date: null, comment: null, details: null },
    ]);
    expect((await get(tracker, `/api/projects/${tpn}`)).headers.etag).toMatch(/^"1-/);
    expect(await getJson(tracker, `/api/projects/${tpn}/history`)).toEqual([]);
  });

  it('to another privacy counts in lists at once', async () => {
    const tpn = await add();
    await put(tpn, { privacyName: 'restricted' });
    const list = await get(tracker, `/api/projects?tpn=${tpn}`);
    expect(list.json()).toMatchObject({ page: { totalElements: 0 } });
  });
});

describe('two writers', () => {
  const tagOf = async (tpn: string) => String((await get(tracker, `/api/projects/${tpn}`)).headers.etag);

  it('the writer with the older version gets the changes of the other', async () => {
    const tpn = await add();
    const tag = await tagOf(tpn);
    await put(tpn, { privacyName: 'public', comment: 'first' }, CAST.unitMember, { 'if-match': tag });
    const second = await put(tpn, { privacyName: 'public', comment: 'second' }, CAST.administrator, {
      'if-match': tag,
    });
    expect(refusal(second)).toMatch(
      new RegExp(
        `^412 The project has been changed since you opened it: ${CAST.unitMember} changed comment, esCellQcOnly, recovery on `,
      ),
    );
    expect(second.json()).toMatchObject({
      apierror: { subErrors: expect.arrayContaining([expect.objectContaining({ field: 'comment' })]) },
    });
    expect((await read(tpn)).comment).toBe('first');
  });

  it('is not refused over a status: it follows from plans, and no edit overwrites it', async () => {
    const tpn = await add();
    const headers = { 'if-match': await tagOf(tpn) };
    await inTransaction(tracker.db, CAST.stranger, (tx) =>
      sql`
        update project set assignment_status_id = (select id from assignment_status where name = 'Inactive')
        where tpn = ${tpn}`.execute(tx),
    );
    expect((await put(tpn, { privacyName: 'public' }, CAST.unitMember, headers)).statusCode).toBe(200);
    expect(await tagOf(tpn)).not.toBe(headers['if-match']);
  });

  it('the latest version may be changed', async () => {
    const tpn = await add();
    await put(tpn, { privacyName: 'public', comment: 'first' });
    const headers = { 'if-match': await tagOf(tpn) };
    expect(
      (await put(tpn, { privacyName: 'public', comment: 'second' }, CAST.unitMember, headers)).statusCode,
    ).toBe(200);
  });

  it('of two at the same time with the same version one is refused', async () => {
    const tpn = await add();
    const headers = { 'if-match': await tagOf(tpn) };
    const bodies = ['one', 'other'].map((comment) => ({ privacyName: 'public', comment }));
    const responses = await Promise.all(bodies.map((body) => put(tpn, body, CAST.unitMember, headers)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
    expect(await getJson(tracker, `/api/projects/${tpn}/history`)).toHaveLength(1);
  });
});

describe('who may update', () => {
  it.each<[string, string, TestProject, 200 | 'update' | 'read']>([
    ['a stranger', CAST.stranger, WORK, 'update'],
    ['a stranger, a restricted project', CAST.stranger, { ...WORK, privacy: 'restricted' }, 'read'],
    ['a member of a consortium', CAST.consortiumMember, WORK, 'update'],
    ['a member of a unit that phenotypes', PHENOTYPER, WORK, 'update'],
    ['the DCC', CAST.dcc, WORK, 'update'],
    ['a member of a unit that produces', CAST.unitMember, WORK, 200],
    ['an administrator', CAST.administrator, WORK, 200],
    ['Harwell, a project of WTSI', HARWELL, { plans: [{ workUnit: 'WTSI' }] }, 200],
    ['Harwell, another project', HARWELL, { plans: [{ workUnit: 'JAX' }] }, 'update'],
  ])('%s', async (_who, caller, project, expected) => {
    const tpn = await add(project);
    const response = await put(tpn, { privacyName: project.privacy ?? 'public', comment: 'new' }, caller);
    expect(response.statusCode === 200 ? 200 : refusal(response)).toBe(
      expected === 200 ? 200 : `403 You do not have permission to ${expected} the project ${tpn}.`,
    );
    expect((await read(tpn)).comment).toBe(expected === 200 ? 'new' : null);
  });
});

describe('refusals', () => {
  it.each<[string, object, string]>([
    ['no privacy', {}, "400 Privacy cannot be 'null'."],
    ['an unknown privacy', { privacyName: 'secret' }, "400 Privacy 'secret' does not exist."],
    [
      'an unknown completion note',
      { privacyName: 'public', completionNote: 'Done' },
      "400 Completion note 'Done' does not exist.",
    ],
    [
      'an empty completion note',
      { privacyName: 'public', completionNote: '' },
      "400 Completion note '' does not exist.",
    ],
    ['a comment that is no text', { privacyName: 'public', comment: 7 }, '400 Validation error'],
  ])('%s', async (_case, body, expected) => {
    expect(refusal(await put(await add(), body))).toBe(expected);
  });

  it('another identifier in the body', async () => {
    const tpn = await add();
    expect(refusal(await put(tpn, { tpn: 'TPN:000000999', privacyName: 'public' }))).toBe(
      `400 The payload contains tpn [TPN:000000999] but you're modifying [${tpn}].`,
    );
    expect((await put(tpn, { tpn: '', privacyName: 'public' })).statusCode).toBe(200);
  });

  it.each(['TPN:000099999', 'PIN:0000000001', 'TPN:99999999999999999999999'])(
    'there is no project %s',
    async (tpn) => {
      expect(refusal(await put(tpn, { privacyName: 'public' }))).toBe(`404 Project ${tpn} does not exist.`);
    },
  );

  it('invalid values are reported before a missing permission', async () => {
    expect(refusal(await put(await add(), {}, CAST.stranger))).toBe("400 Privacy cannot be 'null'.");
  });
});
