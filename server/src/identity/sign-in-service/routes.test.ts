import { onPostgres, untilWaiting } from '../../../testing/database/concurrently.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { signInServiceRoutes } from './routes.ts';
import { cookieOf, JO, SITE, TrackerWithService } from './testing/tracker-with-service.ts';
import { Visitor } from './testing/visitor.ts';

let there: TrackerWithService;
beforeAll(async () => {
  there = await TrackerWithService.open();
});
afterAll(() => there.close());

describe('signing in at the service in the browser (ADR 16)', () => {
  test('requests a code with PKCE, state and nonce, and stores them in an encrypted cookie', async () => {
    const response = await there.get('/auth/provider/start?returnUrl=%2Fprojects');
    const address = new URL(String(response.headers.location));
    expect(address.origin).toBe(there.provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'gentar-api',
      redirect_uri: `${SITE}/auth/provider/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(response.headers['set-cookie']).toMatch(
      /^tracker_sign_in=[\w.-]+; Max-Age=900; Path=\/auth\/provider; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('begins a session of ours for the person with the address, and goes on to where they wanted', async () => {
    const response = await there.signInThere(JO);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/#/signed-in?returnUrl=%2Fprojects%3Fpage%3D2');
    const renewed = await there.refresh(cookieOf(response, 'tracker_refresh'));
    expect(renewed.json()).toMatchObject({ userName: JO });
    expect((await there.asWhom(renewed.json().accessToken)).json()).toMatchObject({ email: JO, name: 'Jo' });
    expect(
      await there.tracker.db
        .selectFrom('security_event')
        .select('detail')
        .where('kind', '=', 'sign-in')
        .execute(),
    ).toContainEqual({ detail: { service: 'Keycloak' } });
  });

  test('sends no token of the service to the browser, and stores none in plain text', async () => {
    const response = await there.signInThere(JO);
    const kept = await there.tracker.db.selectFrom('service_session').select('grant_text').execute();
    expect(JSON.stringify(response.headers)).not.toMatch(/eyJ\w+\.eyJ/);
    expect(kept.map(({ grant_text }) => grant_text.split('.')).every(({ length }) => length === 5)).toBe(
      true,
    );
  });

  test.each([
    ['stranger@lab.example', 'problem=unknown&email=stranger%40lab.example'],
    ['unverified@lab.example', 'problem=unverified&email=unverified%40lab.example'],
    ['nameless@lab.example', 'problem=no-email'],
  ])('does not let in %s, and shows the reason', async (account, query) => {
    const response = await there.signInThere(account);
    expect(response.headers.location).toBe(`/#/login?${query}`);
    expect(cookieOf(response, 'tracker_refresh')).toBe('');
    expect(await there.lastEvent()).toMatchObject({
      kind: 'sign-in refused',
      detail: { service: 'Keycloak' },
    });
  });

  test('does not let in who is no longer active', async () => {
    await there.tracker.db.updateTable('person').set({ is_active: false }).where('email', '=', JO).execute();
    const response = await there.signInThere(JO);
    await there.tracker.db.updateTable('person').set({ is_active: true }).where('email', '=', JO).execute();
    expect(response.headers.location).toBe(`/#/login?problem=unknown&email=${encodeURIComponent(JO)}`);
  });

  onPostgres('as the account is being deactivated (PostgreSQL)', () => {
    test('does not let the person in either', async () => {
      const { db } = there.tracker;
      const isActive = (tx: Db, is: boolean) =>
        tx.updateTable('person').set({ is_active: is }).where('email', '=', JO).execute();
      const { coming } = await inTransaction(db, JO, async (tx) => {
        await isActive(tx, false);
        const coming = there.signInThere(JO);
        await untilWaiting(db);
        return { coming };
      });
      const response = await coming;
      await isActive(db, true);
      expect(response.headers.location).toBe(`/#/login?problem=unknown&email=${encodeURIComponent(JO)}`);
    });
  });

  test('takes somebody who turned back there to the login page', async () => {
    const { address, authorization } = await there.begin();
    const response = await there.comeBack(await new Visitor().cancel(address), authorization);
    expect(response.headers.location).toBe('/#/login?problem=cancelled');
  });

  test('refuses a response that another browser requested, and one without a request', async () => {
    const [mine, theirs] = [await there.begin(), await there.begin()];
    const callback = await new Visitor().signIn(mine.address, JO);
    for (const authorization of [theirs.authorization, '', 'tracker_sign_in=nonsense'])
      expect((await there.comeBack(callback, authorization)).headers.location).toBe(
        '/#/login?problem=expired',
      );
  });

  test('refuses a response that was used before', async () => {
    const { address, authorization } = await there.begin();
    const callback = await new Visitor().signIn(address, JO);
    const first = await there.comeBack(callback, authorization);
    expect(first.headers.location).toMatch(/signed-in/);
    expect(first.headers['set-cookie']).toContainEqual(expect.stringMatching(/^tracker_sign_in=;/));
    expect((await there.comeBack(callback, authorization)).headers.location).toBe('/#/login?problem=expired');
  });

  test('is not there where no service is set', async () => {
    const bare = await openTestApp({ modules: [signInServiceRoutes] });
    expect((await bare.app.inject({ url: '/auth/provider/start' })).statusCode).toBe(404);
    expect((await bare.app.inject({ url: '/auth/provider/callback?code=x&state=y' })).statusCode).toBe(404);
    await bare.close();
  });
});
