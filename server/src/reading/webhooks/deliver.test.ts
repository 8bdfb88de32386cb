import { createHmac } from 'node:crypto';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from 'shared/contract';
import { getJson, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import {
  addFollowedProject,
  changeComment,
  changePrivacy,
  type Privacy,
} from '../following/testing/followed-records.ts';
import { webhookRoutes } from './routes.ts';
import { deliverDue } from './testing/deliver-due.ts';
import { openReceiver, type TestReceiver } from './testing/receiver.ts';

const MANAGER = 'manager@lab.example';
const URL = '/api/v2/webhooks';

let tracker: TestApp;
let receiver: TestReceiver;

beforeAll(async () => {
  tracker = await openTracker([webhookRoutes], { settings: { privateWebhooks: true } });
  await addCast(tracker.db);
  await addPerson(tracker.db, {
    email: MANAGER,
    unitRoles: [['JAX', 'manager']],
    consortiumRoles: [['IMPC', 'manager']],
  });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('webhook').execute();
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const add = async (of: object = { workUnitName: 'JAX' }, url = receiver.url) =>
  (await send(tracker, 'POST', URL, { ...of, url }, MANAGER)).json<WebhookWithSecret>();
const deliver = (now?: Date) => deliverDue(tracker.context, { now });
const only = async () => (await getJson<Webhook[]>(tracker, URL, MANAGER))[0];
const log = (id: number) => getJson<WebhookDelivery[]>(tracker, `${URL}/${id}/deliveries`, MANAGER);
/** New comments of the changes that were taken, in the order of arrival. */
const comments = () => commentsOf(receiver);
const commentsOf = ({ taken }: TestReceiver) =>
  taken.flatMap(({ body }) => body.changes.map(({ details }) => details[0]?.newValue ?? ''));
const numbers = (count: number) => Array.from({ length: count }, (_, number) => `${number}`);

async function waitFor(isSo: () => boolean): Promise<void> {
  const begin = Date.now();
  while (!isSo() && Date.now() - begin < 8_000) await new Promise((resolve) => setTimeout(resolve, 20));
}

async function changeOften(planIds: readonly number[], count: number): Promise<void> {
  for (const number of numbers(count))
    await changeComment(tracker.db, 'Plan', planIds[Number(number) % planIds.length] ?? 0, number);
}

/** Delivers again and again as time goes by, until nothing is left or so many days have passed. */
async function deliverFor(days: number, from = new Date()): Promise<void> {
  const end = from.getTime() + days * 86_400_000;
  for (let now = from.getTime(); now < end; now += 3_600_000) await deliver(new Date(now));
}

test('what changed before the webhook was added is not sent', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  await changeComment(tracker.db, 'Plan', planId, 'before');
  await add();
  await changeComment(tracker.db, 'Plan', planId, 'after');
  await deliver();
  expect(comments()).toEqual(['after']);
});

describe('a receiver that', () => {
  test('fails and comes back gets each change once, in order for each project', async () => {
    const plans = [
      await addFollowedProject(tracker.db, 'Cib2'),
      await addFollowedProject(tracker.db, 'Cib2'),
    ];
    const ids = plans.map(({ planId }) => planId);
    const { id } = await add();
    receiver.respondWith(500);
    await changeOften(ids, 10);
    await deliverFor(1);
    expect(comments()).toEqual([]);
    expect(await only()).toMatchObject({ isActive: true, failingSince: expect.any(String) });
    expect(await log(id)).toMatchObject([
      { changes: 10, deliveredAt: null, status: 500, problem: 'It responded with status 500.' },
    ]);
    receiver.respondWith(200);
    const later = new Date(Date.now() + 2 * 86_400_000);
    await deliver(later);
    await changeComment(tracker.db, 'Plan', ids[0] ?? 0, 'last');
    await deliver(later);
    expect(comments()).toEqual([...numbers(10), 'last']);
    expect(await only()).toMatchObject({ failures: 0, failingSince: null });
    expect((await log(id))[1]).toMatchObject({ status: 200, problem: null, deliveredAt: expect.any(String) });
  });

  test('fails gets the same delivery again, under the same number, with growing pauses', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await add();
    receiver.respondWith(503);
    await changeComment(tracker.db, 'Plan', planId, 'x');
    const start = new Date();
    await deliver(start);
    const after = (seconds: number) => deliver(new Date(start.getTime() + seconds * 1000));
    for (const seconds of [14, 15, 30, 44, 45]) await after(seconds);
    expect(receiver.seen).toHaveLength(3);
    expect(new Set(receiver.seen.map(({ body }) => body.deliveryId)).size).toBe(1);
  });

  test('does not respond is given up after ten seconds, and holds no other webhook up', async () => {
    const other = await openReceiver();
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    await add();
    await add({ consortiumName: 'IMPC' }, other.url);
    receiver.respondWith('nothing');
    await changeComment(tracker.db, 'Plan', planId, 'x');
    const delivering = deliver();
    await waitFor(() => other.taken.length > 0);
    expect(other.taken).toHaveLength(1);
    await delivering;
    expect((await only())?.failures).toBeGreaterThanOrEqual(0);
    receiver.respondWith(200);
    await deliver(new Date(Date.now() + 60_000));
    expect(comments()).toEqual(['x']);
    await other.close();
  }, 30_000);

  test.each([200, 500])(
    'responds (%i) after its managers named another address changes nothing of what that got',
    async (status) => {
      const faster = await openReceiver();
      const { planId } = await addFollowedProject(tracker.db, 'Cib2');
      const { id } = await add();
      let respond: (status: number) => void = () => undefined;
      receiver.respondWith(new Promise((resolve) => (respond = resolve)));
      const COUNT = 250;
      await changeOften([planId], COUNT);
      const late = deliver();
      await waitFor(() => receiver.seen.length > 0);
      await send(tracker, 'PUT', `${URL}/${id}`, { url: faster.url, isActive: true }, MANAGER);
      await deliver();
      expect(faster.taken).toHaveLength(3);
      respond(status);
      await late;
      await deliver(new Date(Date.now() + 86_400_000));
      expect(commentsOf(faster)).toEqual(numbers(COUNT));
      expect(await log(id)).toMatchObject(Array.from({ length: 3 }, () => ({ status: 200, attempts: 1 })));
      await faster.close();
    },
  );

  test('leads on to another address is not followed', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    const { id } = await add();
    receiver.respondWith(302);
    await changeComment(tracker.db, 'Plan', planId, 'x');
    await deliver();
    expect(await log(id)).toMatchObject([{ status: 302, problem: expect.stringContaining('not followed') }]);
  });

  test('fails for three days is switched off, its managers are mailed, and it goes on where it stopped', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    const { id, url } = await add();
    receiver.respondWith(500);
    await changeComment(tracker.db, 'Plan', planId, 'during');
    await deliverFor(4);
    expect(await only()).toMatchObject({ isActive: false });
    expect(await tracker.mails()).toMatchObject([
      { to: MANAGER, subject: 'A webhook of JAX was switched off' },
    ]);
    receiver.respondWith(200);
    await changeComment(tracker.db, 'Plan', planId, 'while off');
    await deliver(new Date(Date.now() + 10 * 86_400_000));
    expect(comments()).toEqual([]);
    await send(tracker, 'PUT', `${URL}/${id}`, { url, isActive: true }, MANAGER);
    await deliver();
    await deliver();
    expect(comments()).toEqual(['during', 'while off']);
  });
});

