import { createHmac } from 'node:crypto';
import type { WebhookDelivery, WebhookWithSecret } from 'shared/contract';
import { getJson, send } from '../../../testing/calls.ts';
import { addCast } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { addFollowedProject, changeComment } from '../following/testing/followed-records.ts';
import { webhookRoutes } from './routes.ts';
import { deliverDue } from './testing/deliver-due.ts';
import { openReceiver, type TestReceiver } from './testing/receiver.ts';

const MANAGER = 'manager@lab.example';
const URL = '/api/v2/webhooks';
const HOUR_MS = 3_600_000;

let tracker: TestApp;
let receiver: TestReceiver;
let webhook: WebhookWithSecret;
let tpn: string;

beforeEach(async () => {
  tracker = await openTracker([webhookRoutes], { settings: { privateWebhooks: true } });
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['JAX', 'manager']] });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  receiver = await openReceiver();
  const project = await addFollowedProject(tracker.db, 'Cib2');
  tpn = project.tpn;
  webhook = (
    await send(tracker, 'POST', URL, { workUnitName: 'JAX', url: receiver.url }, MANAGER)
  ).json<WebhookWithSecret>();
  await changeComment(tracker.db, 'Plan', project.planId, 'checked');
});
afterEach(async () => {
  await receiver.close();
  await tracker.close();
});

test('nothing is sent without a signature, and the changes go out once there is a new secret', async () => {
  await tracker.db
    .updateTable('webhook')
    .set({ secret: Buffer.from('of another key') })
    .execute();
  await deliverDue(tracker.context);
  expect(receiver.taken).toEqual([]);
  expect(
    (await getJson<WebhookDelivery[]>(tracker, `${URL}/${webhook.id}/deliveries`, MANAGER))[0],
  ).toMatchObject({ problem: expect.stringContaining('make a new secret') });
  await send(tracker, 'POST', `${URL}/${webhook.id}/secret`, {}, MANAGER);
  await deliverDue(tracker.context, { now: new Date(Date.now() + HOUR_MS) });
  expect(receiver.taken).toHaveLength(1);
});

test('changes arrive with what they are about, and signed', async () => {
  await deliverDue(tracker.context);
  const [delivery] = receiver.taken;
  expect(delivery?.body).toMatchObject({
    webhookId: webhook.id,
    workUnitName: 'JAX',
    consortiumName: null,
    changes: [{ tpn, geneSymbols: ['Cib2'], entityName: 'Plan', details: [{ newValue: 'checked' }] }],
  });
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(delivery?.signature ?? '') ?? [];
  expect(signature).toBe(
    createHmac('sha256', webhook.secret).update(`${time}.${delivery?.text}`).digest('hex'),
  );
  expect(Math.abs(Number(time) * 1000 - Date.now())).toBeLessThan(60_000);
  expect(delivery?.deliveryNumber).toBe(delivery?.body.deliveryId);
});
