import type { SearchResponse } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { refusal, upload } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { projectSearchRoutes } from './routes.ts';

const PATH = '/api/projects/search';
const MB = 1024 * 1024;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectSearchRoutes]);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox-20'] });
  await addProject(tracker.db, { intentions: [{ gene: 'Egr2' }], plans: [{ workUnit: 'JAX' }] });
});

afterAll(() => tracker.close());

async function search(content: string, query = ''): Promise<SearchResponse> {
  const response = await upload(tracker, `${PATH}${query}`, content);
  expect(response.statusCode).toBe(200);
  return response.json<SearchResponse>();
}

test('each line is a term', async () => {
  const { inputs, results } = await search('Egr2\r\n\r\nKrox-20\r\nEgr2,nota\r\n');
  expect(inputs).toEqual(['Egr2', 'Krox-20', 'Egr2,nota']);
  expect(results.map(({ input, project, comment }) => [input, project !== null, comment])).toEqual([
    ['Egr2,nota', false, 'Not a gene symbol or synonym'],
    ['Egr2', true, null],
    ['Krox-20', true, 'Synonym of Egr2'],
  ]);
});

test('filters and paging are in the address', async () => {
  expect((await search('Egr2\nnota', '?workUnitName=JAX')).page.totalElements).toBe(1);
  expect((await search('Egr2\nnota', '?workUnitName=TCP')).page.totalElements).toBe(0);
  expect((await search('Egr2\nnota', '?size=1&page=1')).results.map(({ input }) => input)).toEqual(['nota']);
});

test('an empty file lists everything, as an empty text does', async () => {
  const { inputs, results } = await search('\n');
  expect(inputs).toEqual([]);
  expect(results).toHaveLength(1);
});

const PART = '--x\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\nEgr2\r\n';

describe('refuses a file that cannot be read', () => {
  test.each([
    ['a quote without end', '"Egr2\nKrox-20', /^400 CSV file could not be read\/parsed: Quote Not Closed/],
    ['a workbook', 'PK\x03\x04\x00\x00', /^400 CSV file could not be read\/parsed: it is not a text file$/],
    ['too many terms', 'Egr2\n'.repeat(20_001), /^400 A search can have at most 20,000 terms\./],
    [
      'a term that is too long',
      'a'.repeat(5000),
      /^400 The search term 'a{30}…' is longer than 500 characters\.$/,
    ],
    ['a file that is too large', 'A'.repeat(5 * MB + 1), /^413 The file is larger than 5 MB\.$/],
  ])('%s', async (_case, content, message) => {
    expect(refusal(await upload(tracker, PATH, content))).toMatch(message);
  });

  test('a form without the part file', async () => {
    expect(refusal(await upload(tracker, PATH, 'Egr2', { part: 'other' }))).toBe(
      '400 file parameter is missing',
    );
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'Egr2'],
    ['cut off in the file', 'multipart/form-data; boundary=x', PART],
    ['cut off in the head of a part', 'multipart/form-data; boundary=x', PART.slice(0, 30)],
    ['without anything in it', 'multipart/form-data; boundary=x', ''],
  ])('a form %s', async (_how, type, payload) => {
    const response = await tracker.app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': type },
      payload,
    });
    expect(refusal(response)).toMatch(
      /^400 (The upload is no form, or was cut off|file parameter is missing)/,
    );
  });

  test('anything but a form', async () => {
    const response = await tracker.app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(refusal(response)).toMatch(/^415 application\/json media type is not supported\./);
  });

  test('a file of 20 MB, over a real connection, before all of it is read', async () => {
    const address = await tracker.app.listen({ port: 0, host: '127.0.0.1' });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(20 * MB).fill(65)]), 'terms.csv');
    const response = await fetch(`${address}${PATH}`, { method: 'POST', body: form });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ apierror: { message: 'The file is larger than 5 MB.' } });
  });
});
