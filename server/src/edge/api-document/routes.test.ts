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

test('every operation responds with 200, with 204 where there is nothing to return, or leads on (302)', async () => {
  const { paths } = (await get('/docs/openapi.json')).json();
  for (const [path, calls] of Object.entries<Record<string, { responses: object }>>(paths))
    for (const [method, { responses }] of Object.entries(calls)) {
      const successes = Object.keys(responses).filter((status) => status < '400' && status !== '304');
      expect([method, path, successes.join()]).toEqual([
        method,
        path,
        expect.stringMatching(/^(200|204|200,204|302)$/),
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

test.each(['user-manual', 'state_machine_transitions'])(
  '%s.pdf of the manual is served beside it',
  async (name) => {
    expect((await get(`/docs/${name}.pdf`)).headers['content-type']).toBe('application/pdf');
  },
);

describe('the document names what an operation can answer', () => {
  interface Operation {
    responses: Record<string, { content?: Record<string, unknown> }>;
  }
  let operations: Map<string, Operation>;
  beforeAll(async () => {
    const paths: Record<string, Record<string, Operation>> = (await get('/docs/openapi.json')).json().paths;
    operations = new Map(
      Object.entries(paths).flatMap(([path, calls]) =>
        Object.entries(calls).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
      ),
    );
  });
  const statusesOf = (operation: string) =>
    Object.keys(operations.get(operation)?.responses ?? {}).filter((status) => status.startsWith('4'));

  test.each([
    ['GET /api/projects', ['400', '401']],
    ['GET /api/plans/{pin}', ['400', '401', '403', '404', '414']],
    ['GET /api/v2/assignmentPreview', ['400', '401', '403', '404']],
    ['PUT /api/plans/{pin}', ['400', '401', '403', '404', '409', '412', '413', '414', '415']],
    ['POST /api/plans', ['400', '401', '403', '404', '409', '412', '413', '415']],
    ['POST /auth/signin', ['400', '401', '403', '409', '412', '413', '415', '429']],
    ['GET /tracking-api/reports/maintenance/cleanAll', ['401', '403', '409', '412']],
  ])('%s: refusals %j', (operation, statuses) => {
    expect(statusesOf(operation)).toEqual(statuses);
  });

  test('every refusal has the form of the envelope, but for one that has no body', () => {
    const isPlain = ([, { responses }]: [string, Operation]) =>
      'application/json' in (responses['401']?.content ?? {});
    expect([...operations].filter((operation) => !isPlain(operation)).map(([name]) => name)).toEqual([
      'GET /api/colony',
    ]);
  });

  test.each([
    ['GET /api/projects', '200', ['application/hal+json', 'application/json']],
    ['GET /api/projects', '400', ['application/json', 'application/problem+json']],
    ['POST /api/plans/{pin}/outcomes/suggestedSymbol', '200', ['text/plain']],
    ['GET /tracking-api/reports/maintenance/cleanAll', '200', ['text/plain']],
    ['GET /tracking-api/reports/types/create/{name}', '403', ['application/json', 'text/plain']],
    ['GET /tracking-api/reports/maintenance/cleanAll', '503', ['application/json']],
  ])('%s: %s is sent as %j', (operation, status, types) => {
    expect(Object.keys(operations.get(operation)?.responses[status]?.content ?? {})).toEqual(types);
  });

  test('files have their media type', () => {
    const sending = (type: string) =>
      [...operations].filter(([, { responses }]) => responses['200']?.content?.[type]).map(([name]) => name);
    expect(sending('text/csv').toSorted()).toEqual([
      'GET /api/geneList/{consortiumName}/export',
      'GET /api/geneList/{consortiumName}/exportProjection',
      'GET /api/geneList/{consortiumName}/exportPublic',
      'GET /api/projects/exportProjects',
      'GET /api/projects/search/exportSearch',
      'GET /api/v2/bulkJobs/{id}/refusedRows',
      'GET /api/v2/imports/{kind}/template',
      'POST /api/projects/search/exportSearchByFile',
      'PUT /api/plans/statusSync',
    ]);
    expect(sending('application/csv')).toEqual(['GET /api/geneList/{consortiumName}/exportStream']);
    expect(sending('text/tab-separated-values')).toEqual(
      expect.arrayContaining(['GET /api/reports/{reportName}', 'GET /api/reports/workunit_attempts']),
    );
    expect(sending('text/tab-separated-values')).toHaveLength(10);
    const workbooks = sending('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(workbooks).toEqual(expect.arrayContaining(sending('text/tab-separated-values')));
    expect(workbooks).toContain('GET /api/projects/exportProjects');
  });
});
