/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
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

describe('tabs of one browser agree (architecture §4)', () => {
  it('a sign-out in one signs out the others', async () => {
    const first = await openSignedInTab();
    const second = openTab(cookieKeeper);
    await second.session.restore();
    await first.session.signOut();
    await waitFor(() => expect(second.status()).toBe('anonymous'));
    expect(second.session.accessToken()).toBeNull();
  });

  it('a sign-in in one signs in the others', async () => {
    const first = openTab(cookieKeeper);
    await first.session.restore();
    const second = openTab(cookieKeeper);
    await second.session.restore();
    await first.session.signIn(jo, 'right');
    await waitFor(() => expect(second.state()).toMatchObject({ status: 'signedIn', person: { email: jo } }));
  });

  it('a sign-out and sign-in elsewhere count although this tab was just taking the old session up', async () => {
    const first = await openSignedInTab();
    const second = openTab(cookieKeeper);
    void second.session.restore();
    await first.session.signOut();
    await first.session.signIn(jo, 'right');
    await waitFor(() => expect(second.status()).toBe('signedIn'));
    await expect(second.session.token()).resolves.not.toBeNull();
  });

  it('another person in one is that person in the others', async () => {
    const first = await openSignedInTab();
    const second = openTab(cookieKeeper);
    await second.session.restore();
    await first.session.signIn('kim@lab.example', 'right');
    await waitFor(() => expect(second.state()).toMatchObject({ person: { email: 'kim@lab.example' } }));
  });

  it('a session found to be over in one is over in the others, and both go on when the person has signed in again', async () => {
    const second = openTab(cookieKeeper);
    await second.session.restore();
    const first = await openSignedInTab();
    await waitFor(() => expect(second.status()).toBe('signedIn'));
    fake.endSession();
    void first.session.renew(first.session.accessToken() ?? '');
    await waitFor(() => expect(second.state().ended).toBe('over'));
    expect(second.session.accessToken()).toBeNull();

    await second.session.signIn(jo, 'right');
    await waitFor(() => expect(first.state()).toMatchObject({ status: 'signedIn', ended: undefined }));
    expect(first.session.accessToken()).not.toBeNull();
  });

  it('who goes on without a session in one tab is still asked in the others', async () => {
    const first = await openSignedInTab();
    const second = openTab(cookieKeeper);
    await second.session.restore();
    await first.session.endIdle();
    await waitFor(() => expect(second.state().ended).toBe('idle'));
    first.session.goOnWithout();
    expect(first.status()).toBe('anonymous');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(second.state()).toMatchObject({ status: 'signedIn', ended: 'idle' });
  });

  it('a sign-out in one tab is one in a tab that waits for the person', async () => {
    const first = await openSignedInTab();
    const second = openTab(cookieKeeper);
    await second.session.restore();
    await second.session.endIdle();
    await waitFor(() => expect(first.state().ended).toBe('idle'));
    await first.session.signIn(jo, 'right');
    await waitFor(() => expect(second.state().ended).toBeUndefined());
    await first.session.signOut();
    await waitFor(() => expect(second.status()).toBe('anonymous'));
  });
});
