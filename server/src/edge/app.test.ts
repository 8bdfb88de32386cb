import { SignJWT } from 'jose';
import Type from 'typebox';
import { addPerson } from '../identity/people/testing/people.ts';
import type { RouteModule } from '../platform/http/app-context.ts';
import type { TrackerContext } from '../tracker/context.ts';
import { buildApp } from './app.ts';
import { openTestApp, TEST_SECRET, type TestApp } from '../../testing/test-app.ts';

const config = { access: 'open' } as const;

/** Routes that do what real ones do, each a little. */
const probes: RouteModule<TrackerContext> = (app) => {
  app.get('/api/thing', { config }, async () => ({ name: 'thing', nothing: null }));
  app.get('/api/answer', { config }, async () => true);
  app.get('/api/versioned', { config }, async (_request, reply) => {
    reply.resourceVersion = 7;
    return { name: 'versioned' };
  });
  app.get('/api/closed', async (request) => ({ email: request.caller.email }));
  app.get('/api/where', { config }, async (request) => ({ base: request.baseUrl }));
  const response = { 200: Type.Object({ name: Type.String() }) };
  app.get('/api/promised', { config, schema: { response } }, async () => JSON.parse('{"title": 1}'));
};

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({
    modules: [probes],
    settings: { allowedOrigins: ['https://portal.example'] },
  });
  await addPerson(tracker.db, { email: 'jo@lab.example' });
});

afterAll(() => tracker.close());

const get = (url: string, headers = {}) => tracker.app.inject({ url, headers });

async function refusal(url: string, headers = {}): Promise<[number, unknown]> {
  const answer = await get(url, headers);
  return [answer.statusCode, answer.json()];
}

describe('responses (api-1 section 1)', () => {
  test('are HAL unless plain JSON is requested', async () => {
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

  test('contain the version of an editable resource in the ETag', async () => {
    expect((await get('/api/versioned')).headers.etag).toMatch(/^"7-[\w-]{22}"$/);
  });

  test('are not stored by shared caches', async () => {
    const { headers } = await get('/api/thing', { origin: 'https://elsewhere.example' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toMatch(/Origin.*Authorization/);
  });

  test.each([
    ['names this machine', { host: 'localhost:81' }, 'http://localhost:81'],
    ['names this machine by its address', { host: '127.0.0.1:81' }, 'http://127.0.0.1:81'],
    ['names something else', { host: 'evil.example' }, ''],
    ['comes from a proxy', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }, ''],
  ])('links begin with the address of a request that %s: %j', async (_what, headers, base) => {
    expect((await get('/api/where', headers)).json()).toEqual({ base });
  });

  test('links begin with the public address, whatever the request names', async () => {
    const settings = { ...tracker.context.settings, publicUrl: 'https://tracker.example' };
    const app = await buildApp({ ...tracker.context, settings }, { modules: [probes] });
    const response = await app.inject({ url: '/api/where', headers: { host: 'evil.example' } });
    expect(response.json()).toEqual({ base: 'https://tracker.example' });
    await app.close();
  });

  test('that break the contract fail in tests', async () => {
    expect((await get('/api/promised')).statusCode).toBe(500);
  });

  describe('may be read by pages of other origins', () => {
    const preflight = (origin: string) =>
      tracker.app.inject({
        method: 'OPTIONS',
        url: '/api/thing',
        headers: {
          origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,idempotency-key',
        },
      });

    test('without the cookies of the browser', async () => {
      for (const { headers } of [
        await preflight('https://elsewhere.example'),
        await get('/api/thing', { origin: 'https://elsewhere.example' }),
      ]) {
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(headers['access-control-allow-credentials']).toBeUndefined();
      }
      expect((await preflight('https://elsewhere.example')).headers).toMatchObject({
        'access-control-allow-methods': 'POST, GET, PUT, OPTIONS, DELETE',
        'access-control-max-age': '3600',
        'access-control-allow-headers': expect.stringContaining('Idempotency-Key'),
      });
    });

    test('with them where the origin is configured', async () => {
      for (const { headers } of [
        await preflight('https://portal.example'),
        await get('/api/thing', { origin: 'https://portal.example' }),
      ])
        expect(headers).toMatchObject({
          'access-control-allow-origin': 'https://portal.example',
          'access-control-allow-credentials': 'true',
          vary: expect.stringContaining('Origin'),
        });
    });
  });
});

describe('the identity of the caller (api-1 sections 1.1 and 3.4)', () => {
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

  test('the name of the scheme may be in any case, and a token must follow', async () => {
    const { authorization } = await tracker.as('jo@lab.example');
    for (const scheme of ['bearer', 'BEARER']) {
      const inCase = String(authorization).replace('Bearer', scheme);
      expect((await get('/api/closed', { authorization: inCase })).statusCode).toBe(200);
    }
    expect((await get('/api/thing', { authorization: 'Bearer' })).statusCode).toBe(401);
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

  test('refuses a token without an owner', async () => {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1m')
      .sign(new TextEncoder().encode(TEST_SECRET));
    const [status, body] = await refusal('/api/thing', { authorization: `Bearer ${token}` });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      // (sic)
      apierror: { message: 'email cannot be null. The jwt token may not haveall the needed information.' },
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
