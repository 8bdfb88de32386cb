import type { NoticePage, UnreadNotices } from 'shared/contract';
import { get, getJson, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { followRoutes } from '../following/routes.ts';
import {
  addFollowedProject,
  AUTHOR,
  changeComment,
  changePrivacy,
  type Privacy,
} from '../following/testing/followed-records.ts';
import { follow, openFollowing, whatsOf } from '../following/testing/followed-tracker.ts';
import { noticeRoutes } from './routes.ts';
import { writeNotices } from './write-notices.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openFollowing([followRoutes, noticeRoutes]);
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('follower').execute();
  await writeNotices(tracker.context);
});

const write = () => writeNotices(tracker.context);
const page = (caller: TestCaller, query = '') =>
  getJson<NoticePage>(tracker, `/api/v2/notices${query}`, caller);
const whats = (caller: TestCaller) => whatsOf(tracker, caller);
const unread = async (caller: TestCaller) =>
  (await getJson<UnreadNotices>(tracker, '/api/v2/notices/unread', caller)).unread;

describe('what somebody is told of', () => {
  test('changes of the gene, of the project and of the work unit that they follow', async () => {
    const { db } = tracker;
    const cib2 = await addFollowedProject(db, 'Cib2');
    const other = await addFollowedProject(db, 'Rb1cc1');
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    await follow(tracker, CAST.consortiumMember, { kind: 'project', target: other.tpn });
    await follow(tracker, CAST.administrator, { kind: 'workUnit', target: 'JAX' });
    await recordCreation(db, 'Project', cib2.projectId, 1);
    await changeComment(db, 'Plan', cib2.planId, 'plan');
    await changeComment(db, 'Outcome', cib2.outcomeId, 'colony');
    await changeComment(db, 'Plan', other.planId, 'elsewhere');
    await write();
    const ofCib2 = ['Comment: a → colony.', 'Comment: a → plan.', 'A project was started.'];
    expect(await whats(CAST.stranger)).toEqual(ofCib2);
    expect(await whats(CAST.consortiumMember)).toEqual(['Comment: a → elsewhere.']);
    expect(await whats(CAST.administrator)).toEqual(['Comment: a → elsewhere.', ...ofCib2]);
  });

  test('a change that belongs to two follows once, and with where the record is', async () => {
    const { db } = tracker;
    const { tpn, pin, planId } = await addFollowedProject(db, 'Cib2');
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    await follow(tracker, CAST.stranger, { kind: 'project', target: tpn });
    await changeComment(db, 'Plan', planId, 'b');
    await write();
    expect((await page(CAST.stranger)).notices).toMatchObject([
      { tpn, pin, planTypeName: 'production', geneSymbols: ['Cib2'], user: AUTHOR, isRead: false },
    ]);
  });

  test('not of their own changes', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await follow(tracker, CAST.unitMember, { kind: 'gene', target: 'Cib2' });
    await changeComment(tracker.db, 'Plan', planId, 'b', CAST.unitMember);
    await write();
    expect(await whats(CAST.unitMember)).toEqual([]);
  });

  test('not of what was before they followed', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await changeComment(tracker.db, 'Plan', planId, 'b');
    await write();
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    await write();
    expect(await whats(CAST.stranger)).toEqual([]);
  });

  test('of a mutation, whichever of its projects they follow', async () => {
    const { db } = tracker;
    const [one, other] = [await addFollowedProject(db, 'Cib2'), await addFollowedProject(db, 'Rb1cc1')];
    const { id } = await db
      .insertInto('mutation')
      .values({ symbol: `Cib2<em${crypto.randomUUID()}>` })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const { outcomeId } of [one, other])
      await db.insertInto('mutation_outcome').values({ mutation_id: id, outcome_id: outcomeId }).execute();
    await follow(tracker, CAST.stranger, { kind: 'project', target: one.tpn });
    await follow(tracker, CAST.unitMember, { kind: 'project', target: other.tpn });
    await changeComment(db, 'Mutation', id, 'b');
    await write();
    expect(await whats(CAST.stranger)).toHaveLength(1);
    expect(await whats(CAST.unitMember)).toHaveLength(1);
  });
});

