import type {
  Configuration,
  ErrorEnvelope,
  Follow,
  Forecast,
  SiteStatus,
  StatusPaths,
  SubError,
} from 'shared/contract';
import { closeSession, sessionStore } from 'shared/session';
import { http, HttpResponse } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { aConfiguration } from './configuration.ts';
import { someStatusPaths } from './status-paths.ts';

const NOT_SIGNED_IN = 'Please sign in.';

/** The calls of every remote, with responses of the contract; a test adds the calls of its own screen. */
export const testServer: SetupServer = setupServer(
  http.get<never, never, Configuration>('*/api/conf', () => HttpResponse.json(aConfiguration())),
  http.get<never, never, StatusPaths>('*/api/v2/statusPaths', () => HttpResponse.json(someStatusPaths())),
  http.get<never, never, Forecast>('*/api/v2/forecast', () =>
    HttpResponse.json({ goalName: null, estimate: null }),
  ),
  http.get('*/api/people/currentPerson', () => {
    const { person } = sessionStore.getState();
    return person ? HttpResponse.json(person) : refusal(401, NOT_SIGNED_IN);
  }),
  http.get('*/api/permissionByActionOnResource', () => HttpResponse.json(false)),
  http.get<never, never, SiteStatus>('*/api/v2/status', () => HttpResponse.json(aSiteStatus())),
  http.get<never, never, Follow[]>('*/api/v2/follows', () => HttpResponse.json([])),
);

/** A site whose mails are sent, or without a mail service. */
export function aSiteStatus(mail: 'works' | 'off' = 'works'): SiteStatus {
  return {
    checkedAt: '2026-03-01T09:15:02Z',
    parts: [{ part: 'mail', state: mail, since: null }],
    days: null,
  };
}

/** A failed response in the envelope of the API. */
export function refusal(
  status: number,
  message: string,
  subErrors?: SubError[],
): HttpResponse<ErrorEnvelope> {
  return HttpResponse.json(
    { apierror: { status: String(status), timestamp: '01-03-2026 09:15:02', message, subErrors } },
    { status },
  );
}

/**
 * Lets the tests of a file talk to `testServer`, to be called once at its top. A call without a handler fails the
 * test; handlers added by a test (`testServer.use`) and the session end with it.
 */
export function startTestServer(): SetupServer {
  beforeAll(() => testServer.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    testServer.resetHandlers();
    closeSession();
  });
  afterAll(() => testServer.close());
  return testServer;
}
