import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IsolatedResources, mutateResource } from './resource-cache.tsx';
import { identityChanged } from './resource-key.ts';
import { useResource } from './use-resource.ts';

const server = setupServer();
let requests: { url: string; signal: AbortSignal }[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests = [];
  server.events.on('request:start', ({ request }) => {
    requests.push({ url: decodeURIComponent(new URL(request.url).search), signal: request.signal });
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Responds with the requested term; the term `slow` never gets a response. */
const search = http.get('*/api/projects/search', async ({ request }) => {
  const input = new URL(request.url).searchParams.get('input');
  if (input === 'slow') await delay('infinite');
  return HttpResponse.json(`found ${input}`);
});

function renderSearch(input: string) {
  return renderHook(
    (props: { input: string }) => useResource<string>('/api/projects/search', { input: props.input }),
    { wrapper: IsolatedResources, initialProps: { input } },
  );
}

describe('useResource', () => {
  it('loads, then shows the response', async () => {
    server.use(search);
    const { result } = renderSearch('Atrx');
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current).toMatchObject({ data: 'found Atrx', isLoading: false }));
    expect(result.current.isValidating).toBe(false);
  });

  it('shows the previous response while the next is under way', async () => {
    server.use(search);
    const { result, rerender } = renderSearch('Atrx');
    await waitFor(() => expect(result.current.data).toBe('found Atrx'));
    rerender({ input: 'Lbr' });
    expect(result.current).toMatchObject({
      data: 'found Atrx',
      isPrevious: true,
      isLoading: false,
      isValidating: true,
    });
    await waitFor(() => expect(result.current).toMatchObject({ data: 'found Lbr', isPrevious: false }));
  });

  it('shows at once what was read ahead for a changed query', async () => {
    server.use(search);
    const { result, rerender } = renderSearch('Atrx');
    await waitFor(() => expect(result.current.data).toBe('found Atrx'));
    act(() => result.current.readAhead?.({ input: 'Lbr' }));
    await waitFor(() => expect(requests).toHaveLength(2));
    rerender({ input: 'Lbr' });
    await waitFor(() => expect(result.current).toMatchObject({ data: 'found Lbr', isPrevious: false }));
    expect(requests.map(({ url }) => url)).toEqual(['?input=Atrx', '?input=Lbr']);
  });

  it('reads nothing ahead where data are to be spared', async () => {
    server.use(search);
    const { result } = renderSearch('Atrx');
    await waitFor(() => expect(result.current.data).toBe('found Atrx'));
    Object.assign(navigator, { connection: { saveData: true } });
    act(() => result.current.readAhead?.({ input: 'Lbr' }));
    Reflect.deleteProperty(navigator, 'connection');
    await act(async () => {});
    expect(requests).toHaveLength(1);
  });

  it('never shows the response of another path', async () => {
    server.use(http.get('*/api/projects/:tpn', ({ params }) => HttpResponse.json(params.tpn)));
    const { result, rerender } = renderHook(
      (props: { tpn: string }) => useResource(`/api/projects/${props.tpn}`),
      {
        wrapper: IsolatedResources,
        initialProps: { tpn: 'TPN:1' },
      },
    );
    await waitFor(() => expect(result.current.data).toBe('TPN:1'));
    rerender({ tpn: 'TPN:2' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data).toBe('TPN:2'));
  });

  it('gives a stale request up, and its late response overwrites nothing (PP-50)', async () => {
    server.use(search);
    const { result, rerender } = renderSearch('slow');
    await waitFor(() => expect(requests).toHaveLength(1));
    rerender({ input: 'Lbr' });
    await waitFor(() => expect(result.current.data).toBe('found Lbr'));
    expect(requests.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      ['?input=slow', true],
      ['?input=Lbr', false],
    ]);
    expect(result.current.error).toBeUndefined();
  });

  describe('when a component returns to a request just aborted', () => {
    /** The first request for Atrx is never answered, the next one is. */
    const slowAtFirst = () => {
      let isSlow = true;
      return http.get('*/api/projects/search', async ({ request }) => {
        const input = new URL(request.url).searchParams.get('input');
        if (isSlow && input === 'Atrx') {
          isSlow = false;
          await delay('infinite');
        }
        return HttpResponse.json(`found ${input}`);
      });
    };

    it('sends the request again', async () => {
      server.use(slowAtFirst());
      const { result, rerender } = renderSearch('Atrx');
      await waitFor(() => expect(requests).toHaveLength(1));
      rerender({ input: 'Lbr' });
      await waitFor(() => expect(result.current.data).toBe('found Lbr'));
      rerender({ input: 'Atrx' });
      await waitFor(() => expect(result.current.data).toBe('found Atrx'));
      expect(requests.map(({ url }) => url)).toEqual(['?input=Atrx', '?input=Lbr', '?input=Atrx']);
    });

    it('sends the request again even in the same tick as the abort', async () => {
      server.use(slowAtFirst());
      const { result, rerender } = renderSearch('Atrx');
      await waitFor(() => expect(requests).toHaveLength(1));
      requests[0]?.signal.addEventListener('abort', () => rerender({ input: 'Atrx' }));
      rerender({ input: 'Lbr' });
      await waitFor(() => expect(result.current.data).toBe('found Atrx'));
      expect(result.current.error).toBeUndefined();
    });
  });

  it('gives a request up when its last reader is gone, and not before', async () => {
    server.use(search);
    function Reader() {
      return <>{useResource<string>('/api/projects/search', { input: 'slow' }).isLoading && 'waiting'}</>;
    }
    const { rerender } = render(<Reader key="a" />, { wrapper: IsolatedResources });
    await waitFor(() => expect(requests).toHaveLength(1));
    rerender([<Reader key="a" />, <Reader key="b" />]);
    rerender([<Reader key="b" />]);
    await delay(20);
    expect(requests).toMatchObject([{ signal: { aborted: false } }]);
    rerender([]);
    await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  });

  it('shares one request among components that read the same resource', async () => {
    server.use(search);
    function Reader() {
      return <p>{useResource<string>('/api/projects/search', { input: 'Atrx' }).data}</p>;
    }
    render([<Reader key="a" />, <Reader key="b" />], { wrapper: IsolatedResources });
    expect(await screen.findAllByText('found Atrx')).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  it('requests nothing for the path null', async () => {
    const { result } = renderHook(() => useResource(null), { wrapper: IsolatedResources });
    await delay(20);
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: false });
    expect(requests).toEqual([]);
  });

  it('shows an error, does not repeat by itself, and recovers on reload', async () => {
    server.use(
      http.get('*/api/projects/search', () => HttpResponse.error(), { once: true }),
      search,
    );
    const { result } = renderSearch('Atrx');
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'network' }));
    expect(result.current.isLoading).toBe(false);
    expect(requests).toHaveLength(1);
    await act(() => result.current.reload());
    await waitFor(() => expect(result.current).toMatchObject({ data: 'found Atrx', error: undefined }));
  });
});