test('many changes come in several deliveries, each once, while two servers deliver and people write on', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  await add();
  const COUNT = 260;
  await changeOften([planId], COUNT - 20);
  const writing = (async () => {
    for (const number of numbers(COUNT).slice(COUNT - 20))
      await changeComment(tracker.db, 'Plan', planId, number);
  })();
  await Promise.all([deliver(), deliver(), writing]);
  await deliver();
  expect(comments()).toEqual(numbers(COUNT));
  expect(receiver.taken.length).toBeGreaterThan(2);
});

describe('what is sent', () => {
  test.each<[Privacy, number]>([
    ['public', 2],
    ['protected', 2],
    ['restricted', 2],
  ])(
    'is what every member of the unit may read: changes of a %s project of the unit: %s',
    async (privacy, count) => {
      const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2', privacy);
      await add();
      await changeComment(tracker.db, 'Project', projectId, 'project');
      await changeComment(tracker.db, 'Plan', planId, 'plan');
      await deliver();
      expect(comments()).toHaveLength(count);
    },
  );

  test('is nothing of another unit', async () => {
    await add();
    await tracker.db.deleteFrom('webhook').execute();
    const { planId } = await addFollowedProject(tracker.db, 'Cib2');
    const admin = await send(
      tracker,
      'POST',
      URL,
      { workUnitName: 'UCD', url: receiver.url },
      CAST.administrator,
    );
    expect(admin.statusCode).toBe(200);
    await changeComment(tracker.db, 'Plan', planId, 'x');
    await deliver();
    expect(receiver.seen).toEqual([]);
  });

  test('is, for a consortium, what concerns its projects', async () => {
    const { planId } = await addFollowedProject(tracker.db, 'Cib2', 'restricted');
    await add({ consortiumName: 'IMPC' });
    await changeComment(tracker.db, 'Plan', planId, 'x');
    await deliver();
    expect(receiver.taken.map(({ body }) => [body.workUnitName, body.consortiumName])).toEqual([
      [null, 'IMPC'],
    ]);
  });

  test('is nothing of a plan of another unit that members of this one may not read', async () => {
    const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2', 'restricted');
    await tracker.db
      .updateTable('plan')
      .set((row) => ({
        work_unit_id: row.selectFrom('work_unit').select('id').where('name', '=', 'TCP').limit(1),
      }))
      .where('id', '=', planId)
      .execute();
    await changePrivacy(tracker.db, projectId, 'restricted');
    await add();
    await changeComment(tracker.db, 'Plan', planId, 'x');
    await deliver();
    expect(receiver.seen).toEqual([]);
  });

  test('is what may be read at the moment of sending', async () => {
    const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2');
    await add();
    receiver.respondWith(500);
    await changeComment(tracker.db, 'Plan', planId, 'x');
    await deliver();
    await tracker.db.deleteFrom('outcome').where('plan_id', '=', planId).execute();
    await tracker.db.deleteFrom('plan').where('id', '=', planId).execute();
    await changePrivacy(tracker.db, projectId, 'restricted');
    receiver.respondWith(200);
    await deliver(new Date(Date.now() + 60_000));
    expect(receiver.taken).toEqual([]);
  });
});

test('with a new secret deliveries are signed with both for a day', async () => {
  const { planId } = await addFollowedProject(tracker.db, 'Cib2');
  const { id, secret: before } = await add();
  const { secret: after } = (
    await send(tracker, 'POST', `${URL}/${id}/secret`, {}, MANAGER)
  ).json<WebhookWithSecret>();
  const signedWith = (text: string, header: string) => {
    const [time = '', ...signatures] = header.replaceAll(/t=|v1=/g, '').split(',');
    return [after, before].filter((secret) =>
      signatures.includes(createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')),
    );
  };
  await changeComment(tracker.db, 'Plan', planId, 'x');
  await deliver();
  await changeComment(tracker.db, 'Plan', planId, 'y');
  await deliver(new Date(Date.now() + 25 * 3_600_000));
  expect(receiver.taken.map(({ text, signature }) => signedWith(text, signature))).toEqual([
    [after, before],
    [after],
  ]);
});
