import { openTestApp, TEST_SECRET, type TestApp } from '../../../../testing/test-app.ts';
import { peopleRoutes } from '../../people/routes.ts';
import { addPerson } from '../../people/testing/people.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { accountRoutes } from '../../accounts/routes.ts';
import { ownSessionRoutes } from '../../sessions/own-sessions-routes.ts';
import { sessionRoutes } from '../../sessions/routes.ts';
import { readSettings, type Settings } from '../../../platform/settings/settings.ts';
import { openSignInService } from '../open-sign-in-service.ts';
import { signInServiceRoutes } from '../routes.ts';
import { CLIENT, RunningProvider } from './running-provider.ts';
import { Visitor } from './visitor.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';

// Each file opens its own process and database, and some tests open another.
jest.setTimeout(90_000);

export const SITE = 'http://tracker.example';
/** Has an account at the service, and no password here. */
export const JO = 'jo@lab.example';
export const ADMIN = 'admin@lab.example';
/** Has a password here, and no account at the service. */
export const LOCAL = { email: 'local@lab.example', password: 'a password for tests' };

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** A cookie of a response, as the browser sends it back; empty when the response sets none. */
export function cookieOf(response: Answer, name: 'tracker_refresh' | 'tracker_sign_in'): string {
  const value = response.cookies.find((cookie) => cookie.name === name)?.value;
  return value === undefined ? '' : `${name}=${value}`;
}

/** A tracker whose people may sign in at a real OpenID Connect service. */
export class TrackerWithService {
  private constructor(
    readonly tracker: TestApp,
    readonly provider: RunningProvider,
    readonly settings: Settings,
  ) {}

  static async open(): Promise<TrackerWithService> {
    const provider = await RunningProvider.start(`${SITE}/auth/provider/callback`);
    const settings = {
      ...readSettings({}),
      publicUrl: SITE,
      oidcIssuer: provider.issuer,
      oidcClientSecret: CLIENT.secret,
      oidcName: 'Keycloak',
      oidcPasswordGrant: true,
    };
    const tracker = await openTestApp({
      modules: [sessionRoutes, ownSessionRoutes, signInServiceRoutes, peopleRoutes, accountRoutes],
      settings,
      signInService: await openSignInService(settings, TEST_SECRET, 0),
    });
    await addPerson(tracker.db, { email: JO, name: 'Jo' });
    await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
    await addPerson(tracker.db, { email: 'unverified@lab.example' });
    await addPerson(tracker.db, { email: 'nameless@lab.example' });
    await addPerson(tracker.db, { email: LOCAL.email, passwordHash: await hashPassword(LOCAL.password) });
    return new TrackerWithService(tracker, provider, settings);
  }

  async close(): Promise<void> {
    await this.tracker.close();
    await this.provider.stop();
  }

  get(url: string, cookie = ''): Promise<Answer> {
    return this.tracker.app.inject({ url, headers: { cookie } });
  }

  /** The authorization address of the service, and the cookie that ties the response to this browser. */
  async begin(): Promise<{ address: string; authorization: string }> {
    const response = await this.get('/auth/provider/start?returnUrl=%2Fprojects%3Fpage%3D2');
    return {
      address: String(response.headers.location),
      authorization: cookieOf(response, 'tracker_sign_in'),
    };
  }

  comeBack(callback: string, authorization: string): Promise<Answer> {
    return this.get(callback.replace(SITE, ''), authorization);
  }

  /** All the way there and back. */
  async signInThere(account: string): Promise<Answer> {
    const { address, authorization } = await this.begin();
    return this.comeBack(await new Visitor().signIn(address, account), authorization);
  }

  signInHere(userName: string, password: string, more = {}): Promise<Answer> {
    return this.tracker.app.inject({
      method: 'POST',
      url: '/auth/signin',
      payload: { userName, password, ...more },
    });
  }

  refresh(cookie: string): Promise<Answer> {
    return this.tracker.app.inject({ method: 'POST', url: '/auth/refresh', headers: { cookie } });
  }

  signOut(cookie: string): Promise<Answer> {
    return this.tracker.app.inject({ method: 'POST', url: '/auth/signout', headers: { cookie } });
  }

  asWhom(token: string): Promise<Answer> {
    const headers = { authorization: `Bearer ${token}` };
    return this.tracker.app.inject({ url: '/api/people/currentPerson', headers });
  }

  /** Moves the last check at the service into the past, so that the next renewal checks again. */
  async letTimePass(hours: number): Promise<void> {
    const past = new Date(Date.now() - hours * HOUR_MS);
    await this.tracker.db
      .updateTable('service_session')
      .set({ asked_at: past, confirmed_at: past })
      .execute();
  }

  lastEvent() {
    return this.tracker.db
      .selectFrom('security_event')
      .select(['kind', 'email', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /** The session that was checked at the service last. */
  lastSession() {
    return this.tracker.db
      .selectFrom('service_session')
      .selectAll()
      .orderBy('confirmed_at', 'desc')
      .executeTakeFirstOrThrow();
  }
}
