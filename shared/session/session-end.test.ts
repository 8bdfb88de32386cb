/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { apiFetch, onUnauthorized } from 'shared/api';
import { cookieKeeper } from './cookie-keeper.ts';
import { FakeSignInServer } from './testing/fake-sign-in-server.ts';
import { closeBrowser, openTab } from './testing/tabs.ts';

const jo = 'jo@lab.example';
const kim = 'kim@lab.example';
const fake = new FakeSignInServer();
const refused = jest.fn();
let stopListening = () => {};

beforeAll(() => fake.msw.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  refused.mockClear();
  stopListening = onUnauthorized(refused);
});
afterEach(() => {
  stopListening();
  closeBrowser();
  fake.reset();
});
afterAll(() => fake.msw.close());

/** Jo works, and the session ends; the returned call is made with the token of before. */
async function openTabWhoseSessionEnds() {
  const tab = openTab(cookieKeeper);
  await tab.session.signIn(jo, 'right');
  fake.endSession();
  const save = apiFetch<string>('/api/work', { method: 'PUT', text: 'a draft' });
  const saved = save.catch((error: unknown) => error);
  await waitFor(() => expect(tab.state().ended).toBe('over'));
  fake.calls = [];
  return { ...tab, saved };
}

describe('a session that ends during work (ADR 15)', () => {
  it('keeps the page as that of the person, with nothing that could act for them', async () => {
    const { session, state } = await openTabWhoseSessionEnds();
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: jo } });
    expect(session.accessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('takes up what was under way when the person has signed in again, without an alert', async () => {
    const { session, saved, state } = await openTabWhoseSessionEnds();
    const begunMeanwhile = apiFetch<string>('/api/whoami');
    await session.signIn(jo, 'right');
    await expect(saved).resolves.toBe(jo);
    await expect(begunMeanwhile).resolves.toBe(jo);
    expect(fake.stored).toEqual([`${jo}: a draft`]);
    expect(state()).toMatchObject({ status: 'signedIn', ended: undefined });
    expect(refused).not.toHaveBeenCalled();
  });

  it('goes on asking after a wrong password', async () => {
    const { session, saved, state } = await openTabWhoseSessionEnds();
    await expect(session.signIn(jo, 'wrong')).rejects.toThrow('Invalid userName/password provided.');
    expect(state().ended).toBe('over');
    await session.signIn(jo, 'right');
    await expect(saved).resolves.toBe(jo);
  });

  it('lets the refusal stand when the person goes on without (spec part 1 §8, PP-42)', async () => {
    const { session, saved, status } = await openTabWhoseSessionEnds();
    session.goOnWithout();
    expect(status()).toBe('anonymous');
    await expect(saved).resolves.toMatchObject({ status: 401 });
    expect(refused).toHaveBeenCalledTimes(1);
    expect(fake.stored).toEqual([]);
  });

  it('does nothing in the name of somebody else who signs in meanwhile', async () => {
    const { session, saved, state } = await openTabWhoseSessionEnds();
    const begunMeanwhile = apiFetch<string>('/api/work', { method: 'PUT', text: 'a second draft' });
    const both = Promise.allSettled([begunMeanwhile]);
    await session.signIn(kim, 'right');
    await expect(saved).resolves.toMatchObject({ status: 401 });
    await both;
    expect(fake.stored).toEqual([]);
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: kim }, ended: undefined });
  });

  it('sends only one request whether it is over, and not again when the page wakes', async () => {
    const { state } = await openTabWhoseSessionEnds();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(fake.calls).toEqual([]);
    expect(state()).toMatchObject({ status: 'signedIn', ended: 'over' });
  });

  it('is noticed without a call, when the token cannot be renewed', async () => {
    fake.tokenSeconds = 1;
    const { session, state } = openTab(cookieKeeper);
    await session.signIn(jo, 'right');
    fake.endSession();
    await waitFor(() => expect(state().ended).toBe('over'), { timeout: 3_000 });
  });
});

describe('a session that ends because nobody does anything', () => {
  it('ends on the server too, and the page stays', async () => {
    const { session, state } = openTab(cookieKeeper);
    await session.signIn(jo, 'right');
    fake.calls = [];
    await session.endIdle();
    expect(fake.calls).toEqual(['signout']);
    expect(state()).toMatchObject({ status: 'signedIn', ended: 'idle' });
    expect(session.accessToken()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('of an earlier visit makes a visitor', async () => {
    await openTab(cookieKeeper).session.signIn(jo, 'right');
    const { session, status } = openTab(cookieKeeper);
    await session.endIdle();
    expect(status()).toBe('anonymous');
    expect(fake.cookie).toBeNull();
  });
});

describe('coming back from a sign-in service', () => {
  it('takes up the session that it began', async () => {
    fake.cookie = jo;
    const { session, state } = openTab(cookieKeeper);
    await session.restore();
    await expect(session.arrive()).resolves.toBe(true);
    expect(state()).toMatchObject({ status: 'signedIn', person: { email: jo } });
    expect(Object.keys(localStorage)).toEqual(['session.present']);
  });

  it('reports when there is none', async () => {
    const { session, status } = openTab(cookieKeeper);
    await expect(session.arrive()).resolves.toBe(false);
    expect(status()).toBe('anonymous');
    expect(localStorage).toHaveLength(0);
  });

  it('reports when that cannot be found out', async () => {
    fake.msw.use(http.post('*/auth/refresh', () => HttpResponse.error(), { once: true }));
    await expect(openTab(cookieKeeper).session.arrive()).resolves.toBe(false);
  });

  it('lets the tab go on whose session had ended', async () => {
    const { saved } = await openTabWhoseSessionEnds();
    const second = openTab(cookieKeeper);
    fake.cookie = jo;
    await second.session.arrive();
    await expect(saved).resolves.toBe(jo);
  });
});
