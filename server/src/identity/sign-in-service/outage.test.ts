import { openTestApp, TEST_SECRET } from '../../../testing/test-app.ts';
import { openSignInService } from './open-sign-in-service.ts';
import { signInServiceRoutes } from './routes.ts';
import { SERVICE_PASSWORD } from './testing/running-provider.ts';
import { cookieOf, JO, LOCAL, TrackerWithService } from './testing/tracker-with-service.ts';
import { Visitor } from './testing/visitor.ts';

let there: TrackerWithService;
beforeAll(async () => {
  there = await TrackerWithService.open();
});
afterAll(() => there.close());

describe('when the service changes its key', () => {
  afterAll(async () => {
    await there.provider.stop();
    await there.provider.start('first');
  });

  test('the new one is fetched, and what the old one signed is refused', async () => {
    const before = await there.provider.sign({ email: JO, email_verified: true });
    expect((await there.asWhom(before)).statusCode).toBe(200);
    await there.provider.stop();
    await there.provider.start('second');
    const after = await there.provider.sign({ email: JO, email_verified: true });
    expect((await there.asWhom(after)).statusCode).toBe(200);
    expect((await there.asWhom(before)).statusCode).toBe(401);
    expect((await there.signInThere(JO)).headers.location).toMatch(/^\/#\/signed-in/);
    expect((await there.signInHere(JO, SERVICE_PASSWORD)).statusCode).toBe(200);
  });
});

describe('when the service is dead', () => {
  let token: string;
  let cookie: string;
  let begun: { address: string; authorization: string };
  let callback: string;

  beforeAll(async () => {
    cookie = cookieOf(await there.signInThere(JO), 'tracker_refresh');
    begun = await there.begin();
    callback = await new Visitor().signIn(begun.address, JO);
    token = await there.provider.sign({ email: JO, email_verified: true });
    await there.provider.stop();
  });
  afterAll(() => there.provider.start('first'));

  const isDown =
    /^The sign-in service at 127\.0\.0\.1:\d+ does not answer at the moment\. Please try again in a few minutes\.$/;

  test('a person who returns from it sees a message on the login page', async () => {
    const response = await there.comeBack(callback, begun.authorization);
    expect(response.headers.location).toBe('/#/login?problem=unreachable');
  });

  test('so is who wants to go there before anything of it is known', async () => {
    const { settings } = there;
    const fresh = await openTestApp({
      modules: [signInServiceRoutes],
      settings,
      signInService: await openSignInService(settings, TEST_SECRET),
    });
    const response = await fresh.app.inject({ url: '/auth/provider/start?returnUrl=%2Fprojects' });
    expect(response.headers.location).toBe('/#/login?problem=unreachable&returnUrl=%2Fprojects');
    await fresh.close();
  });

  test('reports that passwords which only it knows cannot be checked', async () => {
    const response = await there.signInHere(JO, SERVICE_PASSWORD);
    expect(response.statusCode).toBe(502);
    expect(response.json().apierror.message).toMatch(isDown);
  });

  test('local accounts sign in all the same', async () => {
    expect((await there.signInHere(LOCAL.email, LOCAL.password)).statusCode).toBe(200);
  });

  test('tokens of it are checked with the keys that are known', async () => {
    expect((await there.asWhom(token)).statusCode).toBe(200);
  });

  test('refuses an expired or broken token of ours without a request to it', async () => {
    expect((await there.asWhom('a.b.c')).statusCode).toBe(401);
  });

  test('sessions go on for a day, and are not ended after that either', async () => {
    await there.letTimePass(1);
    const renewed = await there.refresh(cookie);
    expect(renewed.statusCode).toBe(200);
    await there.letTimePass(25);
    const response = await there.refresh(cookieOf(renewed, 'tracker_refresh'));
    expect(response.statusCode).toBe(502);
    expect(response.json().apierror.message).toMatch(isDown);
    const next = cookieOf(response, 'tracker_refresh');
    await there.letTimePass(1);
    expect((await there.refresh(next)).statusCode).toBe(200);
  });
});
