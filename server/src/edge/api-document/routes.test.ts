import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp();
});

afterAll(() => tracker.close());

const get = (url: string) => tracker.app.inject({ url });

test('the document is generated from the contract: paths, parameters, responses', async () => {
  const document = (await get('/docs/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(
    document.paths['/auth/signin'].post.requestBody.content['application/json'].schema.properties,
  ).toHaveProperty('userName');
  expect(
    document.paths['/api/conf'].get.responses['200'].content['application/json'].schema.required,
  ).toHaveLength(46);
  expect(
    document.paths['/api/permissionByActionOnResource'].get.parameters.map(
      ({ name }: { name: string }) => name,
    ),
  ).toEqual(['action', 'resourceId']);
});

test('every operation has a description and its chapter', async () => {
  const { paths } = (await get('/docs/openapi.json')).json();
  for (const [path, calls] of Object.entries<Record<string, { summary?: string; tags?: string[] }>>(paths))
    for (const [method, call] of Object.entries(calls))
      expect([method, path, call.summary, call.tags]).toEqual([
        method,
        path,
        expect.any(String),
        [expect.any(String)],
      ]);
});

test('every operation responds with 200, or with 204 where there is nothing to return', async () => {
  const { paths } = (await get('/docs/openapi.json')).json();
  for (const [path, calls] of Object.entries<Record<string, { responses: object }>>(paths))
    for (const [method, { responses }] of Object.entries(calls)) {
      const successes = Object.keys(responses).filter((status) => status < '400' && status !== '304');
      expect([method, path, successes.join()]).toEqual([
        method,
        path,
        expect.stringMatching(/^(200|204|200,204)$/),
      ]);
    }
});

test('the address of the existing guide opens it', async () => {
  const response = await get('/docs/restapi.html');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/docs/']);
  const page = await get('/docs/');
  expect(page.headers['content-type']).toMatch(/^text\/html/);
  expect(page.headers['content-security-policy']).not.toMatch(/unsafe/);
});

test('the user manual is served beside it', async () => {
  expect((await get('/docs/user-manual.pdf')).headers['content-type']).toBe('application/pdf');
});
