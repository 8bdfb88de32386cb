import { renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { IsolatedResources } from './resource-cache.tsx';
import { useFormResource } from './use-resource.ts';

const server = setupServer();
let requestCount = 0;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requestCount = 0;
  server.events.on('request:start', () => {
    requestCount += 1;
  });
});
afterEach(() => {
  server.events.removeAllListeners();
  server.resetHandlers();
});
afterAll(() => server.close());

describe('useFormResource (search by file)', () => {
  const searchByFile = http.post('*/api/projects/search', async ({ request }) => {
    const file = (await request.formData()).get('file');
    return HttpResponse.json(file instanceof File ? await file.text() : 'no file');
  });

  it('posts the file and has the states of useResource', async () => {
    server.use(searchByFile);
    const { result, rerender } = renderHook(
      ({ file, page }: { file: File; page: number }) =>
        useFormResource<string>('/api/projects/search', { file }, { page }),
      { wrapper: IsolatedResources, initialProps: { file: new File(['Atrx'], 'terms.csv'), page: 0 } },
    );
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.data).toBe('Atrx'));

    rerender({ file: new File(['Lbr'], 'terms.csv'), page: 0 });
    expect(result.current).toMatchObject({ data: 'Atrx', isPrevious: true });
    await waitFor(() => expect(result.current.data).toBe('Lbr'));
  });

  it('takes the same file in the same query as one question', async () => {
    server.use(searchByFile);
    const file = new File(['Atrx'], 'terms.csv');
    const { result, rerender } = renderHook(() => useFormResource<string>('/api/projects/search', { file }), {
      wrapper: IsolatedResources,
    });
    await waitFor(() => expect(result.current.data).toBe('Atrx'));
    rerender();
    await delay(20);
    expect(requestCount).toBe(1);
  });

  it('asks nothing without a form', async () => {
    const { result } = renderHook(() => useFormResource('/api/projects/search', null), {
      wrapper: IsolatedResources,
    });
    await delay(20);
    expect(result.current.isLoading).toBe(false);
    expect(requestCount).toBe(0);
  });
});
