import { act, render, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useLayoutEffect } from 'react';
import { apiFetch, fetchEdition } from './api-fetch.ts';
import { keepReadAnswers } from './early-responses.ts';
import { prefetchResource, prefetchResources } from './prefetch.ts';
import { cacheFreshRead, IsolatedResources, mutateResource } from './resource-cache.tsx';
import { identityChanged, resourceKey, useIdentity } from './resource-key.ts';
import { overrideSiteConfiguration, siteConfiguration } from './site-configuration.ts';
import { setTokenProvider } from './token-provider.ts';
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
function renderSite<Seen>(useScreen: (path: string | null) => Seen) {
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

test('a screen whose response is there already is rendered once', async () => {
  const rendered = jest.fn();
  function Screen() {
    rendered(useResource(PATH).data);
    return null;
  }
  const { rerender } = render(null, { wrapper: IsolatedResources });
  await act(() => prefetchResource(PATH));
  rerender(<Screen />);
  expect(rendered.mock.calls).toEqual([['response 1']]);
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

test('a screen rendered just before the response came, and shown just after, does not request it', async () => {
  let data: unknown;
  respond = () => HttpResponse.json('in time');
  const edition = await fetchEdition<never>(PATH);
  function ResponseComes() {
    const key = resourceKey(useIdentity(), PATH);
    useLayoutEffect(() => void cacheFreshRead(key, edition), [key]);
    return null;
  }
  function Screen() {
    ({ data } = useResource(PATH));
    return null;
  }
  const { rerender } = render(null, { wrapper: IsolatedResources });
  rerender([<ResponseComes key="response" />, <Screen key="screen" />]);
  await waitFor(() => expect(data).toBe('in time'));
  expect(requests).toBe(1);
});

test('what is reloaded is requested, however fresh', async () => {
  const { result, showScreen } = renderSite((path) => useResource(path));
  await act(() => prefetchResource(PATH));
  showScreen();
  await act(() => result.current.reload());
  expect(result.current.data).toBe('response 2');
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

describe('what a screen reads', () => {
  const OTHER = '/api/projects/TPN:1';
  let together: string[][];
  const signInAs = (token: string | null) =>
    setTokenProvider({ token: () => Promise.resolve(token), renew: () => Promise.resolve(null) });

  beforeEach(() => {
    together = [];
    server.use(
      http.get('*/api/v2/reads', ({ request }) => {
        const urls = new URL(request.url).searchParams.getAll('read');
        together.push(urls);
        return HttpResponse.json([{ url: PATH, tag: '"1-a"', body: 'together' }]);
      }),
      http.get(`*${OTHER}`, () => HttpResponse.json('alone')),
    );
  });
  afterEach(() => {
    setTokenProvider(null);
    overrideSiteConfiguration(undefined);
  });

  test('comes in one call for people who are signed in; what the server leaves out is requested alone', async () => {
    signInAs('T');
    const { result, showScreen } = renderSite((path) => useResource(path));
    await act(() => prefetchResources([PATH, OTHER]));
    showScreen();
    expect(result.current).toMatchObject({ data: 'together', isLoading: false });
    expect(await apiFetch(OTHER)).toBe('alone');
    expect([together, requests]).toEqual([[[PATH, OTHER]], 0]);
  });

  test('one read needs no other call, nor does what is known', async () => {
    signInAs('T');
    renderSite((path) => useResource(path));
    await act(() => prefetchResources([PATH]));
    await act(() => prefetchResources([PATH, OTHER]));
    expect([together, requests]).toEqual([[], 1]);
  });

  test('what is on its way is not requested a second time', async () => {
    signInAs('T');
    renderSite((path) => useResource(path));
    await act(() => Promise.all([prefetchResources([PATH, OTHER]), prefetchResources([PATH, OTHER])]));
    expect(together).toHaveLength(1);
  });

  test('what a screen waits for already, which was shown before its person was known, is not requested beside it', async () => {
    let signedIn: (token: string) => void = () => {};
    const token = new Promise<string>((resolve) => (signedIn = resolve));
    setTokenProvider({ token: () => token, renew: () => Promise.resolve(null) });
    const { result, showScreen } = renderSite((path) => useResource(path));
    const reading = prefetchResources([PATH, OTHER]);
    showScreen();
    keepReadAnswers(
      [PATH, OTHER].map((url) => ({ url, tag: null, body: 'with the session' })),
      'T',
    );
    await act(async () => {
      signedIn('T');
      await reading;
    });
    await waitFor(() => expect(result.current.data).toBe('with the session'));
    expect([together, requests]).toEqual([[], 0]);
  });

  test.each([
    ['visitors', null, 'cookie'],
    ['the existing tracker', 'T', 'storage'],
  ] as const)('comes one by one for %s', async (_who, token, sessionMode) => {
    signInAs(token);
    overrideSiteConfiguration({ ...siteConfiguration(), sessionMode });
    renderSite((path) => useResource(path));
    await act(() => prefetchResources([PATH, OTHER]));
    expect([together, requests]).toEqual([[], 1]);
  });
});
