import { screen, waitFor, within } from '@testing-library/react';
import type { SecurityEvent, SecurityEventPage } from 'shared/contract';
import {
  anAdministrator,
  aPage,
  http,
  HttpResponse,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { SecurityLogPage } from './security-log-page.tsx';

startTestServer();

const EVENT: SecurityEvent = {
  id: 1,
  happenedAt: '2026-03-01T08:00:00.000Z',
  kind: 'roles changed',
  email: 'jo@lab.example',
  actor: 'admin@lab.example',
  remoteAddress: '192.0.2.1',
  detail: { after: 'JAX manager' },
};

function open(route = '/admin/security-events', events: SecurityEvent[] = [EVENT]) {
  const questions: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/securityEvents', ({ request }) => {
      questions.push(new URL(request.url).searchParams);
      const page: SecurityEventPage = {
        _embedded: { securityEvents: events },
        page: aPage(events.length),
      };
      return HttpResponse.json(page);
    }),
  );
  return { questions, ...renderInShell(<SecurityLogPage />, { session: anAdministrator(), route }) };
}

test('an event shows what happened to whom, who did it, from where, and what else is known', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Roles changed/ }));
  for (const text of ['jo@lab.example', 'admin@lab.example', '192.0.2.1', 'after: JAX manager'])
    expect(row.getByText(text)).toBeVisible();
});

test('the filters are in the address and in the question', async () => {
  const { user, questions, address } = open('/admin/security-events?kind=sign-in&from=2026-03-01');
  await screen.findByRole('row', { name: /Roles changed/ });
  expect(questions.at(-1)?.getAll('kind')).toEqual(['sign-in']);
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
  await user.type(screen.getByRole('textbox', { name: 'Person, or who did it' }), 'jo@');
  await waitFor(() => expect(questions.at(-1)?.get('person')).toBe('jo@'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).toBe('/admin/security-events'));
  await waitFor(() => expect(questions.at(-1)?.has('kind')).toBe(false));
});

test('nothing that matches is shown', async () => {
  open('/admin/security-events?person=zz', []);
  expect(await screen.findByText('No event matches the filters.')).toBeVisible();
});
