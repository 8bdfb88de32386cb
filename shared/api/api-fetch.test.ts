/** @jest-environment jest-fixed-jsdom */
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ApiError, errorText } from './api-error.ts';
import { apiFetch } from './api-fetch.ts';
import { apiPostForm } from './form.ts';
import { overrideSiteConfiguration, parseSiteConfiguration } from './site-configuration.ts';
import { setTokenProvider } from './token-provider.ts';
import { onUnauthorized, type UnauthorizedCall } from './unauthorized.ts';

const NOT_AVAILABLE = 'Error while comminicating with the server. Check that the server is available.';
const server = setupServer();
let refusedCalls: UnauthorizedCall[] = [];
let stopListening = () => {};

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  refusedCalls = [];
  stopListening = onUnauthorized((call) => refusedCalls.push(call));
});
afterEach(() => {
  stopListening();
  server.resetHandlers();
  setTokenProvider(null);
  overrideSiteConfiguration(undefined);
  window.location.hash = '';
});
afterAll(() => server.close());

function refusal(status: number, message = 'Please sign in.') {
  return HttpResponse.json({ apierror: { status: 'UNAUTHORIZED', timestamp: '', message } }, { status });
}

/** A session whose token `old` is renewed to `new` (or not at all). */
function sessionOf(token: string, renewed: string | null) {
  const renew = jest.fn(async () => renewed);
  setTokenProvider({ token: async () => token, renew });
  return renew;
}

