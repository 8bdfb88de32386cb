import { screen, waitFor, within } from '@testing-library/react';
import type { Session } from 'shared/contract';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { serveOwnLists } from '../testing/own-lists.ts';
import { SessionsCard } from './sessions-card.tsx';

startTestServer();

const HERE: Session = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Firefox on Windows',
  userAgent: 'Firefox',
  remoteAddress: '192.0.2.1',
  renewable: true,
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2026-03-15T09:00:00.000Z',
  isCurrent: true,
};
const ELSEWHERE: Session = {
  ...HERE,
  id: '22222222-2222-4222-8222-222222222222',
  device: 'Chrome on Android',
  isCurrent: false,
};

function open() {
  serveOwnLists({ sessions: [HERE, ELSEWHERE] });
  return renderInShell(<SessionsCard />, { session: aPerson() });
}
const endButton = () => screen.findByRole('button', { name: /^End the session on Chrome on Android/ });

test('shows each session, and marks the one of this browser, which has no button', async () => {
  open();
  const here = within(await screen.findByRole('row', { name: /^Firefox on Windows/ }));
  expect(here.getByText('This device')).toBeVisible();
  expect(here.getByText('192.0.2.1')).toBeVisible();
  expect(here.queryByRole('button')).not.toBeInTheDocument();
  expect(await endButton()).toBeVisible();
});

test('one session is ended, and the list is read again', async () => {
  const { user } = open();
  const ended: string[] = [];
  testServer.use(
    http.delete('*/api/sessions/:id', ({ params }) => {
      ended.push(String(params.id));
      serveOwnLists({ sessions: [HERE] });
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(await endButton());
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
  expect(ended).toEqual([ELSEWHERE.id]);
});

test('a failure is shown, and the list stays', async () => {
  const { user } = open();
  testServer.use(http.delete('*/api/sessions/:id', () => refusal(500, 'Please contact the administrator.')));
  await user.click(await endButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please contact the administrator.');
  expect(await endButton()).toBeVisible();
});

test('signing out everywhere asks first, and a failure is shown', async () => {
  const { user } = open();
  let calls = 0;
  testServer.use(
    http.delete('*/api/sessions', () => {
      calls += 1;
      return refusal(500, 'Please contact the administrator.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(calls).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please contact the administrator.');
  expect(calls).toBe(1);
});
