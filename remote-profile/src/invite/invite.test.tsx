import { screen, waitFor } from '@testing-library/react';
import type { InvitationCreation } from 'shared/contract';
import {
  anAdministrator,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { InvitePage } from './invite-page.tsx';

startTestServer();

function open() {
  testServer.use(
    http.get('*/api/listsByManagerUser', () =>
      HttpResponse.json([
        { entityName: 'workUnits', values: [{ name: 'JAX' }] },
        { entityName: 'consortia', values: [{ name: 'IMPC' }] },
        { entityName: 'roles', values: [{ name: 'general' }, { name: 'manager' }] },
      ]),
    ),
  );
  return renderInShell(<InvitePage />, { session: anAdministrator() });
}

test('several are invited at once with the same roles; who could not be invited stays, with the reason', async () => {
  const bodies: InvitationCreation[] = [];
  testServer.use(
    http.post<never, InvitationCreation>('*/api/people/invitations', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json([
        { email: 'a@lab.example', state: 'waiting', problem: null },
        { email: 'b@lab.example', state: null, problem: 'The user already exists.' },
      ]);
    }),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Email addresses/), 'a@lab.example, B@lab.example');
  await user.selectOptions(screen.getByLabelText('Work unit association 1, Work Unit'), 'JAX');
  await user.selectOptions(screen.getByLabelText('Work unit association 1, Role'), 'general');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Invitations sent: 1 of 2')).toBeInTheDocument();
  expect(screen.getByText('The user already exists.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email addresses/)).toHaveValue('b@lab.example');
  expect(bodies).toEqual([
    {
      emails: ['a@lab.example', 'b@lab.example'],
      rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'general' }],
      rolesConsortia: [],
    },
  ]);
});

test('where the site sends no mail, none is said to be sent', async () => {
  testServer.use(
    http.post('*/api/people/invitations', () =>
      HttpResponse.json([{ email: 'a@lab.example', state: 'kept', problem: null }]),
    ),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Email addresses/), 'a@lab.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Invitations written: 1 of 1')).toBeInTheDocument();
  expect(screen.getByText(/^This site sends no email/)).toBeInTheDocument();
});

test('invitations whose response was lost are sent again as the same, and later ones as others', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  testServer.use(
    http.post('*/api/people/invitations', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      if (isLost) return HttpResponse.error();
      return HttpResponse.json([{ email: 'a@lab.example', state: 'waiting', problem: null }]);
    }),
  );
  const { user } = open();
  const invite = () => user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.type(await screen.findByLabelText(/^Email addresses/), 'a@lab.example');
  await invite();
  await screen.findByText(/Check that the server is available/);
  isLost = false;
  await user.type(screen.getByLabelText(/^Email addresses/), ' b@lab.example');
  await invite();
  await screen.findByText(/^Invitations sent/);
  await user.type(screen.getByLabelText(/^Email addresses/), 'c@lab.example');
  await invite();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a refusal of the roles keeps what was typed', async () => {
  testServer.use(
    http.post('*/api/people/invitations', () =>
      refusal(403, 'You do not have permission to give the role manager.'),
    ),
  );
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Email addresses/), 'a@lab.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText(/permission to give the role manager/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email addresses/)).toHaveValue('a@lab.example');
});

test('nothing can be typed while people are invited, which the response would take away', async () => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  testServer.use(
    http.post('*/api/people/invitations', () =>
      held.then(() => HttpResponse.json([{ email: 'a@lab.example', state: 'waiting', problem: null }])),
    ),
  );
  const { user } = open();
  const addresses = await screen.findByLabelText(/^Email addresses/);
  await user.type(addresses, 'a@lab.example');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(addresses).toBeDisabled();
  respond();
  await waitFor(() => expect(addresses).toBeEnabled());
  expect(addresses).toHaveValue('');
});
