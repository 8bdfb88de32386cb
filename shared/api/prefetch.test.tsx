import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { apiFetch } from './api-fetch.ts';
import { prefetchResource } from './prefetch.ts';
import { IsolatedResources, mutateResource } from './resource-cache.tsx';
import { identityChanged } from './resource-key.ts';
import { onUnauthorized } from './unauthorized.ts';
import { useEditable } from './use-editable.ts';
import { useResource } from './use-resource.ts';

const PATH = '/api/plans/PIN:1';
const NOWHERE: string | null = null;
const server = setupServer();
let requests = 0;
let respond: () => Response | Promise<Response>;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests = 0;
  respond = () => HttpResponse.json(`response ${requests}`);
  server.use(
    http.get(`*${PATH}`, () => {
      requests += 1;
      return respond();
    }),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The cache of a site, and a screen that can be shown in it later. */
function renderSite(useScreen: (path: string | null) => { data: unknown; isLoading: boolean }) {
  const { result, rerender } = renderHook(({ path }: { path: string | null }) => useScreen(path), {
    wrapper: IsolatedResources,
    initialProps: { path: NOWHERE },
  });
  return { result, showScreen: () => rerender({ path: PATH }) };
}

async function changeSomethingElse(): Promise<void> {
  server.use(http.put('*/api/plans/PIN:1/outcomes/TPO:1', () => HttpResponse.json({})));
  await apiFetch('/api/plans/PIN:1/outcomes/TPO:1', { method: 'PUT', body: {} });
}

test('what is the same for everybody is found after a change of person too', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path, undefined, { once: true }));
  await act(() => prefetchResource(PATH, { once: true }));
  act(() => identityChanged());
  showScreen();
  expect(result.current).toMatchObject({ data: 'response 1', isLoading: false });
  expect(requests).toBe(1);
});

test('what was read ahead is on the screen when it first shows, and is not requested again', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  showScreen();
  expect(result.current).toMatchObject({ data: 'response 1', isLoading: false });
  await act(async () => {});
  expect(requests).toBe(1);
});

test('a form begins with what was read ahead', async () => {
  const { result, showScreen } = renderSite((path) => useEditable(path));
  await act(() => prefetchResource(PATH));
  showScreen();
  await waitFor(() => expect(result.current).toMatchObject({ data: 'response 1', isRenewing: false }));
  expect(requests).toBe(1);
});

test('a screen that shows sooner joins the request that is under way', async () => {
  let answer: (response: Response) => void = () => {};
  respond = () => new Promise((resolve) => (answer = resolve));
  const { result, showScreen } = renderSite((path) => useResource(path));
  const reading = prefetchResource(PATH);
  await waitFor(() => expect(requests).toBe(1));
  showScreen();
  await act(async () => {
    answer(HttpResponse.json('the response'));
    await reading;
  });
  await waitFor(() => expect(result.current.data).toBe('the response'));
  expect(requests).toBe(1);
});

test('a change after it was read ahead has the screen read it again', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  await act(() => mutateResource(PATH));
  showScreen();
  await waitFor(() => expect(result.current.data).toBe('response 2'));
});

test('a change of something else has the screen read it again too, since the server may show it there', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  await changeSomethingElse();
  showScreen();
  await waitFor(() => expect(result.current.data).toBe('response 2'));
});

test('a change while it is read ahead: the screen does not join the request from before', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  let answer: (response: Response) => void = () => {};
  respond = () => new Promise((resolve) => (answer = resolve));
  const reading = prefetchResource(PATH);
  await waitFor(() => expect(requests).toBe(1));
  const first = answer;
  await changeSomethingElse();
  respond = () => HttpResponse.json('after the change');
  showScreen();
  await waitFor(() => expect(result.current.data).toBe('after the change'));
  await act(async () => {
    first(HttpResponse.json('before the change'));
    await reading;
  });
  expect(result.current.data).toBe('after the change');
});

test('what is cached from an earlier visit is left to the screen, which shows and renews it', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  showScreen();
  await waitFor(() => expect(result.current.data).toBe('response 1'));
  await act(() => prefetchResource(PATH));
  expect(requests).toBe(1);
});

test('a response to one person is not shown to the next', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  act(() => identityChanged());
  showScreen();
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toBe('response 2'));
});

test('a failure is for the screen to find: it asks again, and only then the site hears of a refusal', async () => {
  const unauthorized = jest.fn();
  const stop = onUnauthorized(unauthorized);
  respond = () => HttpResponse.json({ message: 'no' }, { status: 401 });
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  expect(unauthorized).not.toHaveBeenCalled();
  showScreen();
  await waitFor(() => expect(result.current).toMatchObject({ error: { status: 401 } }));
  expect(requests).toBe(2);
  expect(unauthorized).toHaveBeenCalledTimes(1);
  stop();
});
