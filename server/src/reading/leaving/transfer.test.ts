import type { Follow, Transferred } from 'shared/contract';
import { getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { named } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { followRoutes } from '../following/routes.ts';
import { addFollowedProject } from '../following/testing/followed-records.ts';
import { MOST_VIEWS } from '../../tracker/saved-views/saved-views.ts';
import { leavingRoutes } from './routes.ts';

const LEAVING = 'leaving@lab.example';
const COLLEAGUE = 'colleague@lab.example';
const MANAGER = 'manager@lab.example';
/** Of another unit. */
const STRANGER = 'stranger@lab.example';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([followRoutes, leavingRoutes]);
  await addPerson(tracker.db, {
    email: LEAVING,
    unitRoles: [
      ['JAX', 'general'],
      ['TCP', 'general'],
    ],
  });
  await addPerson(tracker.db, { email: COLLEAGUE, unitRoles: [['TCP', 'general']] });
  await addPerson(tracker.db, {
    email: 'gone@lab.example',
    isActive: false,
    unitRoles: [['TCP', 'general']],
  });
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['TCP', 'manager']] });
  await addPerson(tracker.db, { email: STRANGER, unitRoles: [['UCD', 'general']] });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('follower').execute();
});

const follow = (kind: string, target: string, caller: string, mail = 'daily') =>
  send(tracker, 'POST', '/api/v2/follows', { kind, target, mail }, caller);
const followsOf = async (caller: string) =>
  (await getJson<Follow[]>(tracker, '/api/v2/follows', caller)).map(
    ({ target, mail }) => `${target} ${mail}`,
  );
const transfer = (to: string, caller: TestCaller = MANAGER, from = LEAVING) =>
  send(tracker, 'POST', `/api/v2/people/${from}/transfer`, { to }, caller);

test('what somebody follows goes to a colleague; what the colleague follows stays, and what they may not read stays behind', async () => {
  const hidden = await addFollowedProject(tracker.db, 'Cib2', 'restricted');
  const open = await addFollowedProject(tracker.db, 'Cib2');
  for (const [kind, target] of [
    ['gene', 'Cib2'],
    ['workUnit', 'TCP'],
    ['project', hidden.tpn],
    ['project', open.tpn],
  ] as const)
    await follow(kind, target, LEAVING);
  await follow('gene', 'Cib2', COLLEAGUE, 'never');
  expect((await transfer(` ${COLLEAGUE.toUpperCase()} `)).json<Transferred>()).toEqual({
    follows: 3,
    left: 1,
    views: 0,
  });
  expect(await followsOf(COLLEAGUE)).toEqual(['Cib2 never', `${open.tpn} daily`, 'TCP daily']);
  expect(await followsOf(LEAVING)).toEqual([`${hidden.tpn} daily`]);
});

describe('saved views', () => {
  beforeEach(async () => {
    await tracker.db.deleteFrom('saved_view').execute();
  });
  const owner = async (email: string) =>
    (await tracker.db.selectFrom('person').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;
  const view = async (email: string, name: string, unit?: string) =>
    (
      await tracker.db
        .insertInto('saved_view')
        .values({
          ...{ person_id: await owner(email), name, query: '' },
          work_unit_id: unit === undefined ? null : named('work_unit', unit),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const namesOf = async (email: string) => {
    const views = await tracker.db
      .selectFrom('saved_view')
      .select('name')
      .where('person_id', '=', await owner(email))
      .execute();
    return views.map(({ name }) => name).toSorted();
  };

  test('go with follows of them; a name that the colleague has gets a number', async () => {
    const [mine, same] = [await view(LEAVING, 'Old ones'), await view(LEAVING, 'Same name')];
    await view(COLLEAGUE, 'same NAME');
    await follow('view', `${mine}`, LEAVING);
    expect((await transfer(COLLEAGUE)).json<Transferred>()).toEqual({ follows: 1, left: 0, views: 2 });
    expect(await followsOf(COLLEAGUE)).toEqual([`${mine} daily`]);
    expect(await namesOf(COLLEAGUE)).toEqual(['Old ones', `Same name #${same}`, 'same NAME'].toSorted());
  });

  test('of work units that the colleague is none of stay behind', async () => {
    await view(LEAVING, 'of both', 'TCP');
    await view(LEAVING, 'of the other', 'JAX');
    expect((await transfer(COLLEAGUE)).json<Transferred>()).toMatchObject({ views: 1 });
    expect([await namesOf(COLLEAGUE), await namesOf(LEAVING)]).toEqual([['of both'], ['of the other']]);
  });

  test('beyond what one person may have stay behind', async () => {
    for (let number = 1; number < MOST_VIEWS; number++) await view(COLLEAGUE, `own ${number}`);
    await view(LEAVING, 'first');
    await view(LEAVING, 'second');
    expect((await transfer(COLLEAGUE)).json<Transferred>()).toMatchObject({ views: 1 });
    expect(await namesOf(LEAVING)).toEqual(['second']);
    expect((await transfer(COLLEAGUE)).json<Transferred>()).toMatchObject({ views: 0 });
  });
});

test.each<[string, TestCaller, RegExp]>([
  [STRANGER, MANAGER, /^403 /],
  [COLLEAGUE, STRANGER, /^403 /],
  [COLLEAGUE, LEAVING, /^403 /],
  [COLLEAGUE, null, /^401 /],
  ['nobody@lab.example', MANAGER, /^404 /],
  [LEAVING, MANAGER, /^400 Choose somebody else/],
  ['gone@lab.example', MANAGER, /^400 The account of gone@lab.example is deactivated/],
])('to %s by %s is refused', async (to, caller, text) => {
  await follow('gene', 'Cib2', LEAVING);
  expect(refusal(await transfer(to, caller))).toMatch(text);
  expect(await followsOf(LEAVING)).toHaveLength(1);
});
