import { refusal } from '../../testing/calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPerson } from '../identity/people/testing/people.ts';
import { buildApp } from './app.ts';

const ADMINISTRATOR = 'administrator@lab.example';
const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nEgr2';

let tracker: TestApp;
/** Addresses of the routes that take a form with a file. */
const routes: string[] = [];

beforeAll(async () => {
  tracker = await openTestApp({ beginning: 'lists' });
  await addPerson(tracker.db, { email: ADMINISTRATOR, isAdmin: true });
  const app = await buildApp(tracker.context, {
    beforeRoutes: (building) =>
      building.addHook('onRoute', ({ url, schema }) => {
        if (JSON.stringify(schema?.consumes) === '["multipart/form-data"]') routes.push(url);
      }),
  });
  await app.close();
});
afterAll(() => tracker.close());

test.each([
  ['without a boundary', 'multipart/form-data', 'Egr2'],
  ['that is cut off in the file', 'multipart/form-data; boundary=x', PART],
  ['that is cut off in the head of a part', 'multipart/form-data; boundary=x', PART.slice(0, 30)],
  ['without anything in it', 'multipart/form-data; boundary=x', ''],
])('no upload route fails on a form %s', async (_how, type, payload) => {
  expect(routes.length).toBeGreaterThanOrEqual(5);
  const headers = { ...(await tracker.as(ADMINISTRATOR)), 'content-type': type };
  for (const url of routes) {
    const address = url.replaceAll(/:\w+/g, 'IMPC');
    const response = await tracker.app.inject({ method: 'POST', url: address, headers, payload });
    expect([url, refusal(response)]).toEqual([
      url,
      expect.stringMatching(/^400 (The upload is no form, or was cut off|file parameter is missing)/),
    ]);
  }
});
