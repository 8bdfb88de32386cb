import { ADMIN, cookieOf, JO, LOCAL, TrackerWithService } from './testing/tracker-with-service.ts';

let there: TrackerWithService;
beforeAll(async () => {
  there = await TrackerWithService.open();
});
afterAll(() => there.close());

describe('a session that began at the service', () => {
  const begin = async () => cookieOf(await there.signInThere(JO), 'tracker_refresh');

  test('is renewed with the service’s consent each time', async () => {
    let cookie = await begin();
    for (let time = 0; time < 2; time += 1) {
      await there.letTimePass(1);
      const renewed = await there.refresh(cookie);
      expect(renewed.json()).toMatchObject({ userName: JO });
      cookie = cookieOf(renewed, 'tracker_refresh');
    }
    const { confirmed_at: confirmed } = await there.lastSession();
    expect(Date.now() - confirmed.getTime()).toBeLessThan(60_000);
  });

  test('is given back at sign-out, so that the service ends it too', async () => {
    const cookie = await begin();
    const { grant_text: grant } = await there.lastSession();
    await there.signOut(cookie);
    expect(await there.tracker.context.signInService?.renew(grant)).toBeNull();
    expect((await there.refresh(cookie)).statusCode).toBe(401);
  });

  test('ends when the service does not know it any more', async () => {
    const cookie = await begin();
    await there.provider.stop();
    await there.provider.start('first');
    await there.letTimePass(1);
    const response = await there.refresh(cookie);
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      401,
      'Your session has ended. Please sign in again.',
    ]);
    expect(await there.lastEvent()).toMatchObject({
      kind: 'session ended',
      detail: { by: 'sign-in service' },
    });
  });

  test('of a site without a service never sends a request to one', async () => {
    const response = await there.signInHere(LOCAL.email, LOCAL.password, { session: 'cookie' });
    expect((await there.refresh(cookieOf(response, 'tracker_refresh'))).statusCode).toBe(200);
  });
});

describe('what came from the service ends', () => {
  const ofJo = { email: JO, email_verified: true };
  const message = async (token: string) => (await there.asWhom(token)).json().apierror?.message;
  /** A token of the service that was made so many seconds from now. */
  const tokenMade = (seconds: number) =>
    there.provider.sign({ ...ofJo, iat: Math.floor(Date.now() / 1000) + seconds });

  beforeEach(() => there.tracker.db.deleteFrom('access_end').execute());

  async function beginBoth() {
    const cookie = cookieOf(await there.signInThere(JO), 'tracker_refresh');
    const token = await tokenMade(-5);
    expect((await there.asWhom(token)).statusCode).toBe(200);
    return { cookie, token, grant: (await there.lastSession()).grant_text };
  }

  async function expectEnded({ cookie, token, grant }: Awaited<ReturnType<typeof beginBoth>>) {
    expect(await message(token)).toBe('Your session has ended. Please sign in again.');
    expect((await there.refresh(cookie)).statusCode).toBe(401);
    expect(await there.tracker.context.signInService?.renew(grant)).toBeNull();
    expect((await there.asWhom(await tokenMade(5))).statusCode).toBe(200);
  }

  test('with signing out everywhere', async () => {
    const begun = await beginBoth();
    const headers = { authorization: `Bearer ${begun.token}` };
    await there.tracker.app.inject({ method: 'DELETE', url: '/api/sessions', headers });
    await expectEnded(begun);
  });

  test('with the deactivation of the account, and does not come back with it', async () => {
    const begun = await beginBoth();
    const headers = await there.tracker.as(ADMIN);
    for (const isActive of [false, true])
      await there.tracker.app.inject({
        method: 'PUT',
        url: `/api/accounts/${JO}`,
        headers,
        payload: { isActive },
      });
    await expectEnded(begun);
  });
});