describe('a call', () => {
  it('requests JSON and reads it', async () => {
    server.use(
      http.get('*/api/permissionByActionOnResource', ({ request }) =>
        HttpResponse.json(request.headers.get('Accept') === 'application/json'),
      ),
    );
    await expect(apiFetch('/api/permissionByActionOnResource')).resolves.toBe(true);
  });

  it('goes to the address of the API, which may be another than that of the page', async () => {
    server.use(http.get('*/api/conf', ({ request }) => HttpResponse.json(request.url)));
    await expect(apiFetch('/api/conf')).resolves.toBe(`${window.location.origin}/api/conf`);
    const apiBase = 'https://tracker.example/tracker-api';
    overrideSiteConfiguration(parseSiteConfiguration(JSON.stringify({ apiBase })));
    await expect(apiFetch('/api/conf')).resolves.toBe(`${apiBase}/api/conf`);
  });

  it('sends an object as JSON, a text as plain text, a form as multipart', async () => {
    server.use(
      http.post('*/echo', async ({ request }) =>
        HttpResponse.json({ type: request.headers.get('Content-Type'), body: await request.text() }),
      ),
    );
    await expect(apiFetch('/echo', { body: { a: 1 } })).resolves.toEqual({
      type: 'application/json',
      body: '{"a":1}',
    });
    await expect(apiFetch('/echo', { text: 'jo@lab.example' })).resolves.toEqual({
      type: 'text/plain',
      body: 'jo@lab.example',
    });
    const form = await apiPostForm<{ type: string }>('/echo', { file: new File(['Atrx'], 'terms.csv') });
    expect(form.type).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('lets headers be added, for conditional changes', async () => {
    server.use(http.put('*/api/x', ({ request }) => HttpResponse.json(request.headers.get('If-Match'))));
    await expect(
      apiFetch('/api/x', { method: 'PUT', body: {}, headers: { 'If-Match': '"3"' } }),
    ).resolves.toBe('"3"');
  });

  it.each([200, 204])('reads an empty response with status %i as null', async (status) => {
    server.use(http.post('*/api/people/requestPasswordReset', () => new HttpResponse(null, { status })));
    await expect(apiFetch('/api/people/requestPasswordReset', { text: 'a@b.c' })).resolves.toBeNull();
  });

  it.each([
    ['a page instead of data', () => HttpResponse.html('<h1>Welcome to the portal</h1>')],
    [
      'JSON that breaks off',
      () => new HttpResponse('{"a":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['no connection', () => HttpResponse.error()],
  ])('reports that the server is not available for %s (spec part 1 §8)', async (_, response) => {
    server.use(http.get('*/api/conf', response));
    const error: unknown = await apiFetch('/api/conf').catch((reason: unknown) => reason);
    expect(errorText(error)).toBe(NOT_AVAILABLE);
  });

  it('throws an error of kind "aborted" when it is given up', async () => {
    server.use(http.get('*/api/slow', () => delay('infinite')));
    const controller = new AbortController();
    const call = apiFetch('/api/slow', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('a call in a session (architecture §4)', () => {
  const onlyNew = http.get('*/api/people', ({ request }) =>
    request.headers.get('Authorization') === 'Bearer new' ? HttpResponse.json(['Jo']) : refusal(401),
  );

  it('carries the token', async () => {
    server.use(onlyNew);
    sessionOf('new', null);
    await expect(apiFetch('/api/people')).resolves.toEqual(['Jo']);
  });

  it('renews a refused token silently and repeats the call once', async () => {
    server.use(onlyNew);
    const renew = sessionOf('old', 'new');
    await expect(apiFetch('/api/people')).resolves.toEqual(['Jo']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(refusedCalls).toEqual([]);
  });

  it('is reported when the session is over', async () => {
    server.use(onlyNew);
    sessionOf('old', null);
    await expect(apiFetch('/api/people')).rejects.toMatchObject({ status: 401, message: 'Please sign in.' });
    expect(refusedCalls).toMatchObject([{ status: 401, path: '/api/people' }]);
  });

  it('is reported once when the renewed token is refused too', async () => {
    server.use(onlyNew);
    const renew = sessionOf('old', 'also old');
    await expect(apiFetch('/api/people')).rejects.toMatchObject({ status: 401 });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(refusedCalls).toHaveLength(1);
  });

  it('is not called refused when the renewal found no connection', async () => {
    server.use(onlyNew);
    const offline = new ApiError(NOT_AVAILABLE, 'network', 0);
    setTokenProvider({ token: async () => 'old', renew: () => Promise.reject(offline) });
    await expect(apiFetch('/api/people')).rejects.toBe(offline);
    expect(refusedCalls).toEqual([]);
  });

  it('is repeated for the refusal of the existing tracker, which has status 500 (api-1 §3.4)', async () => {
    server.use(
      http.get('*/api/conf', ({ request }) =>
        request.headers.get('Authorization') === 'Bearer new'
          ? HttpResponse.json('ok')
          : refusal(500, 'Expired or invalid JWT token.'),
      ),
    );
    sessionOf('old', 'new');
    await expect(apiFetch('/api/conf')).resolves.toBe('ok');
  });
});

describe('refused calls (spec part 1 §8: 401 or 403)', () => {
  it('reports 403 without renewing the token', async () => {
    server.use(
      http.get('*/api/plans/:pin', () => refusal(403, 'You do not have permission to read the plan.')),
    );
    const renew = sessionOf('old', 'new');
    await expect(apiFetch('/api/plans/PIN:1')).rejects.toMatchObject({ status: 403 });
    expect(renew).not.toHaveBeenCalled();
    expect(refusedCalls).toMatchObject([
      { status: 403, error: { message: 'You do not have permission to read the plan.' } },
    ]);
  });

  it.each([400, 404, 409, 500])('does not report status %i', async (status) => {
    server.use(http.get('*/api/x', () => refusal(status)));
    await expect(apiFetch('/api/x')).rejects.toMatchObject({ status });
    expect(refusedCalls).toEqual([]);
  });

  it.each(['#/login', '#/login?returnUrl=%2Fprojects'])('reports nothing while on %s', async (hash) => {
    window.location.hash = hash;
    server.use(http.get('*/api/x', () => refusal(401)));
    await expect(apiFetch('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(refusedCalls).toEqual([]);
  });

  it('does report on a page whose address only begins like it', async () => {
    window.location.hash = '#/login-help';
    server.use(http.get('*/api/x', () => refusal(401)));
    await expect(apiFetch('/api/x')).rejects.toMatchObject({ status: 401 });
    expect(refusedCalls).toHaveLength(1);
  });

  it.each([
    [403, 0],
    [401, 1],
  ])('leaves a %i to a screen that shows it (PP-10, PP-19): %i reports', async (status, reports) => {
    server.use(http.get('*/api/projects/TPN:1', () => refusal(status)));
    await expect(apiFetch('/api/projects/TPN:1', { showsRefusal: true })).rejects.toMatchObject({ status });
    expect(refusedCalls).toHaveLength(reports);
  });

  it('neither sends a token nor reports when called outside the session', async () => {
    server.use(
      http.post('*/auth/refresh', ({ request }) => refusal(request.headers.has('Authorization') ? 500 : 401)),
    );
    sessionOf('old', 'new');
    await expect(apiFetch('/auth/refresh', { method: 'POST', outsideSession: true })).rejects.toMatchObject({
      status: 401,
    });
    expect(refusedCalls).toEqual([]);
  });
});
