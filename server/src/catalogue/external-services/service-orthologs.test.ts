import {
  json,
  openMisbehavingServer,
  status,
  type MisbehavingServer,
} from '../../../testing/misbehaving-server.ts';
import { serviceOrthologs } from './service-orthologs.ts';

let server: MisbehavingServer;

beforeAll(async () => {
  server = await openMisbehavingServer();
});

afterAll(() => server.close());

const find = (ids: readonly string[]) =>
  serviceOrthologs(`${server.url}/find`, { timeoutMs: 20_000, retryAfterMs: [1] }).findOrthologs(ids);

const ortholog = (mgiGeneAccId: string, humanGeneSymbol: string, supportCount: number | null) => ({
  mgiGeneAccId,
  humanGeneSymbol,
  hgncAccId: `HGNC:${humanGeneSymbol}`,
  supportCount,
  category: 'GOOD',
});

test('returns the response for each gene; absent support counts as 0', async () => {
  server.willDo(
    json([ortholog('MGI:1', 'ABC', 9), ortholog('MGI:1', 'ABD', null), ortholog('MGI:2', 'XYZ', 5)]),
  );
  expect(await find(['mgi:1', 'MGI:2', 'MGI:1', 'MGI:3'])).toEqual(
    new Map([
      [
        'MGI:1',
        [
          { symbol: 'ABC', hgncId: 'HGNC:ABC', supportCount: 9 },
          { symbol: 'ABD', hgncId: 'HGNC:ABD', supportCount: 0 },
        ],
      ],
      ['MGI:2', [{ symbol: 'XYZ', hgncId: 'HGNC:XYZ', supportCount: 5 }]],
    ]),
  );
  expect(server.requests).toEqual(['/find?mgiIds=MGI:1,MGI:2,MGI:3']);
});

test('requests at most 200 genes at once, and sends no request for an empty list', async () => {
  server.willDo(json([]));
  await find(Array.from({ length: 401 }, (_, index) => `MGI:${index}`));
  expect(server.requests.map((path) => path.split(',').length)).toEqual([200, 200, 1]);
  server.willDo(json([]));
  await find([]);
  expect(server.requests).toEqual([]);
});

test('a service that is down', async () => {
  server.willDo(status(500));
  await expect(find(['MGI:1'])).rejects.toMatchObject({
    statusCode: 502,
    message: expect.stringMatching(/^The orthology service at .* does not answer at the moment/),
    debugMessage: 'Orthologs could not be read.',
  });
});
