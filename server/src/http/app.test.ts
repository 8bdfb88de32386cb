import Type from 'typebox';
import { Nullable } from 'shared/contract';
import { addPerson } from '../people/test-people.ts';
import type { RouteModule } from './app-context.ts';
import { ForbiddenError, NotFoundError, UserError } from './errors.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const config = { access: 'open' } as const;

const failures: Record<string, () => Error> = {
  user: () => new UserError("Work unit name 'X' does not exist."),
  missing: () => new NotFoundError('Project TPN:000009999 does not exist.'),
  forbidden: () => new ForbiddenError('You do not have permission to create the project.'),
  bug: () => new TypeError('Cannot read properties of undefined'),
};

/** Routes that do what real ones do, each a little. */
const probes: RouteModule = (app, { db }) => {
  app.get('/api/thing', { config }, async () => ({ name: 'thing', nothing: null }));
  app.get('/api/answer', { config }, async () => true);
  app.get('/api/versioned', { config }, async (_request, reply) => {
    reply.resourceVersion = 7;
    return { name: 'versioned' };
  });
  app.get('/api/closed', async (request) => ({ email: request.caller.email }));
  app.get('/api/where', { config }, async (request) => ({ base: request.baseUrl }));
  const schema = { params: Type.Object({ how: Type.String() }) };
  app.get('/api/failing/:how', { config, schema }, async (request) => {
    throw failures[request.params.how]?.() ?? new Error('unknown');
  });
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
  const response = { 200: Type.Object({ name: Type.String() }) };
  app.get('/api/promised', { config, schema: { response } }, async () => JSON.parse('{"title": 1}'));
};

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [probes] });
  await addPerson(tracker.db, { email: 'jo@lab.example' });
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

async function refusal(url: string, headers = {}): Promise<[number, unknown]> {
  const answer = await get(url, headers);
  return [answer.statusCode, answer.json()];
}

