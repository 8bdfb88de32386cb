import {
  json,
  openMisbehavingServer,
  silence,
  type MisbehavingServer,
} from '../../../testing/misbehaving-server.ts';
import { serviceLiftover } from './service-liftover.ts';

let server: MisbehavingServer;

beforeAll(async () => {
  server = await openMisbehavingServer();
});

afterAll(() => server.close());

const GUIDE = { chr: '5', start: 31_220_100, stop: 31_220_122, strand: '+' };
const MAPPED = { chrom: 'chr5', start: 31_377_756, end: 31_377_778, assembly: 'GRCm39' };

const convert = (strand = '+') =>
  serviceLiftover(`${server.url}/map?key=1`, { timeoutMs: 2000, retryAfterMs: [1] }).convert({
    ...GUIDE,
    strand,
  });

test('sends the position with the prefix chr, and takes over the response', async () => {
  server.willDo(json({ mappings: [{ mapped: MAPPED }] }));
  expect(await convert()).toEqual({
    chr: '5',
    start: 31_377_756,
    stop: 31_377_778,
    strand: '+',
    genomeBuild: 'GRCm39',
  });
  expect(server.requests).toEqual(['/map?key=1&chrom=chr5&start=31220100&end=31220122']);
});

test.each(['-', '-1', 'minus'])('the strand %s becomes -', async (strand) => {
  server.willDo(json({ mappings: [{ mapped: MAPPED }] }));
  expect(await convert(strand)).toMatchObject({ strand: '-' });
});

test.each([
  ['There are no mappings for this guide.', { mappings: [] }],
  [
    'There are more than one mappings for this guide.',
    { mappings: [{ mapped: MAPPED }, { mapped: MAPPED }] },
  ],
])('%s', async (message, response) => {
  server.willDo(json(response));
  await expect(convert()).rejects.toMatchObject({ statusCode: 400, message });
});

test('a mapping to another build is not one that can be used', async () => {
  server.willDo(json({ mappings: [{ mapped: { ...MAPPED, assembly: 'GRCm38' } }] }));
  await expect(convert()).rejects.toMatchObject({ statusCode: 502 });
});

test('a service that is down', async () => {
  server.willDo(silence);
  await expect(convert()).rejects.toMatchObject({
    statusCode: 502,
    message: expect.stringMatching(/^The liftover service at .* does not answer at the moment/),
    debugMessage: 'Ensembl assembly mapping failed.',
  });
});
