import type { ChangeResponse, Follow } from 'shared/contract';
import { refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { savedViewRoutes } from '../../tracker/saved-views/routes.ts';
import { followRoutes } from '../following/routes.ts';
import {
  addFollowedProject,
  changeComment,
  changePrivacy,
  makeMailsDue,
  type Privacy,
} from '../following/testing/followed-records.ts';
import { follow, openFollowing, whatsOf } from '../following/testing/followed-tracker.ts';
import { filtersOf } from './match-views.ts';
import { noticeRoutes } from './routes.ts';
import { sendDigests } from './send-digests.ts';
import { writeNotices } from './write-notices.ts';

const COLLEAGUE = 'colleague@lab.example';
const VIEWS = '/api/v2/savedViews';
let tracker: TestApp;

beforeAll(async () => {
  tracker = await openFollowing([followRoutes, noticeRoutes, savedViewRoutes]);
  await addPerson(tracker.db, { email: COLLEAGUE, unitRoles: [['JAX', 'general']] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of ['follower', 'saved_view'] as const) await tracker.db.deleteFrom(table).execute();
  await write();
});

const write = () => writeNotices(tracker.context);
let views = 0;
async function saveView(query: string, owner: string, workUnitName: string | null = null): Promise<string> {
  const body = { name: `View ${++views}`, query, workUnitName };
  const response = await send(tracker, 'POST', VIEWS, body, owner);
  return response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
}
const followView = (caller: string, target: string, mail = 'never') =>
  follow(tracker, caller, { kind: 'view', target, mail });
const whats = (caller: TestCaller) => whatsOf(tracker, caller);

test('changes of the projects that the view finds, and of what is below them', async () => {
  const { db } = tracker;
  const inView = await addFollowedProject(db, 'Cib2');
  const other = await addFollowedProject(db, 'Rb1cc1');
  await followView(
    CAST.stranger,
    await saveView('markerSymbol=Cib2&workUnitName=JAX&sort=tpn,ASC', CAST.stranger),
  );
  await changeComment(db, 'Project', inView.projectId, 'project');
  await changeComment(db, 'Outcome', inView.outcomeId, 'colony');
  await changeComment(db, 'Project', other.projectId, 'elsewhere');
  await write();
  expect(await whats(CAST.stranger)).toEqual(['Comment: a → colony.', 'Comment: a → project.']);
});

test.each<[Privacy, string, number]>([
  ['public', CAST.stranger, 2],
  ['protected', CAST.stranger, 1],
  ['protected', CAST.unitMember, 2],
  ['restricted', CAST.stranger, 0],
  ['restricted', CAST.unitMember, 2],
  ['restricted', CAST.consortiumMember, 2],
  ['restricted', CAST.administrator, 2],
])('of a %s project %s reads %d of two changes', async (privacy, who, count) => {
  const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2', privacy);
  await followView(who, await saveView('', who));
  await changeComment(tracker.db, 'Project', projectId, 'b');
  await changeComment(tracker.db, 'Plan', planId, 'b');
  await write();
  expect(await whats(who)).toHaveLength(count);
  await changePrivacy(tracker.db, projectId, 'restricted');
  expect(await whats(CAST.stranger)).toEqual([]);
});

test('a filter finds nothing of what its reader may not see', async () => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2', 'restricted');
  await followView(CAST.stranger, await saveView('workUnitName=JAX', CAST.stranger));
  await changeComment(tracker.db, 'Project', projectId, 'b');
  await write();
  expect(await whats(CAST.stranger)).toEqual([]);
});

test('a change that belongs to a view and to a gene once, and not of their own changes', async () => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
  await followView(CAST.unitMember, await saveView('', CAST.unitMember));
  await follow(tracker, CAST.unitMember, { kind: 'gene', target: 'Cib2' });
  await changeComment(tracker.db, 'Project', projectId, 'b');
  await changeComment(tracker.db, 'Project', projectId, 'mine', CAST.unitMember);
  await write();
  expect(await whats(CAST.unitMember)).toEqual(['Comment: a → b.']);
});

