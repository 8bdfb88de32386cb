import { cookieOf, JO, LOCAL, TrackerWithService } from './testing/tracker-with-service.ts';

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
