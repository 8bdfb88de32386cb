import { screen, waitFor, within } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import type { Person, SignInResponse, SignInRequest } from 'shared/contract';
import { sessionStore } from 'shared/session';
import { aPerson, delay, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { readsOfSignedIn, startReads } from '../navigation/prepare-address.ts';
import { authenticationRoutes } from './routes.tsx';

jest.mock('../navigation/prepare-address.ts', () => ({ startReads: jest.fn(), readsOfSignedIn: jest.fn() }));

const NOT_AVAILABLE = 'Error while comminicating with the server. Check that the server is available.';
const routes = [...authenticationRoutes, { path: '*', element: <p>Somewhere else</p> }];
const server = startTestServer();
let signIns: SignInRequest[] = [];
let signOuts = 0;

beforeEach(() => {
  signIns = [];
  signOuts = 0;
  server.use(
    http.post<never, SignInRequest>('*/auth/signin', async ({ request }) => {
      const body = await request.json();
      signIns.push(body);
      return body.password === 'right'
        ? HttpResponse.json<SignInResponse>({ userName: 'jo@lab.example', accessToken: 'a.b.c' })
        : refusal(401, 'Invalid userName/password provided.');
    }),
    http.post('*/auth/signout', () => {
      signOuts += 1;
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/people/currentPerson', () => HttpResponse.json(aPerson())),
  );
});
afterEach(() => localStorage.clear());

const emailField = () => screen.findByRole('textbox', { name: 'Email' });
const passwordField = () => screen.getByLabelText(/^Password/);
const loginButton = () => screen.getByRole('button', { name: 'Login' });

async function openLogin(query = '', session: Person | null = null) {
  const shell = renderInShell(routes, { route: `/login${query}`, session });
  await emailField();
  const logIn = async (email: string, password: string) => {
    if (email) await shell.user.type(await emailField(), email);
    if (password) await shell.user.type(passwordField(), password);
    await shell.user.click(loginButton());
  };
  return { ...shell, logIn };
}

describe('login page (spec part 1 §2)', () => {
  it('has its fields, link and title, ready for a password manager', async () => {
    await openLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
    expect(document.title).toBe('Login – Gene Targeting Tracker');
    expect(await emailField()).toHaveAttribute('autocomplete', 'username');
    expect(passwordField()).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says whom to ask for an account, where the installation names somebody', async () => {
    const { unmount } = await openLogin();
    expect(screen.queryByText(/No account yet/)).not.toBeInTheDocument();
    unmount();
    overrideSiteConfiguration({ ...siteConfiguration(), links: { contact: 'mailto:help@lab.example' } });
    await openLogin();
    expect(screen.getByText(/No account yet\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for one' })).toHaveAttribute(
      'href',
      'mailto:help@lab.example',
    );
    overrideSiteConfiguration(undefined);
  });

  it('goes to the home page after success', async () => {
    const { logIn, address } = await openLogin();
    await logIn('jo@lab.example', 'right');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sessionStore.getState()).toMatchObject({
      status: 'signedIn',
      person: { email: 'jo@lab.example' },
    });
  });

  it('requests what the next screen reads before it shows who has signed in', async () => {
    const seen: unknown[] = [];
    jest.mocked(startReads).mockImplementationOnce(async ({ pathname, search }, options) => {
      seen.push(pathname + search, options, sessionStore.getState().status);
    });
    const { logIn, address } = await openLogin('?returnUrl=/projects?page=2');
    await logIn('jo@lab.example', 'right');
    await waitFor(() => expect(address()).toBe('/projects?page=2'));
    expect(seen).toEqual(['/projects?page=2', { isSignedIn: true }, 'anonymous']);
  });

  it('has what the next screen reads come with the session', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(request.url));
    jest
      .mocked(readsOfSignedIn)
      .mockImplementationOnce(async ({ pathname }) => [`/api${pathname}`, '/api/b?c=1']);
    const { logIn, address } = await openLogin('?returnUrl=/projects?page=2');
    await logIn('jo@lab.example', 'right');
    await waitFor(() => expect(address()).toBe('/projects?page=2'));
    const { searchParams } = new URL(asked.find((url) => url.includes('/auth/signin')) ?? '');
    expect(searchParams.getAll('read')).toEqual(['/api/projects', '/api/b?c=1']);
  });

  it('goes back to exactly the address requested', async () => {
    const wanted = '/projects?workUnitName=JAX&page=2#row-3';
    const { logIn, address } = await openLogin(`?returnUrl=${encodeURIComponent(wanted)}`);
    await logIn('jo@lab.example', 'right');
    await waitFor(() => expect(address()).toBe(wanted));
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'goes home instead of to a foreign address: %s',
    async (foreign) => {
      const { logIn, address } = await openLogin(`?returnUrl=${encodeURIComponent(foreign)}`);
      await logIn('jo@lab.example', 'right');
      await waitFor(() => expect(address()).toBe('/'));
    },
  );

  it('logs in with Enter, and sends the user name in lower case', async () => {
    const { user, address } = await openLogin();
    await user.type(await emailField(), 'Jo@Lab.Example');
    await user.type(passwordField(), 'right{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(signIns).toEqual([{ userName: 'jo@lab.example', password: 'right', session: 'cookie' }]);
  });
});

describe('validation (spec part 1 §5)', () => {
  it('requires both, sends nothing and focuses the first', async () => {
    const { logIn } = await openLogin();
    await logIn('', '');
    expect(await screen.findByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(await emailField()).toHaveFocus();
    expect(await emailField()).toHaveAccessibleDescription('Email is required');
    expect(signIns).toEqual([]);
  });

  it('leads to the password when only that is missing', async () => {
    const { logIn } = await openLogin();
    await logIn('jo@lab.example', '');
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    expect(passwordField()).toHaveFocus();
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  });

  it('refuses what is no address, until it is one', async () => {
    const { logIn, user } = await openLogin();
    await logIn('jo', 'right');
    expect(await screen.findByText('Email is invalid')).toBeInTheDocument();
    expect(signIns).toEqual([]);
    await user.type(await emailField(), '@lab.example');
    expect(screen.queryByText('Email is invalid')).not.toBeInTheDocument();
  });
});

describe('failure (spec part 1 §8)', () => {
  it("shows the server's text in an alert and loses nothing that was typed", async () => {
    const { logIn, address } = await openLogin('?returnUrl=%2Fprojects');
    await logIn('jo@lab.example', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid userName/password provided.');
    expect(screen.queryByRole('link', { name: 'Reset Password' })).not.toBeInTheDocument();
    expect(await emailField()).toHaveValue('jo@lab.example');
    expect(passwordField()).toHaveValue('wrong');
    expect(address()).toBe('/login?returnUrl=%2Fprojects');
  });

  it('clears the alert and still goes to the address requested when the next try succeeds', async () => {
    const { logIn, address, user } = await openLogin('?returnUrl=%2Fprojects');
    await logIn('jo@lab.example', 'wrong');
    await screen.findByRole('alert');
    await user.clear(passwordField());
    await logIn('', 'right');
    await waitFor(() => expect(address()).toBe('/projects'));
  });

  it('offers to reset a password that has expired', async () => {
    server.use(
      http.post('*/auth/signin', () => refusal(401, 'Your password is expired. Please rest your password.')),
    );
    const { logIn } = await openLogin();
    await logIn('jo@lab.example', 'old');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your password is expired. Please rest your password.');
    expect(within(alert).getByRole('link', { name: 'Reset Password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  it('shows that the server is not available', async () => {
    server.use(http.post('*/auth/signin', () => HttpResponse.error()));
    const { logIn } = await openLogin();
    await logIn('jo@lab.example', 'right');
    expect(await screen.findByRole('alert')).toHaveTextContent(NOT_AVAILABLE);
  });
});

describe('while waiting (PP-41)', () => {
  it('shows that it is busy and sends nothing twice', async () => {
    let response = () => {};
    const answered = new Promise<void>((resolve) => (response = resolve));
    server.use(
      http.post<never, SignInRequest>('*/auth/signin', async ({ request }) => {
        signIns.push(await request.json());
        await answered;
        return refusal(401, 'Invalid userName/password provided.');
      }),
    );
    const { logIn, user } = await openLogin();
    await logIn('jo@lab.example', 'wrong');
    await user.click(loginButton());
    await waitFor(() => expect(loginButton()).toHaveAttribute('aria-busy', 'true'));
    await user.click(loginButton());
    await user.type(passwordField(), '{Enter}');
    response();
    await screen.findByRole('alert');
    expect(signIns).toHaveLength(1);
    expect(loginButton()).not.toHaveAttribute('aria-busy');
  });
});

describe('arrival signs out (spec part 1 §2)', () => {
  it('anyone who is signed in, here and on the server', async () => {
    localStorage.setItem('session.present', '1');
    await openLogin('', aPerson());
    expect(sessionStore.getState().status).toBe('anonymous');
    await waitFor(() => expect(signOuts).toBe(1));
    expect(localStorage).toHaveLength(0);
  });

  it('also when the page is open already, as "Logout" is a link to it', async () => {
    const { goTo } = await openLogin();
    localStorage.setItem('session.present', '1');
    sessionStore.setState({ status: 'signedIn', person: aPerson() });
    await goTo('/login');
    await waitFor(() => expect(sessionStore.getState().status).toBe('anonymous'));
    await waitFor(() => expect(signOuts).toBe(1));
  });

  it('sends no request for a visitor', async () => {
    await openLogin();
    await delay(20);
    expect(signOuts).toBe(0);
  });
});
