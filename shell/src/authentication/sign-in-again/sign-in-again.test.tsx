import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { apiFetch, overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import type { SignInResponse, SignInRequest } from 'shared/contract';
import { useUnsavedChanges } from 'shared/router';
import { restoreSession, sessionStore, signIn } from 'shared/session';
import { aPerson, http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { renderSite } from '../../testing/render-site.tsx';
// Loaded before a test waits for it: translating it takes long on a busy machine.
import './sign-in-again-dialog.tsx';

const server = startTestServer();
const JO = 'jo@lab.example';
/** Spec part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

let goodToken = '';
let signIns: SignInRequest[] = [];
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  window.location.hash = '';
  signIns = [];
  server.use(
    http.post<never, SignInRequest>('*/auth/signin', async ({ request }) => {
      const body = await request.json();
      signIns.push(body);
      if (body.password === 'old')
        return refusal(401, 'Your password is expired. Please rest your password.');
      if (body.password !== 'right') return refusal(401, 'Invalid userName/password provided.');
      goodToken = `token.${signIns.length}.x`;
      return HttpResponse.json<SignInResponse>({ userName: JO, accessToken: goodToken });
    }),
    http.post('*/auth/refresh', () => refusal(401, 'Your session has ended. Please sign in again.')),
    http.get('*/api/people/currentPerson', () => HttpResponse.json(aPerson())),
    http.put('*/api/work', ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${goodToken}`
        ? HttpResponse.json('saved')
        : refusal(401, 'Expired or invalid JWT token.'),
    ),
  );
});
afterEach(() => localStorage.clear());

const dialog = () => screen.findByRole('dialog', { name: 'Please sign in again', hidden: true });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const passwordField = () => screen.findByLabelText(/^Password/);

/** Jo is at an address and saves, after the server has ended the session. */
async function workUntilTheSessionEnds() {
  const site = await renderSite({ route: '/nowhere?x=1' });
  await act(() => restoreSession());
  await act(() => signIn(JO, 'right'));
  goodToken = 'none';
  let outcome: unknown = 'waiting';
  const note = (result: unknown) => (outcome = result);
  await act(async () => void apiFetch('/api/work', { method: 'PUT', text: 'draft' }).then(note, note));
  await dialog();
  return { ...site, outcome: () => outcome };
}

describe('signing in again over the page (ADR 15)', () => {
  test('the page stays, and what was being saved is saved after signing in', async () => {
    const { user, address, outcome } = await workUntilTheSessionEnds();
    expect(address()).toBe('/nowhere?x=1');
    expect(await screen.findByRole('textbox', { name: 'Email', hidden: true })).toHaveValue(JO);
    expect(await passwordField()).toHaveFocus();
    expect(outcome()).toBe('waiting');

    await user.keyboard('right{Enter}');
    await waitFor(() => expect(outcome()).toBe('saved'));
    expect(signIns.at(-1)).toEqual({ userName: JO, password: 'right', session: 'cookie' });
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
    expect(screen.queryByText(ACCESS_DENIED)).not.toBeInTheDocument();
    expect(address()).toBe('/nowhere?x=1');
  });

  test('a wrong password is shown in the dialog, and what was typed stays', async () => {
    const { user } = await workUntilTheSessionEnds();
    await user.type(await passwordField(), 'wrong{Enter}');
    expect(await screen.findByText('Invalid userName/password provided.')).toBeInTheDocument();
    expect(await passwordField()).toHaveValue('wrong');
    expect(sessionStore.getState()).toMatchObject({ status: 'signedIn', ended: 'over' });
  });

  test('a password is requested', async () => {
    const { user } = await workUntilTheSessionEnds();
    await user.click(await button('Sign in'));
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    expect(signIns).toHaveLength(1);
  });

  test('an expired password can be reset in another tab, so that the page stays (spec part 1 §8)', async () => {
    const { user } = await workUntilTheSessionEnds();
    await user.type(await passwordField(), 'old{Enter}');
    const link = await screen.findByRole('link', { name: /^Reset Password/, hidden: true });
    expect(link).toHaveAttribute('href', '/reset-password');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the sign-in service of the site is offered in another tab, so that the page stays (ADR 16)', async () => {
    overrideSiteConfiguration({ ...siteConfiguration(), signInService: { name: 'Keycloak' } });
    await workUntilTheSessionEnds();
    const link = await screen.findByRole('link', { name: /^Sign in with Keycloak/, hidden: true });
    expect(link).toHaveAttribute('href', '/auth/provider/start?returnUrl=close');
    expect(link).toHaveAttribute('target', '_blank');
    overrideSiteConfiguration(undefined);
  });

  test('a person who goes on without sees the refusal and is led home (spec part 1 §8)', async () => {
    const { user, address, outcome } = await workUntilTheSessionEnds();
    await user.click(await button('Go on without signing in'));
    expect(await screen.findByText(ACCESS_DENIED)).toBeVisible();
    expect(address()).toBe('/');
    expect(outcome()).toMatchObject({ status: 401 });
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fnowhere%3Fx%3D1',
    );
  });

  test('going on without asks first when changes would be lost', async () => {
    const { user, outcome } = await workUntilTheSessionEnds();
    const form = renderHook(() => useUnsavedChanges(true));
    await user.click(await button('Close'));
    await screen.findByRole('alertdialog', { name: 'Go on without signing in?', hidden: true });
    await user.click(await button('Back'));
    await dialog();
    expect(outcome()).toBe('waiting');
    await user.type(await passwordField(), 'right{Enter}');
    await waitFor(() => expect(outcome()).toBe('saved'));
    form.unmount();
  });
});

test('a visitor whose session of an earlier visit is over is not asked', async () => {
  localStorage.setItem('session.present', '1');
  await renderSite({ route: '/nowhere' });
  await act(() => restoreSession());
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