test('a view is followed by its owner and by whom it is shared with, as long as it is', async () => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
  const id = await saveView('', CAST.unitMember, 'JAX');
  expect(refusal(await followView(CAST.stranger, id))).toBe(`404 The view ${id} does not exist.`);
  expect(refusal(await followView(COLLEAGUE, 'x'))).toBe('404 The view x does not exist.');
  expect((await followView(COLLEAGUE, id)).json<Follow>()).toMatchObject({
    kind: 'view',
    target: id,
    name: `View ${views}`,
  });
  await changeComment(tracker.db, 'Project', projectId, 'shared');
  await write();
  await send(
    tracker,
    'PUT',
    `${VIEWS}/${id}`,
    { name: 'Mine', query: '', workUnitName: null },
    CAST.unitMember,
  );
  await changeComment(tracker.db, 'Project', projectId, 'not shared');
  await write();
  expect(await whats(COLLEAGUE)).toEqual(['Comment: a → shared.']);
});

test.each([
  ['mean nothing any more', 'olderThan=soon'],
  ['are no days', 'changedFrom=2026-02-30'],
  ['the database refuses', 'tpn=%25%5C'],
])('a view whose filters %s stops no notices of others', async (_which, query) => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
  await followView(CAST.stranger, await saveView(query, CAST.stranger));
  await followView(CAST.unitMember, await saveView('', CAST.unitMember));
  await changeComment(tracker.db, 'Project', projectId, 'b');
  await write();
  expect(await whats(CAST.stranger)).toEqual([]);
  expect(await whats(CAST.unitMember)).toEqual(['Comment: a → b.']);
});

test('a mail comes although the project has left the view since, and none once it is not followed', async () => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
  const id = await saveView('privacyName=public', COLLEAGUE);
  const mails = async () => (await tracker.mails()).filter(({ to }) => to === COLLEAGUE);
  await followView(COLLEAGUE, id, 'daily');
  await changeComment(tracker.db, 'Project', projectId, 'in the view');
  await write();
  await changePrivacy(tracker.db, projectId, 'protected');
  await makeMailsDue(tracker.db);
  await sendDigests(tracker.context);
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('in the view')]);
  await changePrivacy(tracker.db, projectId, 'public');
  await changeComment(tracker.db, 'Project', projectId, 'again');
  await write();
  await tracker.db.deleteFrom('follow').execute();
  await makeMailsDue(tracker.db);
  await sendDigests(tracker.context);
  expect(await mails()).toHaveLength(1);
});

test('changes from before somebody followed make no notice', async () => {
  const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
  await changeComment(tracker.db, 'Project', projectId, 'before');
  await followView(CAST.stranger, await saveView('', CAST.stranger));
  await follow(tracker, CAST.unitMember, { kind: 'gene', target: 'Cib2' });
  await changeComment(tracker.db, 'Project', projectId, 'after');
  await write();
  for (const who of [CAST.stranger, CAST.unitMember])
    expect(await whats(who)).toEqual(['Comment: a → after.']);
});

test('a view is asked once for all who may read the same', async () => {
  const statementsFor = async (followers: readonly string[]) => {
    for (const who of followers) await followView(who, await saveView('markerSymbol=Cib2', who));
    const { projectId } = await addFollowedProject(tracker.db, 'Cib2');
    await changeComment(tracker.db, 'Project', projectId, 'b');
    return countingStatements(async (count) => {
      await write();
      return count.statements;
    });
  };
  const many = Array.from({ length: 5 }, (_, index) => `many${index}@lab.example`);
  for (const email of many) await addPerson(tracker.db, { email, unitRoles: [['JAX', 'general']] });
  const one = await statementsFor([CAST.unitMember]);
  expect(await statementsFor(many)).toBe(one);
  for (const who of many) expect(await whats(who)).toEqual(['Comment: a → b.']);
});

test('the filters of an address have all their values', () => {
  expect(filtersOf('workUnitName=JAX&workUnitName=UCD&lacks=guides')).toEqual({
    workUnitName: ['JAX', 'UCD'],
    lacks: ['guides'],
  });
});
