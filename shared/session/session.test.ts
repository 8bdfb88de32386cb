/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { apiFetch, onUnauthorized } from 'shared/api';
import { cookieKeeper } from './cookie-keeper.ts';
import { FakeSignInServer } from './testing/fake-sign-in-server.ts';
import { closeBrowser, openTab } from './testing/tabs.ts';

const jo = 'jo@lab.example';
const fake = new FakeSignInServer();

async function openSignedInTab() {
  const tab = openTab(cookieKeeper);
  await tab.session.signIn(jo, 'right');
  fake.calls = [];
  return tab;
}

beforeAll(() => fake.msw.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  closeBrowser();
  fake.reset();
});
afterAll(() => fake.msw.close());

const refreshFindsNoConnection = () =>
  http.post('*/auth/refresh', () => HttpResponse.error(), { once: true });

describe('signing in', () => {
  it('requests a refresh cookie, keeps the token in memory only and knows the person', async () => {
    const { session, state } = openTab(cookieKeeper);
    await session.signIn(jo, 'right');
    expect(fake.lastSignIn).toEqual({ userName: jo, password: 'right', session: 'cookie' });
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: jo } });
    expect(session.accessToken()).not.toBeNull();
    expect(Object.entries(localStorage)).toEqual([['session.present', '1']]);
  });

  it('does not ask for a person whom the server names with the token', async () => {
    fake.namesPerson = true;
    const { session, state } = openTab(cookieKeeper);
    await session.signIn(jo, 'right');
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: jo } });
    expect(fake.calls).toEqual(['signin']);
  });

  it('changes nothing for a visitor who comes to sign in', async () => {
    const { session, state } = openTab(cookieKeeper);
    await session.restore();
    const visitor = state();
    await session.signOut();
    expect(state()).toBe(visitor);
    expect(fake.calls).toEqual([]);
  });

  it('shows who is there after what was to be requested with the token', async () => {
    const { session, status } = openTab(cookieKeeper);
    await session.restore();
    const seen: unknown[] = [];
    await session.signIn(jo, 'right', {
      prepare: async ({ email }) => void seen.push(email, session.accessToken() !== null, status()),
    });
    expect(seen).toEqual([jo, true, 'anonymous']);
    expect(status()).toBe('signedIn');
  });

  it('has what the next screen reads come with the session, also with one that is taken up', async () => {
    const answer = { url: '/api/whoami', tag: null, body: 'with the session' };
    const withReads = ({ request }: { request: Request }) =>
      HttpResponse.json({
        ...fake.response(jo),
        reads: new URL(request.url).searchParams.has('read', answer.url) ? [answer] : [],
      });
    fake.msw.use(http.post('*/auth/signin', withReads));
    const { session } = openTab(cookieKeeper);
    await session.signIn(jo, 'right', { reads: [answer.url] });
    expect(await apiFetch(answer.url)).toBe('with the session');
    expect(await apiFetch(answer.url)).toBe(jo);
    fake.msw.use(
      http.post('*/auth/refresh', () => HttpResponse.json({ ...fake.response(jo), reads: [answer] })),
    );
    await openTab(cookieKeeper).session.restore();
    expect(await apiFetch(answer.url)).toBe('with the session');
  });

  it('notes for pages that open meanwhile that it works on the session', async () => {
    const noted: (string | null)[] = [];
    fake.msw.events.on('request:start', () => void noted.push(localStorage.getItem('session.busy')));
    const { session } = openTab(cookieKeeper);
    await session.signIn(jo, 'wrong').catch(() => undefined);
    expect(noted.map(Number)).toEqual([expect.closeTo(Date.now(), -4)]);
    expect(localStorage.getItem('session.busy')).toBeNull();
    fake.msw.events.removeAllListeners();
  });

  it("throws the server's text and leaves everything as it was (spec part 1 §8)", async () => {
    const { session, status } = openTab(cookieKeeper);
    await session.restore();
    await expect(session.signIn(jo, 'wrong')).rejects.toThrow('Invalid userName/password provided.');
    expect(status()).toBe('anonymous');
    expect(session.accessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is undone when the person cannot be loaded', async () => {
    fake.msw.use(http.get('*/api/people/currentPerson', () => HttpResponse.error()));
    const { session, status } = openTab(cookieKeeper);
    await expect(session.signIn(jo, 'right')).rejects.toMatchObject({ kind: 'network' });
    expect(status()).toBe('anonymous');
    expect(session.accessToken()).toBeNull();
    expect(fake.cookie).toBeNull();
  });
});

