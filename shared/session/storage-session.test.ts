/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { apiFetch, overrideSiteConfiguration } from 'shared/api';
import { storageKeeper } from './storage-keeper.ts';
import { FakeSignInServer } from './testing/fake-sign-in-server.ts';
import { closeBrowser, openTab } from './testing/tabs.ts';

/** The existing tracker, which knows neither refresh nor sign-out (api-1 §3.4). */
const apiBase = 'https://tracker.example/tracker-api';
const key = `${apiBase}_tokenInfo`;
const fake = new FakeSignInServer();

beforeAll(() => {
  overrideSiteConfiguration({
    apiBase,
    links: {},
    showGeneListMenu: false,
    sessionMode: 'storage',
    outcomeSaveDelays: [1, 1, 2],
  });
  fake.msw.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  closeBrowser();
  fake.reset();
});
afterAll(() => {
  overrideSiteConfiguration(undefined);
  fake.msw.close();
});

describe('session in local storage, against the existing tracker', () => {
  it('stores the sign-in response under the key of the existing client', async () => {
    const { session, status } = openTab(storageKeeper);
    await session.signIn('jo@lab.example', 'right');
    expect(fake.lastSignIn).toEqual({ userName: 'jo@lab.example', password: 'right' });
    expect(status()).toBe('signedIn');
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    expect(kept).toEqual({ userName: 'jo@lab.example', accessToken: session.accessToken() });
  });

  it('is taken up by the next page without a refresh', async () => {
    localStorage.setItem(key, JSON.stringify(fake.response('jo@lab.example')));
    const { session, state } = openTab(storageKeeper);
    await session.restore();
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: 'jo@lab.example' } });
    expect(fake.calls).toEqual([]);
  });

  it.each([
    ['nothing is kept', null],
    ['something else is kept', '{"token":1}'],
    ['what is kept is broken', '{'],
  ])('makes a visitor when %s', async (_, kept) => {
    if (kept !== null) localStorage.setItem(key, kept);
    const { session, status } = openTab(storageKeeper);
    await session.restore();
    expect(status()).toBe('anonymous');
  });

  it('forgets a token that has expired', async () => {
    fake.tokenSeconds = -1;
    localStorage.setItem(key, JSON.stringify(fake.response('jo@lab.example')));
    const { session, status } = openTab(storageKeeper);
    await session.restore();
    expect(status()).toBe('anonymous');
    expect(localStorage).toHaveLength(0);
  });

  it('forgets a token that is refused at start or during work (PP-42)', async () => {
    const { session, status, state } = openTab(storageKeeper);
    await session.signIn('jo@lab.example', 'right');
    fake.refuseTokens();
    const refused = expect(apiFetch('/api/whoami')).rejects.toMatchObject({ status: 401 });
    await waitFor(() => expect(state().ended).toBe('over'));
    expect(localStorage).toHaveLength(0);
    session.goOnWithout();
    await refused;
    expect(status()).toBe('anonymous');

    localStorage.setItem(key, JSON.stringify(fake.response('jo@lab.example')));
    fake.refuseTokens();
    const next = openTab(storageKeeper);
    await next.session.restore();
    expect(next.status()).toBe('anonymous');
    expect(localStorage).toHaveLength(0);
  });

  it('takes the newer token of another tab when its own is refused', async () => {
    const { session, status } = openTab(storageKeeper);
    await session.signIn('jo@lab.example', 'right');
    fake.refuseTokens();
    localStorage.setItem(key, JSON.stringify(fake.response('jo@lab.example')));
    await expect(apiFetch('/api/whoami')).resolves.toBe('jo@lab.example');
    expect(status()).toBe('signedIn');
  });

  it('signs out in the browser alone', async () => {
    const { session, status } = openTab(storageKeeper);
    await session.signIn('jo@lab.example', 'right');
    fake.calls = [];
    await session.signOut();
    expect(status()).toBe('anonymous');
    expect(localStorage).toHaveLength(0);
    expect(fake.calls).toEqual([]);
  });
});
