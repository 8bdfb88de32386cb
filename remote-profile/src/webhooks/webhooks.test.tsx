import { screen, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery } from 'shared/contract';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  serveCreations,
  startTestServer,
  testServer,
} from 'shared/testing';
import { WebhooksPage } from './webhooks-page.tsx';
import { webhookState } from './webhook-state.ts';

startTestServer();

const MANAGER = aPerson({
  actionPermissions: [
    { actionName: 'manageUsers', value: true },
    { actionName: 'executeManagerTasks', value: true },
  ],
});
const WEBHOOK: Webhook = {
  id: 4,
  workUnitName: 'JAX',
  consortiumName: null,
  url: 'https://lab.example/changes',
  isActive: true,
  createdBy: 'jo@lab.example',
  createdAt: '2031-03-01T10:00:00.000Z',
  failures: 2,
  failingSince: '2031-03-01T11:00:00.000Z',
  nextAttemptAt: '2031-03-01T12:00:00.000Z',
  previousSecretUntil: null,
  version: 281,
};
const DELIVERY: WebhookDelivery = {
  id: '12',
  changes: 3,
  createdAt: '2031-03-01T11:00:00.000Z',
  attempts: 2,
  lastAttemptAt: '2031-03-01T11:01:00.000Z',
  deliveredAt: null,
  status: 500,
  problem: 'It responded with status 500.',
};

function open(webhooks: Webhook[] = []) {
  testServer.use(
    http.get('*/api/v2/webhooks', () => HttpResponse.json(webhooks)),
    http.get('*/api/v2/webhooks/4/deliveries', () => HttpResponse.json([DELIVERY])),
    http.get('*/api/listsByManagerUser', () =>
      HttpResponse.json([
        { entityName: 'workUnits', values: [{ name: 'JAX' }] },
        { entityName: 'consortia', values: [{ name: 'IMPC' }] },
        { entityName: 'roles', values: [] },
      ]),
    ),
  );
  return renderInShell(<WebhooksPage />, { session: MANAGER });
}

test('a webhook is added, and its secret shown once', async () => {
  const bodies: unknown[] = [];
  testServer.use(
    http.post('*/api/v2/webhooks', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ ...WEBHOOK, secret: 'whsec_abc' });
    }),
  );
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  expect(await screen.findByLabelText(/^Changes of/)).toHaveFocus();
  await user.selectOptions(screen.getByLabelText(/^Changes of/), 'IMPC, consortium');
  await user.type(screen.getByLabelText(/^Address/), 'https://lab.example/changes');
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_abc');
  expect(bodies).toEqual([{ consortiumName: 'IMPC', url: 'https://lab.example/changes' }]);
});

test('a webhook whose response was lost is not added twice, and its secret is shown', async () => {
  const { user } = open();
  const creations = serveCreations('/api/v2/webhooks', (number, body) => ({
    ...{ ...WEBHOOK, ...Object(body), id: number },
    secret: `whsec_${number}`,
  }));
  creations.line = 'response lost';
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  await user.selectOptions(await screen.findByLabelText(/^Changes of/), 'JAX, work unit');
  await user.type(screen.getByLabelText(/^Address/), 'https://lab.example/a');
  const add = () => user.click(screen.getByRole('button', { name: 'Add webhook' }));
  await add();
  await screen.findByText(/Check that the server is available/);
  creations.line = 'whole';
  await user.type(screen.getByLabelText(/^Address/), 'b');
  await add();
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_1');
  expect(screen.getByText('Secret of https://lab.example/a')).toBeVisible();
  expect(screen.getByText(/^It was added, as shown above. Your later changes are still here/)).toBeVisible();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('https://lab.example/ab');
  expect(creations.created).toHaveLength(1);
});

test('a new secret whose response was lost is the one that is shown', async () => {
  const { user } = open([WEBHOOK]);
  const rotations = serveCreations('/api/v2/webhooks/4/secret', (number) => ({
    ...WEBHOOK,
    secret: `whsec_${number}`,
  }));
  rotations.line = 'response lost';
  const rotate = async () => user.click(await screen.findByRole('button', { name: /^New secret for/ }));
  await rotate();
  await screen.findByText(/Check that the server is available/);
  rotations.line = 'whole';
  await rotate();
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_1');
});

test('a refused address stays, with the reason', async () => {
  testServer.use(
    http.post('*/api/v2/webhooks', () => refusal(400, 'Validation error: url It must begin with https://.')),
  );
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  await user.selectOptions(await screen.findByLabelText(/^Changes of/), 'JAX, work unit');
  await user.type(screen.getByLabelText(/^Address/), 'http://lab.example/');
  await user.click(screen.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText(/must begin with https/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Address/)).toHaveValue('http://lab.example/');
});

test('a webhook shows how it does and what was delivered; a test says what came of it', async () => {
  testServer.use(
    http.post('*/api/v2/webhooks/4/test', () =>
      HttpResponse.json({ isDelivered: false, status: 500, problem: 'It responded with status 500.' }),
    ),
  );
  const { user } = open([WEBHOOK]);
  expect(await screen.findByText('Failing')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deliveries' }));
  const table = await screen.findByRole('table', { name: 'Deliveries' });
  expect(within(table).getByText('It responded with status 500.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send a test to https://lab.example/changes' }));
  expect(await screen.findByText('The test was not delivered.')).toBeInTheDocument();
});

test('a webhook is switched off, gets a new secret, and is removed after a question', async () => {
  const calls: string[] = [];
  testServer.use(
    http.put('*/api/v2/webhooks/4', async ({ request }) => {
      calls.push(`${request.headers.get('if-match')} ${JSON.stringify(await request.json())}`);
      return HttpResponse.json(WEBHOOK);
    }),
    http.post('*/api/v2/webhooks/4/secret', () => HttpResponse.json({ ...WEBHOOK, secret: 'whsec_new' })),
    http.delete('*/api/v2/webhooks/4', () => {
      calls.push('removed');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = open([WEBHOOK]);
  await user.click(await screen.findByRole('button', { name: /^Switch https.* off$/ }));
  await user.click(screen.getByRole('button', { name: /^New secret for/ }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new');
  await user.click(screen.getByRole('button', { name: /^Remove https/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(calls).toEqual(['"281" {"url":"https://lab.example/changes","isActive":false}', 'removed']);
});

test('what another manager has changed meanwhile is shown, and not overwritten', async () => {
  const text = 'The webhook has been changed since you opened it.';
  testServer.use(http.put('*/api/v2/webhooks/4', () => refusal(412, text)));
  const { user } = open([WEBHOOK]);
  await screen.findByRole('button', { name: /^Switch https.* off$/ });
  testServer.use(
    http.get('*/api/v2/webhooks', () => HttpResponse.json([{ ...WEBHOOK, url: 'https://new.example/' }])),
  );
  await user.click(screen.getByRole('button', { name: /^Switch https.* off$/ }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('https://new.example/')).toBeVisible();
});

test('without webhooks it says what they are', async () => {
  open();
  expect(await screen.findByText(/^A webhook gets every change/)).toBeInTheDocument();
});

test.each([
  [true, 0, 'Active'],
  [true, 3, 'Failing'],
  [false, 3, 'Switched off'],
])('active %s with %s failures is %s', (isActive, failures, text) => {
  expect(webhookState({ isActive, failures }).text).toBe(text);
});
