import { act, screen } from '@testing-library/react';
import { apiFetch } from 'shared/api';
import { http, refusal, startTestServer, testServer } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';

startTestServer();
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  window.location.hash = '';
  testServer.use(
    http.get('*/api/refused', () => refusal(403, 'Forbidden')),
    http.get('*/api/unknown', () => refusal(401, 'Unauthorized')),
  );
});

// Spec part 1 §8.
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

const ask = (path: string) => act(async () => void (await apiFetch(path).catch(() => undefined)));

test('a refused call is shown in the page and leads home; signing in leads back', async () => {
  const { address } = await renderSite({ route: '/nowhere?x=1' });
  await ask('/api/refused');
  expect(screen.getByRole('alert')).toHaveTextContent(ACCESS_DENIED);
  expect(address()).toBe('/');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fnowhere%3Fx%3D1',
  );
});

test('many refused calls of one screen are one message', async () => {
  await renderSite({ route: '/nowhere' });
  await act(async () => {
    const calls = ['/api/refused', '/api/unknown', '/api/refused'].map((path) => apiFetch(path));
    await Promise.allSettled(calls);
  });
  expect(screen.getAllByText(ACCESS_DENIED)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fnowhere',
  );
});

test('the message goes away when it is closed, and the next refusal is shown again', async () => {
  const { user } = await renderSite({ route: '/nowhere' });
  await ask('/api/refused');
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText(ACCESS_DENIED)).not.toBeInTheDocument();
  await ask('/api/refused');
  expect(screen.getByText(ACCESS_DENIED)).toBeVisible();
});

test('the message goes away when the person goes on', async () => {
  const { goTo } = await renderSite({ route: '/nowhere' });
  await ask('/api/refused');
  await goTo('/elsewhere');
  expect(screen.queryByText(ACCESS_DENIED)).not.toBeInTheDocument();
});

test('on the login page a refusal is the form’s own business', async () => {
  await renderSite({ route: '/nowhere' });
  window.location.hash = '#/login';
  await ask('/api/unknown');
  expect(screen.queryByText(ACCESS_DENIED)).not.toBeInTheDocument();
});
