import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeFeed, FeedChange } from 'shared/contract';
import { get, getJson, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { recordChange, recordCreation } from '../../platform/history/record-change.ts';
import { changeFeedRoutes } from './routes.ts';

let tracker: TestApp;
/** Where a test begins. */
let start: string;

beforeAll(async () => {
  tracker = await openTracker([changeFeedRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  start = (await drain(CAST.administrator, '0')).next;
});

const feed = (caller: TestCaller, query: string) =>
  getJson<ChangeFeed>(tracker, `/api/v2/changes?${query}`, caller);

/** Everything since a position, in requests of so many changes. */
async function drain(caller: TestCaller, since: string, limit = 1000) {
  const changes: FeedChange[] = [];
  let next = since;
  for (let hasMore = true; hasMore;) {
    const response = await feed(caller, `since=${next}&limit=${limit}`);
    changes.push(...response.changes);
    ({ next, hasMore } = response);
  }
  return { changes, next };
}

type Privacy = 'public' | 'protected' | 'restricted';

/** A project of JAX and IMPC with a plan and a colony; the row ids of all three. */
async function addRecords(privacy: Privacy = 'public') {
  const tpn = await addProject(tracker.db, {
    privacy,
    consortia: ['IMPC'],
    intentions: [{ gene: 'Cib2' }],
    plans: [{ workUnit: 'JAX', colonies: [`JAX-${crypto.randomUUID()}`] }],
  });
  return tracker.db
    .selectFrom('project')
    .innerJoin('plan', 'plan.project_id', 'project.id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .select(['project.id as projectId', 'tpn', 'plan.id as planId', 'pin', 'outcome.id as outcomeId', 'tpo'])
    .where('tpn', '=', tpn)
    .executeTakeFirstOrThrow();
}

const changed = (field: string) => [{ field, oldValue: 'a', newValue: 'b', note: 'Field changed' }];

describe('what it contains', () => {
  test('the changes of each kind of record, in order, with where the record is and what changed', async () => {
    const { db } = tracker;
    const { projectId, planId, outcomeId, tpn, pin, tpo } = await addRecords();
    await recordCreation(db, 'Project', projectId, 1);
    await recordChange(db, 'Plan', planId, 2, changed('comment'));
    await recordChange(db, 'Outcome', outcomeId, 2, changed('name'));

    const { changes } = await drain(CAST.unitMember, start);
    const place = { tpn, geneSymbols: ['Cib2'], min: null, psn: null };
    expect(changes.map(({ position: _, date: _date, user: _user, ...change }) => change)).toEqual([
      { ...place, entityName: 'Project', comment: 'Project created', pin: null, tpo: null, details: [] },
      { ...place, entityName: 'Plan', comment: 'Plan updated', pin, tpo: null, details: changed('comment') },
      { ...place, entityName: 'Outcome', comment: 'Outcome updated', pin, tpo, details: changed('name') },
    ]);
  });

  test('visitors do not see authors', async () => {
    const { planId } = await addRecords();
    await recordChange(tracker.db, 'Plan', planId, 2, changed('comment'));
    const { changes } = await drain(null, start);
    expect(changes.map(({ user }) => user)).toEqual(['*******@***.***']);
  });

  test('of people it says nothing', async () => {
    await recordChange(tracker.db, 'Person', 1, 2, changed('name'));
    expect((await drain(CAST.administrator, start)).changes).toEqual([]);
  });
});

describe('who reads what', () => {
  test.each<[Privacy, TestCaller, string[]]>([
    ['public', null, ['Project', 'Plan', 'Outcome']],
    ['protected', null, []],
    ['protected', CAST.stranger, ['Project']],
    ['protected', CAST.unitMember, ['Project', 'Plan', 'Outcome']],
    ['restricted', CAST.stranger, []],
    ['restricted', CAST.unitMember, ['Project', 'Plan', 'Outcome']],
    ['restricted', CAST.consortiumMember, ['Project', 'Plan', 'Outcome']],
    ['restricted', CAST.administrator, ['Project', 'Plan', 'Outcome']],
  ])('changes in a %s project, for %s', async (privacy, caller, expected) => {
    const { db } = tracker;
    const { projectId, planId, outcomeId } = await addRecords(privacy);
    await recordChange(db, 'Project', projectId, 2, changed('comment'));
    await recordChange(db, 'Plan', planId, 2, changed('comment'));
    await recordChange(db, 'Outcome', outcomeId, 2, changed('name'));

    const { changes, next } = await drain(caller, start);
    expect(changes.map(({ entityName }) => entityName)).toEqual(expected);
    // What one may not read does not hold one up.
    expect(next).toBe((await drain(CAST.administrator, start)).next);
  });

  describe('changes of a mutation', () => {
    async function addMutation(outcomeIds: readonly number[], ownerPlanId: number) {
      const { db } = tracker;
      const { id } = await db
        .insertInto('mutation')
        .values({ symbol: `Cib2<em${crypto.randomUUID()}>` })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const outcomeId of outcomeIds)
        await db.insertInto('mutation_outcome').values({ mutation_id: id, outcome_id: outcomeId }).execute();
      await db
        .insertInto('mutation_owner')
        .values({ mutation_id: id, plan_id: ownerPlanId })
        .onConflict((conflict) => conflict.column('mutation_id').doUpdateSet({ plan_id: ownerPlanId }))
        .execute();
      await recordChange(db, 'Mutation', id, 2, changed('symbol'));
    }
    const shownTo = async (caller: TestCaller) => (await drain(caller, start)).changes.map(({ tpo }) => tpo);

    test('that is in a public and in a restricted project are for those who may read both, and name what they may read', async () => {
      const [hidden, open] = [await addRecords('restricted'), await addRecords()];
      await addMutation([hidden.outcomeId, open.outcomeId], open.planId);
      expect(await shownTo(null)).toEqual([]);
      expect(await shownTo(CAST.stranger)).toEqual([]);
      expect(await shownTo(CAST.unitMember)).toEqual([hidden.tpo]);
    });

    test('that was unlinked from a restricted project stay hidden', async () => {
      const { planId } = await addRecords('restricted');
      await addMutation([], planId);
      expect((await drain(CAST.stranger, start)).changes).toEqual([]);
      expect(await shownTo(CAST.unitMember)).toEqual([null]);
    });
  });
});

describe('order', () => {
  test('pages go on where the one before ended', async () => {
    const { planId } = await addRecords();
    for (let version = 2; version < 9; version += 1)
      await recordChange(tracker.db, 'Plan', planId, version, changed(`${version}`));
    const { changes } = await drain(CAST.unitMember, start, 3);
    expect(changes.map(({ details }) => details[0]?.field)).toEqual(['2', '3', '4', '5', '6', '7', '8']);
  });

  test('two readers during saves that end in another order than they began: no gap, nothing twice', async () => {
    const { db } = tracker;
    const { planId } = await addRecords();
    const COUNT = 40;
    let isWriting = true;
    const write = async (number: number) =>
      db.transaction().execute(async (tx) => {
        await recordChange(tx, 'Plan', planId, number, changed(`${number}`));
        await pause((number * 7) % 13);
      });
    const follow = async () => {
      const seen: FeedChange[] = [];
      let next = start;
      for (let isLast = false; !isLast;) {
        isLast = !isWriting;
        const { changes, next: reached } = await drain(CAST.unitMember, next, 7);
        seen.push(...changes);
        next = reached;
      }
      return seen.map(({ details }) => details[0]?.field ?? '');
    };
    const readers = [follow(), follow()];
    await Promise.all(Array.from({ length: COUNT }, (_, number) => write(number)));
    isWriting = false;
    const [first = [], second = []] = await Promise.all(readers);
    expect(first).toEqual(second);
    expect([...first].sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: COUNT }, (_, number) => `${number}`),
    );
  });
});

test.each(['since=-1', 'since=x', 'limit=0', 'limit=1001', 'since=99999999999999999999'])(
  '%s is refused',
  async (query) => {
    expect((await get(tracker, `/api/v2/changes?${query}`)).statusCode).toBe(400);
  },
);