describe('who may read what', () => {
  test.each<[Privacy, string, number]>([
    ['public', CAST.stranger, 3],
    ['protected', CAST.stranger, 1],
    ['protected', CAST.unitMember, 3],
    ['restricted', CAST.stranger, 0],
    ['restricted', CAST.unitMember, 3],
    ['restricted', CAST.consortiumMember, 3],
    ['restricted', CAST.administrator, 3],
  ])(
    'changes of a project, its plan and its colony in a %s project, for %s: %s',
    async (privacy, who, count) => {
      const { db } = tracker;
      const { projectId, planId, outcomeId } = await addFollowedProject(db, 'Cib2', privacy);
      await follow(tracker, who, { kind: 'gene', target: 'Cib2' });
      await changeComment(db, 'Project', projectId, 'b');
      await changeComment(db, 'Plan', planId, 'b');
      await changeComment(db, 'Outcome', outcomeId, 'b');
      await write();
      expect(await whats(who)).toHaveLength(count);
      expect(await unread(who)).toBe(count);
    },
  );

  test('what may not be read any more is not shown, nor counted', async () => {
    const { db } = tracker;
    const { projectId, planId } = await addFollowedProject(db, 'Cib2');
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    await changeComment(db, 'Plan', planId, 'b');
    await write();
    expect(await unread(CAST.stranger)).toBe(1);
    await changePrivacy(db, projectId, 'restricted');
    expect(await whats(CAST.stranger)).toEqual([]);
    expect(await unread(CAST.stranger)).toBe(0);
  });

  test('what was hidden when it happened is not told of later', async () => {
    const { db } = tracker;
    const { projectId, planId } = await addFollowedProject(db, 'Cib2', 'restricted');
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    await changeComment(db, 'Plan', planId, 'b');
    await write();
    await changePrivacy(db, projectId, 'public');
    await write();
    expect(await whats(CAST.stranger)).toEqual([]);
  });
});

describe('reading', () => {
  async function withNotices(count: number) {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
    for (let number = 0; number < count; number += 1)
      await changeComment(tracker.db, 'Plan', planId, `${number}`);
    await write();
  }
  const markRead = (body: object, caller: TestCaller = CAST.stranger) =>
    send(tracker, 'POST', '/api/v2/notices/read', body, caller);

  test('pages go on where the one before ended', async () => {
    await withNotices(5);
    const first = await page(CAST.stranger, '?limit=3');
    const second = await page(CAST.stranger, `?limit=3&before=${first.next}`);
    expect([...first.notices, ...second.notices].map(({ what }) => what)).toEqual(
      [4, 3, 2, 1, 0].map((number) => `Comment: a → ${number}.`),
    );
    expect(second.next).toBeNull();
  });

  test('some or all are marked as read, by whom they are for', async () => {
    await withNotices(3);
    const [latest] = (await page(CAST.stranger)).notices;
    await markRead({ ids: [latest?.id] }, CAST.unitMember);
    expect(await unread(CAST.stranger)).toBe(3);
    expect((await markRead({ ids: [latest?.id] })).statusCode).toBe(204);
    expect(await unread(CAST.stranger)).toBe(2);
    expect((await page(CAST.stranger)).notices.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    await markRead({});
    expect(await unread(CAST.stranger)).toBe(0);
  });

  test.each(['?limit=0', '?limit=201', '?before=x'])('refuses %s', async (query) => {
    expect((await get(tracker, `/api/v2/notices${query}`, CAST.stranger)).statusCode).toBe(400);
  });

  test('refuses ids that are none', async () => {
    expect((await markRead({ ids: ['x'] })).statusCode).toBe(400);
  });

  test('is for people who are signed in', async () => {
    expect((await get(tracker, '/api/v2/notices')).statusCode).toBe(403);
    expect((await get(tracker, '/api/v2/notices/unread')).statusCode).toBe(403);
    expect((await markRead({}, null)).statusCode).toBe(401);
  });
});

test('two servers write a notice once each, and leave none out', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  await follow(tracker, CAST.stranger, { kind: 'gene', target: 'Cib2' });
  for (let round = 0; round < 5; round += 1) {
    for (let number = 0; number < 4; number += 1)
      await changeComment(tracker.db, 'Plan', planId, `${round}.${number}`);
    await Promise.all([write(), write(), write()]);
  }
  await write();
  const told = await whats(CAST.stranger);
  expect(told).toHaveLength(20);
  expect(new Set(told).size).toBe(20);
});
