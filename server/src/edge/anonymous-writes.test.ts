import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { buildApp } from './app.ts';

const METHODS = ['GET', 'PUT', 'DELETE', 'POST'] as const;
const WRITING = ['POST', 'PUT', 'DELETE', 'PATCH'];
/** What a visitor sends on purpose: how a page did, the request for a reset mail, and what is about mails to visitors. */
const FOR_VISITORS = [
  'POST /api/siteReports',
  'POST /api/people/requestPasswordReset',
  'POST /api/v2/genes/:symbolOrId/followers',
  'POST /api/v2/mailSubscription/confirm',
  'POST /api/v2/mailSubscription/stop',
  'POST /api/v2/mailSubscription/end',
];

let tracker: TestApp;
/** Routes that change something, as `PUT /api/plans/:pin`. */
const routes: string[] = [];
/** Routes that need no word to say that they change nothing, and have one. */
const saidTwice: string[] = [];

beforeAll(async () => {
  tracker = await openTestApp();
  const app = await buildApp(tracker.context, {
    beforeRoutes: (building) =>
      building.addHook('onRoute', ({ method, url, config }) => {
        if ([method].flat().includes('GET') && config?.readsOnly === true) saidTwice.push(url);
        const isApi = /^\/(tracking-)?api\//.test(url);
        for (const each of [method].flat())
          if (isApi && (config?.changes ?? (WRITING.includes(each) && config?.readsOnly !== true)))
            if (each !== 'HEAD') routes.push(`${each} ${url}`);
      }),
  });
  await app.close();
});

afterAll(() => tracker.close());

test('every route that writes answers an anonymous caller with 401, before the body is judged', async () => {
  expect(routes.length).toBeGreaterThan(35);
  expect(routes).toEqual(
    expect.arrayContaining([
      'PUT /api/plans/statusSync',
      'GET /tracking-api/reports/maintenance/cleanAll',
      ...FOR_VISITORS,
    ]),
  );
  const answers: Record<string, unknown> = {};
  for (const route of routes.filter((each) => !FOR_VISITORS.includes(each))) {
    const [method = '', path = ''] = route.split(' ');
    const response = await tracker.app.inject({
      method: METHODS.find((each) => each === method) ?? 'POST',
      url: path.replaceAll(/:\w+/g, 'x'),
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        payload: '{ this is no JSON',
      }),
    });
    answers[route] = [response.statusCode, response.json().apierror.message];
  }
  const refused = [401, 'Only people who have signed in can change anything. Please sign in.'];
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((route) => [route, refused])));
});

test('only a POST says that it changes nothing: of a GET that is so', () => {
  expect(saidTwice).toEqual([]);
});
