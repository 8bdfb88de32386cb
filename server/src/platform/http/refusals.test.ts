import { connect } from 'node:net';
import Type from 'typebox';
import { Nullable } from 'shared/contract';
import { DatabaseUnavailableError } from '../database/database-unavailable.ts';
import type { RouteModule } from './app-context.ts';
import { ForbiddenError, NotFoundError, UserError } from './errors/errors.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const config = { access: 'open' } as const;

const failures: Record<string, () => Error> = {
  user: () => new UserError("Work unit name 'X' does not exist."),
  missing: () => new NotFoundError('Project TPN:000009999 does not exist.'),
  forbidden: () => new ForbiddenError('You do not have permission to create the project.'),
  unreachable: () => new DatabaseUnavailableError('unreachable', new Error('ECONNREFUSED 10.0.0.7')),
  bug: () => new TypeError('Cannot read properties of undefined'),
};

/** Routes that fail as real ones do. */
const probes: RouteModule = (app, { db }) => {
  app.get('/api/thing', { config }, async () => ({ name: 'thing' }));
  const schema = { params: Type.Object({ how: Type.String() }) };
  app.get('/api/failing/:how', { config, schema }, async (request) => {
    throw failures[request.params.how]?.() ?? new Error('unknown');
  });
  const querystring = Type.Object({ name: Type.String() });
  app.get('/api/asked', { config, schema: { querystring } }, async ({ query }) => query.name);
  app.get('/api/unique', { config }, async () => {
    await db.insertInto('app_setting').values({ key: 'once', value: '1' }).execute();
    await db.insertInto('app_setting').values({ key: 'once', value: '1' }).execute();
  });
  app.get('/api/reference', { config }, async () => {
    await db.insertInto('expired_password_flag').values({ person_id: -1 }).execute();
  });
  app.post(
    '/api/typed/:id',
    {
      config,
      schema: {
        params: Type.Object({ id: Type.Integer() }),
        querystring: Type.Object({ flag: Type.Boolean() }),
        body: Type.Object({
          email: Type.String({ pattern: '^.+@.+$' }),
          password: Type.String({ minLength: 10 }),
          comment: Nullable(Type.String()),
        }),
      },
    },
    async ({ params, query, body }) => ({ id: params.id, flag: query.flag, body }),
  );
};

let tracker: TestApp;
let address: string;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [probes] });
  address = await tracker.app.listen({ port: 0 });
});

afterAll(() => tracker.close());

const get = (url: string, headers = {}) => tracker.app.inject({ url, headers });

const send = (payload: string, type = 'application/json') =>
  tracker.app.inject({
    method: 'POST',
    url: '/api/typed/1?flag=true',
    payload,
    headers: { 'content-type': type },
  });

async function refusal(url: string): Promise<[number, unknown]> {
  const response = await get(url);
  return [response.statusCode, response.json()];
}

