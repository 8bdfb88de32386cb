import type { Webhook } from 'shared/contract';
import { getJson, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addFollowedProject, changeComment } from '../following/testing/followed-records.ts';
import { deliverToWebhooks } from './deliver.ts';
import { webhookRoutes } from './routes.ts';
import { deliverDue } from './testing/deliver-due.ts';
import { openReceiver, type TestReceiver } from './testing/receiver.ts';

const URL = '/api/v2/webhooks';

let tracker: TestApp;
let [slow, other]: TestReceiver[] = [];
let planId: number;

beforeAll(async () => {
  tracker = await openTracker([webhookRoutes], { settings: { privateWebhooks: true } });
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  await tracker.db.deleteFrom('webhook').execute();
  [slow, other] = [await openReceiver(), await openReceiver()];
  ({ planId } = await addFollowedProject(tracker.db, 'Cib2'));
});
afterEach(async () => {
  await slow?.close();
  await other?.close();
});

function opened(receiver: TestReceiver | undefined): TestReceiver {
  if (receiver === undefined) throw new Error('no receiver');
  return receiver;
}

const add = (of: object, receiver: TestReceiver) =>
  send(tracker, 'POST', URL, { ...of, url: receiver.url }, CAST.administrator);
const change = (comment: string) => changeComment(tracker.db, 'Plan', planId, comment);
const comments = ({ taken }: TestReceiver) =>
  taken.map(({ body }) => body.changes.map(({ details }) => details[0]?.newValue));
const seen = async (receiver: TestReceiver, count: number) => {
  for (let tries = 0; receiver.seen.length < count && tries < 400; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(receiver.seen).toHaveLength(count);
};

test('the next run does not wait for a slow receiver, which gets one delivery at a time', async () => {
  const [slowly, quickly] = [opened(slow), opened(other)];
  const task = deliverToWebhooks(tracker.context);
  const work: Promise<unknown>[] = [];
  const run = () => task.run({ signal: new AbortController().signal, goOn: (one) => void work.push(one) });
  let respond: (status: number) => void = () => undefined;
  slowly.respondWith(new Promise((resolve) => (respond = resolve)));
  await add({ workUnitName: 'JAX' }, slowly);
  await change('first');
  await run();
  await seen(slowly, 1);

  await add({ consortiumName: 'IMPC' }, quickly);
  await change('second');
  await run();
  await seen(quickly, 1);
  expect(slowly.taken).toEqual([]);
  expect(slowly.seen).toHaveLength(1);

  respond(200);
  await Promise.all(work);
  expect(comments(quickly)).toEqual([['second']]);
  expect(comments(slowly)).toEqual([['first'], ['second']]);
});

describe('when the server stops', () => {
  test('a delivery to a slow receiver is given up, which is no failure of it, and sent again under its number', async () => {
    const receiver = opened(slow);
    receiver.respondWith('nothing');
    await add({ workUnitName: 'JAX' }, receiver);
    await change('x');
    const stopping = new AbortController();
    const delivering = deliverDue(tracker.context, { signal: stopping.signal });
    await seen(receiver, 1);
    stopping.abort();
    await delivering;
    const [webhook] = await getJson<Webhook[]>(tracker, URL, CAST.administrator);
    expect(webhook).toMatchObject({ failures: 0, failingSince: null });
    receiver.respondWith(200);
    await deliverDue(tracker.context);
    expect(comments(receiver)).toEqual([['x']]);
    expect(new Set(receiver.seen.map(({ deliveryNumber }) => deliveryNumber)).size).toBe(1);
  });

  test('no further delivery begins', async () => {
    const receiver = opened(slow);
    await add({ workUnitName: 'JAX' }, receiver);
    for (let count = 0; count < 250; count += 1) await change(`${count}`);
    const stopping = new AbortController();
    receiver.respondWith(
      new Promise((resolve) => {
        stopping.signal.addEventListener('abort', () => resolve(200));
      }),
    );
    const delivering = deliverDue(tracker.context, { signal: stopping.signal });
    await seen(receiver, 1);
    stopping.abort();
    await delivering;
    expect(receiver.seen).toHaveLength(1);
    await deliverDue(tracker.context, { signal: stopping.signal });
    expect(receiver.seen).toHaveLength(1);
  });
});