describe('answers (api-1 section 1)', () => {
  test('are HAL unless plain JSON is asked for', async () => {
    expect((await get('/api/thing')).headers['content-type']).toMatch(/^application\/hal\+json/);
    expect((await get('/api/thing', { accept: '*/*' })).headers['content-type']).toMatch(/hal\+json/);
    const accept = 'application/json, text/plain, */*';
    expect((await get('/api/thing', { accept })).headers['content-type']).toMatch(/^application\/json/);
  });

  test('may be bare values', async () => {
    const answer = await get('/api/answer');
    expect([answer.headers['content-type'], answer.body]).toEqual([
      expect.stringMatching(/hal\+json/),
      'true',
    ]);
  });

  test('write nulls out', async () => {
    expect((await get('/api/thing')).body).toBe('{"name":"thing","nothing":null}');
  });

  test('a slash at the end is ignored', async () => {
    expect((await get('/api/thing/')).statusCode).toBe(200);
  });

  test('carry an ETag, and 304 saves the body', async () => {
    const first = await get('/api/thing');
    const again = await get('/api/thing', { 'if-none-match': first.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/api/thing', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('tell the version of an editable resource in the ETag', async () => {
    expect((await get('/api/versioned')).headers.etag).toMatch(/^"7-[\w-]{22}"$/);
  });

  test('are not kept by others', async () => {
    const { headers } = await get('/api/thing', { origin: 'https://elsewhere.example' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toMatch(/Origin.*Authorization/);
  });

  test('link to where the caller asked, or to the public address', async () => {
    expect((await get('/api/where', { host: 'lab.example:81' })).json()).toEqual({
      base: 'http://lab.example:81',
    });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tracker.example' };
    expect((await get('/api/where', forwarded)).json()).toEqual({ base: 'https://tracker.example' });
  });

  test('that break the contract fail in tests', async () => {
    expect((await get('/api/promised')).statusCode).toBe(500);
  });

  test('may be read by pages of any origin', async () => {
    const answer = await tracker.app.inject({
      method: 'OPTIONS',
      url: '/api/thing',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization',
      },
    });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://elsewhere.example',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST, GET, PUT, OPTIONS, DELETE',
      'access-control-max-age': '3600',
    });
  });
});

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

  test('of a mistake of ours tell nothing of it', async () => {
    expect(await refusal('/api/failing/bug')).toEqual([
      500,
      envelope(
        'INTERNAL_SERVER_ERROR',
        'An unexpected error has occurred in the system. Please contact the administrator to check the details in the logs.',
      ),
    ]);
  });

  test('of an unknown address', async () => {
    expect(await refusal('/api/nowhere?x=1')).toEqual([
      404,
      envelope('NOT_FOUND', 'Could not find resource for GET /api/nowhere', {
        debugMessage: 'Please check the resource identifier.',
      }),
    ]);
    const answer = await tracker.app.inject({ method: 'DELETE', url: '/api/thing' });
    expect(answer.json()).toEqual(
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
    const answer = await send('{"email": ');
    expect([answer.statusCode, answer.json().apierror.message]).toEqual([
      400,
      'The Json could not be parsed.',
    ]);
  });

  test('of an empty body', async () => {
    const answer = await send('');
    expect([answer.statusCode, answer.json().apierror.message]).toEqual([400, 'Malformed JSON request']);
  });

  test.each(['text/plain', 'application/xml'])('of a body of type %s', async (type) => {
    const answer = await send('x', type);
    expect([answer.statusCode, answer.json().apierror.message]).toEqual([
      415,
      `${type} media type is not supported. Supported media types are application/json, multipart/form-data`,
    ]);
  });

  test('of a body that is too large', async () => {
    const answer = await send(JSON.stringify({ email: 'x'.repeat(6 * 1024 * 1024) }));
    expect([answer.statusCode, answer.json().apierror.message]).toEqual([
      413,
      'The request is larger than 5 MB.',
    ]);
  });

  test('of fields name each, and never repeat a password', async () => {
    const answer = await send('{"email": "x", "password": "short"}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(
      envelope('BAD_REQUEST', 'Validation error', {
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
    const answer = await tracker.app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json().apierror.message]).toEqual([400, message]);
  });

  test('bodies are taken as they are: null stays null, unknown properties are ignored', async () => {
    const body = { email: 'jo@lab.example', password: 'long enough', comment: null, extra: 1 };
    const answer = await send(JSON.stringify(body));
    expect(answer.json()).toEqual({ id: 1, flag: true, body });
  });
});

describe('who asks (api-1 sections 1.1 and 3.4)', () => {
  test('a route is closed unless it is declared open', async () => {
    expect((await get('/api/thing')).statusCode).toBe(200);
    const [status, body] = await refusal('/api/closed');
    expect(status).toBe(403);
    expect(body).toMatchObject({ apierror: { status: 'FORBIDDEN' } });
  });

  test('the caller is the person of the token', async () => {
    const answer = await get('/api/closed', await tracker.as('jo@lab.example'));
    expect(answer.json()).toEqual({ email: 'jo@lab.example' });
  });

  test('another scheme is ignored', async () => {
    expect((await get('/api/thing', { authorization: 'Basic am86' })).statusCode).toBe(200);
    expect((await get('/api/closed', { authorization: 'Basic am86' })).statusCode).toBe(403);
  });

  test.each(['nonsense', '', 'a.b.c'])('the token "%s" is refused on open paths too', async (token) => {
    const [status, body] = await refusal('/api/thing', { authorization: `Bearer ${token}` });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      apierror: {
        message: 'Expired or invalid JWT token.',
        debugMessage: expect.stringMatching(/^Tokens expire after 3 hours, please create a new one\./),
      },
    });
  });

  test('a token of somebody unknown is refused', async () => {
    const [status, body] = await refusal('/api/thing', await tracker.as('nobody@lab.example'));
    expect(status).toBe(401);
    expect(body).toMatchObject({
      apierror: { message: 'There is not associated information in the system for the user [null].' },
    });
  });

  test('a person who is no longer active is nobody', async () => {
    await addPerson(tracker.db, { email: 'gone@lab.example', isActive: false });
    expect((await get('/api/thing', await tracker.as('gone@lab.example'))).statusCode).toBe(401);
  });
});

test('health: the process, and the database', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
});
