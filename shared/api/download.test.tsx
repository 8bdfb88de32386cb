import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { downloadFile, fileNameOf } from './download.ts';
import { errorText } from './api-error.ts';
import { setTokenProvider } from './token-provider.ts';
import { useDownload } from './use-download.ts';

const server = setupServer();
const saved: { name: string; content: Promise<string> }[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  saved.length = 0;
  let content: Promise<string> = Promise.resolve('');
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob instanceof Blob ? blob.text() : Promise.resolve('not a blob');
    return 'blob:saved';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  setTokenProvider(null);
});
afterAll(() => server.close());

const exportSearch = '/api/projects/search/exportSearch';

describe('downloadFile', () => {
  it('saves the response under the given name, requested as the person signed in', async () => {
    setTokenProvider({ token: async () => 'jo', renew: async () => null });
    server.use(
      http.get(`*${exportSearch}`, ({ request }) =>
        HttpResponse.text(`${request.headers.get('Authorization')},${new URL(request.url).search}`),
      ),
    );
    await downloadFile(exportSearch, { query: { input: ['Atrx', 'Lbr'] }, fileName: 'searchResults.csv' });
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toBe('searchResults.csv');
    await expect(saved[0]?.content).resolves.toBe('Bearer jo,?input=Atrx&input=Lbr');
  });

  it('posts a form for an export of a search by file', async () => {
    server.use(
      http.post('*/api/projects/search/exportSearchByFile', async ({ request }) => {
        const file = (await request.formData()).get('file');
        return HttpResponse.text(file instanceof File ? await file.text() : '');
      }),
    );
    const file = new File(['Atrx'], 'terms.csv');
    await downloadFile('/api/projects/search/exportSearchByFile', {
      form: { file },
      fileName: 'searchResults.csv',
    });
    await expect(saved[0]?.content).resolves.toBe('Atrx');
  });

  it('takes the name of the server, or of the path, when none is given', async () => {
    const named = { 'Content-Disposition': 'attachment; filename="Production_Numbers.tsv"' };
    server.use(
      http.get('*/api/reports/named', () => HttpResponse.text('', { headers: named })),
      http.get('*/api/reports/unnamed', () => HttpResponse.text('')),
    );
    await downloadFile('/api/reports/named');
    await downloadFile('/api/reports/unnamed');
    expect(saved.map(({ name }) => name)).toEqual(['Production_Numbers.tsv', 'unnamed']);
  });

  it('reports how much has arrived, and saves it whole', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `line ${index}\n`).join('');
    server.use(http.get('*/api/reports/long', () => HttpResponse.text(lines)));
    const received: number[] = [];
    await downloadFile('/api/reports/long', { onProgress: (bytes) => received.push(bytes) });
    expect(received.at(-1)).toBe(lines.length);
    expect(received).toEqual(received.toSorted((one, other) => one - other));
    await expect(saved[0]?.content).resolves.toBe(lines);
  });
});

describe('file name in a header', () => {
  it.each([
    ['attachment; filename="a b.csv"', 'a b.csv'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    [`attachment; filename="x.csv"; filename*=UTF-8''Bj%C3%B6rn.csv`, 'Björn.csv'],
    [`attachment; filename*=UTF-8''%E0%A4; filename="x.csv"`, 'x.csv'],
    ['attachment', undefined],
    [null, undefined],
  ])('of %s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});

describe('useDownload', () => {
  it('is busy until the file is there and starts no second download meanwhile', async () => {
    server.use(http.get(`*${exportSearch}`, () => HttpResponse.text('Tpn')));
    const { result } = renderHook(() => useDownload());
    act(() => {
      void result.current.download(exportSearch);
      void result.current.download(exportSearch);
    });
    expect(result.current.isDownloading).toBe(true);
    await waitFor(() => expect(result.current.isDownloading).toBe(false));
    expect(saved).toHaveLength(1);
    expect(result.current.error).toBeUndefined();
  });

  it('reports why it failed, stops being busy, and clears the error when started again (spec part 1 §8)', async () => {
    server.use(
      http.get(
        `*${exportSearch}`,
        () => HttpResponse.json({ apierror: { message: 'Too much.' } }, { status: 500 }),
        {
          once: true,
        },
      ),
      http.get(`*${exportSearch}`, () => HttpResponse.text('Tpn')),
    );
    const { result } = renderHook(() => useDownload());
    await act(() => result.current.download(exportSearch));
    expect(errorText(result.current.error)).toBe('Too much.');
    expect(result.current.isDownloading).toBe(false);
    await act(() => result.current.download(exportSearch));
    expect(result.current.error).toBeUndefined();
    expect(saved).toHaveLength(1);
  });
});
