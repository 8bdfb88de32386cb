import { screen, within } from '@testing-library/react';
import type { MailMessage, MailPage } from 'shared/contract';
import {
  anAdministrator,
  aPage,
  http,
  HttpResponse,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { OutboxPage } from './outbox-page.tsx';

startTestServer();

const LINK = 'http://tracker.example/#/reset-password?token=abc';
const MAIL: MailMessage = {
  id: 5,
  to: 'jo@lab.example',
  subject: 'Set a new password',
  state: 'kept',
  createdAt: '2026-03-01T08:00:00.000Z',
  sentAt: null,
  attempts: 0,
  problem: null,
  nextAttemptAt: null,
  text: `Set it here:\n${LINK}\n`,
};
const FAILING: MailMessage = {
  ...MAIL,
  id: 4,
  to: 'ada@lab.example',
  state: 'waiting',
  attempts: 2,
  problem: 'Connection refused',
  nextAttemptAt: '2026-03-01T08:30:00.000Z',
  text: null,
};

function open(mails: MailMessage[]) {
  const page: MailPage = { _embedded: { mails }, page: aPage(mails.length) };
  testServer.use(
    http.get('*/api/outbox', () => HttpResponse.json(page)),
    http.get('*/api/outbox/:id', ({ params }) =>
      HttpResponse.json(mails.find(({ id }) => String(id) === params.id)),
    ),
  );
  return renderInShell(<OutboxPage />, { session: anAdministrator(), route: '/admin/outbox' });
}

// Issue 8: an outbox that an administrator can open in the browser.
test('a stored mail is read, and its link can be followed', async () => {
  const { user } = open([MAIL]);
  expect(await screen.findByText('Kept here')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set a new password, to jo@lab.example' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a new password' }));
  expect(await dialog.findByRole('link', { name: new RegExp('^http://tracker') })).toHaveAttribute(
    'href',
    LINK,
  );
});

test('a mail that could not be sent shows why and when it is tried again; its text is gone', async () => {
  const { user } = open([FAILING]);
  expect(await screen.findByText(/^Connection refused \(attempt 2\)\. Tried again at /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Set a new password, to ada@lab.example' }));
  expect(await screen.findByText(/^The text is gone/)).toBeVisible();
});

test('an empty outbox shows that it is empty', async () => {
  open([]);
  expect(await screen.findByText('No mail has been written yet.')).toBeVisible();
});