describe('refusals (api-1 section 2)', () => {
  const envelope = (status: string, message: string, more = {}) => ({
    apierror: {
      status,
      timestamp: expect.stringMatching(/^\d\d-\d\d-\d{4} (0[1-9]|1[0-2]):\d\d:\d\d$/),
      message,
      ...more,
    },
  });

  test('of a rule', async () => {
    expect(await refusal('/api/failing/user')).toEqual([
      400,
      envelope('BAD_REQUEST', "Work unit name 'X' does not exist."),
    ]);
  });

  test('of something missing', async () => {
    expect(await refusal('/api/failing/missing')).toEqual([
      404,
      envelope('NOT_FOUND', 'Project TPN:000009999 does not exist.', {
        debugMessage: 'Please check the resource identifier.',
      }),
    ]);
  });

  test('of somebody who may not', async () => {
    expect(await refusal('/api/failing/forbidden')).toEqual([
      403,
      envelope('FORBIDDEN', 'You do not have permission to create the project.', {
        debugMessage: 'Please check your permissions with the administrator.',
      }),
    ]);
  });

  test('server faults reveal nothing about their cause', async () => {
    expect(await refusal('/api/failing/bug')).toEqual([
      500,
      envelope(
        'INTERNAL_SERVER_ERROR',
        'An unexpected error has occurred in the system. Please contact the administrator to check the details in the logs.',
      ),
    ]);
  });

  test('a database that cannot be reached is said, with when to try again, and nothing of where it is', async () => {
    const response = await get('/api/failing/unreachable');
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '5',
      envelope('SERVICE_UNAVAILABLE', 'The database cannot be reached at the moment. Please try again.', {
        debugMessage: 'Wait as long as the header Retry-After says, then send the request again.',
      }),
    ]);
  });

  test('of an unknown address', async () => {
    expect(await refusal('/api/nowhere?x=1')).toMatchObject([
      404,
      envelope('NOT_FOUND', 'Could not find resource for GET /api/nowhere', {
        debugMessage: 'Please check the resource identifier.',
      }),
    ]);
    const response = await tracker.app.inject({ method: 'DELETE', url: '/api/thing' });
    expect(response.json()).toMatchObject(
      envelope('NOT_FOUND', 'Could not find resource for DELETE /api/thing', {
        debugMessage: 'Please check the resource identifier.',
      }),
    );
  });

  test('of a value that exists', async () => {
    expect(await refusal('/api/unique')).toEqual([
      409,
      envelope('CONFLICT', 'Detail: Key (key)=(once) already exists.', { debugMessage: expect.any(String) }),
    ]);
  });

  test('of a reference to nothing', async () => {
    expect(await refusal('/api/reference')).toEqual([
      409,
      envelope('CONFLICT', 'Database error', { debugMessage: expect.any(String) }),
    ]);
  });

  test('of text that is no JSON', async () => {
    const response = await send('{"email": ');
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      400,
      'The Json could not be parsed.',
    ]);
  });

  test('of an empty body', async () => {
    const response = await send('');
    expect([response.statusCode, response.json().apierror.message]).toEqual([400, 'Malformed JSON request']);
  });

  test.each(['text/plain', 'application/xml'])('of a body of type %s', async (type) => {
    const response = await send('x', type);
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      415,
      `${type} media type is not supported. Supported media types are application/json`,
    ]);
  });

  test('of a form, where none is read', async () => {
    const type = 'multipart/form-data; boundary=x';
    const response = await send(
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      type,
    );
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      415,
      'multipart/form-data media type is not supported. Supported media types are application/json',
    ]);
  });

  test('of a body that is too large', async () => {
    const response = await send(JSON.stringify({ email: 'x'.repeat(6 * 1024 * 1024) }));
    expect([response.statusCode, response.json().apierror.message]).toEqual([
      413,
      'The request is larger than 5 MB.',
    ]);
  });

  test('of fields name each, and never repeat a password', async () => {
    const response = await send('{"email": "x", "password": "short"}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(
      envelope('BAD_REQUEST', expect.stringMatching(/^Validation error: \w+: .+/), {
        debugMessage: expect.any(String),
        subErrors: expect.arrayContaining([
          { object: 'body', field: 'comment', message: 'is missing' },
          { object: 'body', field: 'email', rejectedValue: 'x', message: expect.any(String) },
          { object: 'body', field: 'password', message: expect.any(String) },
        ]),
      }),
    );
  });

  test.each([
    ...['1.5', 'true', '0x1', '1e0', '%20'].map((id) => [
      `/api/typed/${id}?flag=true`,
      `The parameter 'id' of value '${decodeURIComponent(id)}' could not be converted to type 'integer'`,
    ]),
    [
      '/api/typed/abc?flag=true',
      "The parameter 'id' of value 'abc' could not be converted to type 'integer'",
    ],
    [
      '/api/typed/1?flag=maybe',
      "The parameter 'flag' of value 'maybe' could not be converted to type 'boolean'",
    ],
    ['/api/typed/1', 'flag parameter is missing'],
  ])('of the parameter in %s', async (url, message) => {
    const payload = { email: 'jo@lab.example', password: 'long enough', comment: null };
    const response = await tracker.app.inject({ method: 'POST', url, payload });
    expect([response.statusCode, response.json().apierror.message]).toEqual([400, message]);
  });

  test('of an address that cannot be read', async () => {
    const [status, body] = await refusal('/api/%zz');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      apierror: { status: 'BAD_REQUEST', message: expect.stringContaining('/api/%zz') },
    });
  });

  test('of headers that are too long', async () => {
    const response = await fetch(`${address}/api/thing?input=${'x'.repeat(140_000)}`);
    expect([response.status, await response.json()]).toEqual([
      431,
      envelope(
        'REQUEST_HEADER_FIELDS_TOO_LARGE',
        'The address and the headers together are longer than 128 KB.',
      ),
    ]);
  });

  test('of bytes that are no request', async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.end('nonsense\r\n\r\n');
    const response = (await socket.toArray()).join('');
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual(
      envelope('BAD_REQUEST', 'This is not an HTTP request.'),
    );
  });

  test('each response has a request id that is in the log', async () => {
    expect((await get('/api/failing/bug')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('bodies are taken as they are: null stays null, unknown properties are ignored', async () => {
    const body = { email: 'jo@lab.example', password: 'long enough', comment: null, extra: 1 };
    const response = await send(JSON.stringify(body));
    expect(response.json()).toEqual({ id: 1, flag: true, body });
  });
});

describe('media types of refusals', () => {
  test('a refusal of a handler is plain JSON', async () => {
    const response = await tracker.app.inject('/api/failing/user');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each([
    ['a missing parameter', '/api/asked', 400, 'Bad Request', 'name parameter is missing'],
    ['an unknown path', '/api/nowhere', 404, 'Not Found', 'Could not find resource for GET /api/nowhere'],
  ])('%s is a problem document, with the envelope in it', async (_what, url, status, title, text) => {
    const response = await tracker.app.inject(`${url}?other=1`);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { type: 'about:blank', title, status, detail: text, instance: url, apierror: { message: text } },
    ]);
  });
});