describe('after a reload', () => {
  it('a visitor who never signed in is known as one at once, without a call', () => {
    const { session, status } = openTab(cookieKeeper);
    void session.restore();
    expect(status()).toBe('anonymous');
    expect(fake.calls).toEqual([]);
  });

  it('the session is taken up again', async () => {
    await openSignedInTab();
    const { session, state } = openTab(cookieKeeper);
    expect(state().status).toBe('unknown');
    await session.restore();
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: jo } });
  });

  it('calls made meanwhile wait for the token', async () => {
    await openSignedInTab();
    const { session } = openTab(cookieKeeper);
    void session.restore();
    await expect(apiFetch('/api/open')).resolves.toBe(jo);
    expect(fake.calls).toEqual(['refresh']);
  });

  it('a session that is over makes a visitor, without an alert, and is not requested again', async () => {
    const refused = jest.fn();
    const stop = onUnauthorized(refused);
    localStorage.setItem('session.present', '1');
    const first = openTab(cookieKeeper);
    await first.session.restore();
    expect(first.status()).toBe('anonymous');
    expect(refused).not.toHaveBeenCalled();
    stop();

    fake.calls = [];
    await openTab(cookieKeeper).session.restore();
    expect(fake.calls).toEqual([]);
  });

  it('without connection the person is a visitor for now, and is back when the page wakes', async () => {
    await openSignedInTab();
    fake.msw.use(refreshFindsNoConnection());
    const { session, state, status } = openTab(cookieKeeper);
    await session.restore();
    expect(state()).toMatchObject({ status: 'anonymous', isUnreached: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(status()).toBe('signedIn'));
  });
});

describe('renewal', () => {
  it('happens once for many refused calls, which are then repeated', async () => {
    const { status } = await openSignedInTab();
    fake.refuseTokens();
    await expect(Promise.all([1, 2, 3].map(() => apiFetch('/api/whoami')))).resolves.toEqual([jo, jo, jo]);
    expect(fake.calls).toEqual(['refresh']);
    expect(status()).toBe('signedIn');
  });

  it('comes before the end of the token, by itself', async () => {
    fake.tokenSeconds = 2;
    const { session } = await openSignedInTab();
    const first = session.accessToken();
    await waitFor(() => expect(session.accessToken()).not.toBe(first), { timeout: 3_000 });
    expect(fake.calls).toEqual(['refresh']);
  });

  it('comes before a call when the token has ended while the page slept', async () => {
    fake.tokenSeconds = 0;
    await openSignedInTab();
    fake.tokenSeconds = 900;
    await expect(apiFetch('/api/whoami')).resolves.toBe(jo);
    expect(fake.calls).toEqual(['refresh']);
  });

  it('comes when the page wakes late, and not when there is time', async () => {
    const { session } = await openSignedInTab();
    document.dispatchEvent(new Event('visibilitychange'));
    await delay(20);
    expect(fake.calls).toEqual([]);

    fake.tokenSeconds = 0;
    await session.signIn(jo, 'right');
    fake.tokenSeconds = 900;
    fake.calls = [];
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(fake.calls).toEqual(['refresh']));
  });

  it('that finds no connection keeps the session', async () => {
    const { status } = await openSignedInTab();
    fake.refuseTokens();
    fake.msw.use(refreshFindsNoConnection());
    await expect(apiFetch('/api/whoami')).rejects.toMatchObject({ kind: 'network' });
    expect(status()).toBe('signedIn');
    await expect(apiFetch('/api/whoami')).resolves.toBe(jo);
  });

  it('with a late response does not undo a sign-out', async () => {
    const { session, status } = await openSignedInTab();
    fake.refuseTokens();
    let answerRefresh = () => {};
    const late = new Promise<void>((resolve) => (answerRefresh = resolve));
    fake.msw.use(
      http.post('*/auth/refresh', async () => {
        fake.calls.push('late refresh');
        await late;
        return HttpResponse.json(fake.response(jo));
      }),
    );
    const call = apiFetch('/api/whoami').catch(() => 'refused');
    await waitFor(() => expect(fake.calls).toEqual(['late refresh']));
    const signedOut = session.signOut();
    answerRefresh();
    await signedOut;
    await expect(call).resolves.toBe('refused');
    expect(status()).toBe('anonymous');
    expect(session.accessToken()).toBeNull();
    expect(fake.calls).toEqual(['late refresh', 'signout']);
  });
});

describe('signing out', () => {
  it('is immediate, reaches the server and leaves nothing in the browser', async () => {
    const { session, status } = await openSignedInTab();
    const done = session.signOut();
    expect(status()).toBe('anonymous');
    await done;
    expect(fake.calls).toEqual(['signout']);
    expect(localStorage).toHaveLength(0);
  });

  it('does not fail without connection', async () => {
    const { session, status } = await openSignedInTab();
    fake.msw.use(http.post('*/auth/signout', () => HttpResponse.error()));
    await expect(session.signOut()).resolves.toBeUndefined();
    expect(status()).toBe('anonymous');
  });

  it('makes no call for a visitor', async () => {
    const { session } = openTab(cookieKeeper);
    await session.restore();
    await session.signOut();
    expect(fake.calls).toEqual([]);
  });
});