describe('the identity of the caller', () => {
  it('reads everything again for another person and shows nothing of the one before', async () => {
    let person = 'Jo';
    server.use(http.get('*/api/people/currentPerson', () => HttpResponse.json(person)));
    const { result } = renderHook(() => useResource('/api/people/currentPerson'), {
      wrapper: IsolatedResources,
    });
    await waitFor(() => expect(result.current.data).toBe('Jo'));
    person = 'Kim';
    act(() => identityChanged());
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data).toBe('Kim'));
  });

  it('keeps what is the same for everybody', async () => {
    server.use(http.get('*/api/conf', () => HttpResponse.json('lists')));
    const { result } = renderHook(() => useResource('/api/conf', undefined, { once: true }), {
      wrapper: IsolatedResources,
    });
    await waitFor(() => expect(result.current.data).toBe('lists'));
    act(() => identityChanged());
    await delay(20);
    expect(result.current).toMatchObject({ data: 'lists', isValidating: false });
    expect(requests).toHaveLength(1);
  });
});

describe('mutateResource', () => {
  it('reads again exactly the given paths, in every query', async () => {
    const counts: Record<string, number> = {};
    server.use(
      http.get('*/api/projects*', ({ request }) => {
        const { pathname, search: query } = new URL(request.url);
        counts[pathname + query] = (counts[pathname + query] ?? 0) + 1;
        return HttpResponse.json(counts[pathname + query]);
      }),
      http.get('*/api/projects/TPN:1', () => {
        counts.project = (counts.project ?? 0) + 1;
        return HttpResponse.json(counts.project);
      }),
    );
    const { result } = renderHook(
      () => [
        useResource('/api/projects', { page: 0 }).data,
        useResource('/api/projects', { page: 1 }).data,
        useResource('/api/projects/TPN:1').data,
      ],
      { wrapper: IsolatedResources },
    );
    await waitFor(() => expect(result.current).toEqual([1, 1, 1]));
    await act(() => mutateResource('/api/projects'));
    await waitFor(() => expect(result.current).toEqual([2, 2, 1]));
    await act(() => mutateResource('/api/projects?page=1', '/api/projects/TPN:1'));
    await waitFor(() => expect(result.current).toEqual([2, 3, 2]));
  });
});
