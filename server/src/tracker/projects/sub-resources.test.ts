import { sql } from 'kysely';
import type { ChangeResponse } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { LEAST_PROJECT } from '../../../testing/new-project.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { projectChangeRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectChangeRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
});

afterAll(() => tracker.close());

/** Creates a project and returns its identifier. */
async function create(body: object): Promise<string> {
  const response = await send(tracker, 'POST', '/api/projects', body, CAST.unitMember);
  return response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
}

describe('sub-resources', () => {
  it.each(['history', 'firstProductionPlanData'])('%s keeps to the rules of the project', async (name) => {
    const tpn = await create({ ...LEAST_PROJECT, privacyName: 'restricted' });
    expect(refusal(await get(tracker, `/api/projects/TPN:000099999/${name}`))).toBe(
      '404 Project TPN:000099999 does not exist.',
    );
    for (const caller of [null, CAST.stranger])
      expect(refusal(await get(tracker, `/api/projects/${tpn}/${name}`, caller))).toBe(
        `403 You do not have permission to read the project ${tpn}.`,
      );
    expect((await get(tracker, `/api/projects/${tpn}/${name}`, CAST.unitMember)).statusCode).toBe(200);
  });

  it('the history hides its authors from readers who are not signed in', async () => {
    const tpn = await create(LEAST_PROJECT);
    const history = await getJson<{ user: string }[]>(tracker, `/api/projects/${tpn}/history`);
    expect(history.map(({ user }) => user)).toEqual(['*******@***.***', '*******@***.***']);
  });

  it('there is no first plan of a project that was imported without one', async () => {
    const tpn = await create(LEAST_PROJECT);
    await sql`delete from plan where project_id = (select id from project where tpn = ${tpn})`.execute(
      tracker.db,
    );
    expect(refusal(await get(tracker, `/api/projects/${tpn}/firstProductionPlanData`))).toBe(
      '400 There are not plans associated with the project.',
    );
  });
});
