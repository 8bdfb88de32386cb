import { screen, waitFor, within } from '@testing-library/react';
import type { PersonalToken, PersonalTokenCreation } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
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
import { serveOwnLists } from '../testing/own-lists.ts';
import { TokensCard } from './tokens-card.tsx';

startTestServer();

const TOKEN: PersonalToken = {
  id: 7,
  name: 'nightly script',
  scope: 'read',
  beginning: 'gtt_abc',
  createdAt: '2026-01-01T08:00:00.000Z',
  expiresAt: '2999-01-01T08:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};
const SECRET = 'gtt_abcdefghijklmnop';

function open(tokens: PersonalToken[] = []) {
  serveOwnLists({ tokens });
  const made: PersonalTokenCreation[] = [];
  testServer.use(
    http.post<never, PersonalTokenCreation>('*/api/personalTokens', async ({ request }) => {
      made.push(await request.json());
      serveOwnLists({ tokens: [TOKEN] });
      return HttpResponse.json({ ...TOKEN, token: SECRET });
    }),
  );
  return { made, ...renderInShell(<TokensCard />, { session: aPerson() }) };
}

test('a token has a name, a scope and an end, and is shown once', async () => {
  const { user, made } = open();
  expect(await screen.findByText('You have no tokens.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'nightly script');
  expect(hasUnsavedChanges()).toBe(true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Permission' }), 'write');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), '30');
  await user.click(screen.getByRole('button', { name: 'Create token' }));

  const field = await screen.findByRole('textbox', { name: 'Token' });
  expect(field).toHaveValue(SECRET);
  expect(made).toEqual([{ name: 'nightly script', scope: 'write', days: 30 }]);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith(SECRET);

  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByDisplayValue(SECRET)).not.toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /^nightly script/ })).toBeVisible();
  expect(hasUnsavedChanges()).toBe(false);
});

test('a refusal is shown, and what was typed stays', async () => {
  const { user } = open();
  testServer.use(http.post('*/api/personalTokens', () => refusal(400, 'There are too many tokens.')));
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'one more');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There are too many tokens.');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('one more');
});

describe('a token whose response was lost', () => {
  /** A form that was sent with this name, without a response. */
  async function lose() {
    serveOwnLists({ tokens: [] });
    const creations = serveCreations('/api/personalTokens', (number, body) => ({
      ...{ ...TOKEN, ...Object(body), id: number },
      token: `${SECRET}${number}`,
    }));
    creations.line = 'response lost';
    const { user } = renderInShell(<TokensCard />, { session: aPerson() });
    await user.click(screen.getByRole('button', { name: 'New token' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'nightly');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    await screen.findByRole('alert');
    creations.line = 'whole';
    return { creations, user };
  }

  test('is shown when it is requested again, and exists once', async () => {
    const { creations, user } = await lose();
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue(`${SECRET}1`);
    expect(creations.created).toHaveLength(1);
  });

  test('is shown also when something was changed, which stays; sent again, that is another one', async () => {
    const { creations, user } = await lose();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' script');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('Token “nightly” created.')).toBeVisible();
    expect(
      screen.getByText(/^It was created, as shown above. Your later changes are still here/),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('nightly script');
    expect(creations.created).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('Token “nightly script” created.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Token' })).toHaveValue(`${SECRET}2`);
  });
});

test('expired and revoked tokens are marked as such, and cannot be revoked', async () => {
  open([
    TOKEN,
    { ...TOKEN, id: 8, name: 'old', expiresAt: '2026-01-02T08:00:00.000Z' },
    { ...TOKEN, id: 9, name: 'lost', revokedAt: '2026-01-02T08:00:00.000Z' },
  ]);
  expect(within(await screen.findByRole('row', { name: /^old/ })).getByText('Expired')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /^lost/ })).getByText('Revoked')).toBeVisible();
  const revoking = screen.getAllByRole('button', { name: /^Revoke/ });
  expect(revoking.map((button) => button.getAttribute('aria-label'))).toEqual(['Revoke nightly script']);
});

test('a token is revoked after a question', async () => {
  const { user } = open([TOKEN]);
  const revoked: string[] = [];
  testServer.use(
    http.delete('*/api/personalTokens/:id', ({ params }) => {
      revoked.push(String(params.id));
      serveOwnLists({ tokens: [{ ...TOKEN, revokedAt: '2026-03-01T08:00:00.000Z' }] });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke nightly script' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the token?' }));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.getByText('Revoked')).toBeVisible());
  expect(revoked).toEqual(['7']);
});

test('who answers for an app can make a token that releases it', async () => {
  const { user, made } = open();
  serveOwnLists({ apps: ['remote-reports'] });
  await user.click(screen.getByRole('button', { name: 'New token' }));
  const permission = screen.getByRole('combobox', { name: 'Permission' });
  await within(permission).findByRole('option', { name: 'release remote-reports, and nothing else' });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'build service');
  await user.selectOptions(permission, 'release:remote-reports');
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await waitFor(() =>
    expect(made).toEqual([{ name: 'build service', scope: 'release:remote-reports', days: 90 }]),
  );
});
