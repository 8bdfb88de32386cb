import { screen, waitFor } from '@testing-library/react';
import { overrideSiteConfiguration, type SiteConfiguration } from 'shared/api';
import type { SignInResponse } from 'shared/contract';
import { sessionStore } from 'shared/session';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { authenticationRoutes } from '../routes.tsx';
// Loaded before a test waits for them: translating them takes long on a busy machine.
import '../login-page.tsx';
import './signed-in-page.tsx';

const server = startTestServer();
const routes = [...authenticationRoutes, { path: '*', element: <p>Somewhere else</p> }];
const SITE: SiteConfiguration = {
  apiBase: '',
  links: {},
  showGeneListMenu: false,
  sessionMode: 'cookie',
  outcomeSaveDelays: [0, 0, 0],
};

beforeEach(() => overrideSiteConfiguration({ ...SITE, signInService: { name: 'Keycloak' } }));
afterEach(() => {
  overrideSiteConfiguration(undefined);
  localStorage.clear();
});

describe('the login page of a site with a sign-in service (ADR 16)', () => {
  test('offers it beside the password, and shows where to return to', async () => {
    renderInShell(routes, { route: '/login?returnUrl=%2Fprojects%3Fpage%3D2' });
    expect(await screen.findByRole('link', { name: 'Sign in with Keycloak' })).toHaveAttribute(
      'href',
      '/auth/provider/start?returnUrl=%2Fprojects%3Fpage%3D2',
    );
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
  });

  test('shows nothing of one where none is configured', async () => {
    overrideSiteConfiguration(SITE);
    renderInShell(routes, { route: '/login' });
    await screen.findByRole('button', { name: 'Login' });
    expect(screen.queryByRole('link', { name: /^Sign in with/ })).not.toBeInTheDocument();
  });

  test.each([
    ['expired', 'Signing in took too long, or was begun in another tab. Please try again.'],
    ['cancelled', 'You have not signed in at the sign-in service (Keycloak).'],
    [
      'unreachable',
      'The sign-in service (Keycloak) cannot be reached at the moment. Please try again in a few minutes.',
    ],
    [
      'failed',
      'The sign-in service (Keycloak) gave an answer that cannot be used. Please tell the administrator.',
    ],
    [
      'no-email',
      'The sign-in service (Keycloak) does not tell your email address, by which people are known here. Please tell its administrator.',
    ],
    [
      'unverified&email=jo%40lab.example',
      'The sign-in service (Keycloak) has not verified your email address jo@lab.example. Please verify it there, then sign in again.',
    ],
    [
      'unknown&email=jo%40lab.example',
      'You have signed in at the sign-in service (Keycloak), but nobody with your email address jo@lab.example is registered here. Please ask a manager of your work unit to register you.',
    ],
    ['toString', 'You could not be signed in. Please try again.'],
  ])('shows what went wrong: %s', async (problem, text) => {
    renderInShell(routes, { route: `/login?problem=${problem}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('shows no text that somebody wrote into a link', async () => {
    renderInShell(routes, { route: '/login?problem=unknown&email=call%20us%20at%20x%40y' });
    expect(await screen.findByRole('alert')).not.toHaveTextContent('call us');
  });
});

describe('coming back from the service', () => {
  const hasSession = () =>
    server.use(
      http.post('*/auth/refresh', () =>
        HttpResponse.json<SignInResponse>({ userName: 'jo@lab.example', accessToken: 'a.b.c' }),
      ),
      http.get('*/api/people/currentPerson', () => HttpResponse.json(aPerson())),
    );

  test('goes on to where the person wanted, signed in', async () => {
    hasSession();
    const { address } = renderInShell(routes, { route: '/signed-in?returnUrl=%2Fprojects%3Fpage%3D2' });
    await waitFor(() => expect(address()).toBe('/projects?page=2'));
    expect(sessionStore.getState().status).toBe('signedIn');
  });

  test('goes home instead of to a foreign address', async () => {
    hasSession();
    const { address } = renderInShell(routes, { route: '/signed-in?returnUrl=%2F%2Fevil.example' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('suggests closing the tab when the work waits in another', async () => {
    hasSession();
    const { address } = renderInShell(routes, { route: '/signed-in?returnUrl=close' });
    expect(await screen.findByText(/^You are signed in as/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close this tab' })).toBeVisible();
    expect(address()).toBe('/signed-in?returnUrl=close');
  });

  test('leads to the login page when no session has begun', async () => {
    server.use(http.post('*/auth/refresh', () => refusal(401, 'Your session has ended.')));
    const { address } = renderInShell(routes, { route: '/signed-in?returnUrl=%2Fprojects' });
    await waitFor(() => expect(address()).toBe('/login?problem=lost'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You could not be signed in. Please try again.',
    );
  });
});
