import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  json,
  openMisbehavingServer,
  status,
  type Behaviour,
  type MisbehavingServer,
} from '../../../testing/misbehaving-server.ts';
import { serviceGuideFinder } from './service-guide-finder.ts';

let server: MisbehavingServer;

beforeAll(async () => {
  server = await openMisbehavingServer();
});

afterAll(() => server.close());

const finder = () => serviceGuideFinder(`${server.url}/api`, { timeoutMs: 20_000, retryAfterMs: [1] });

const EXON_IDS = ['ENSMUSE90000000001', 'ENSMUSE90000000002'];

const CRISPR = {
  id: 1,
  chr_name: '4',
  chr_start: 1100,
  chr_end: 1122,
  pam_right: 0,
  seq: 'CCTTTGCATGCACTTAAATGCAA',
};

const isExonSearch = (request: IncomingMessage) => request.url?.startsWith('/api/exon_search') === true;

/** A service that knows two exons; the first has a guide. */
const service: Behaviour = (response: ServerResponse, request) => {
  if (isExonSearch(request))
    json({
      transcript: 'x',
      exons: EXON_IDS.map((exonId, index) => ({ id: 501 + index, exon_id: exonId, rank: 1 })),
    })(response, request);
  else json({ [EXON_IDS[0] ?? '']: [CRISPR] })(response, request);
};

test('requests the exons of a gene, then the guides of each exon', async () => {
  server.willDo(service);
  expect(await finder().exonsWithGuides('abcx1')).toEqual([
    {
      id: 501,
      exonId: EXON_IDS[0],
      guideDetails: [
        {
          id: null,
          gid: null,
          chr: '4',
          start: 1100,
          stop: 1122,
          strand: '-',
          genomeBuild: 'GRCm38',
          sequence: 'TTGCATTTAAGTGCATGCAAAGG',
          guideSequence: 'TTGCATTTAAGTGCATGCAA',
          pam: 'AGG',
          truncatedGuide: false,
          reversed: true,
          sangerService: true,
          grnaConcentration: null,
          formatName: null,
          sourceName: null,
        },
      ],
    },
    { id: 502, exonId: EXON_IDS[1], guideDetails: [] },
  ]);
  expect(server.requests).toEqual([
    '/api/exon_search?species=Mouse&marker_symbol=Abcx1',
    '/api/crispr_search?exon_id[]=ENSMUSE90000000001',
    '/api/crispr_search?exon_id[]=ENSMUSE90000000002',
  ]);
});

test('caches the guides of a gene', async () => {
  server.willDo(service);
  const { exonsWithGuides } = finder();
  expect(await exonsWithGuides('abcx1')).toEqual(await exonsWithGuides('Abcx1'));
  expect(server.requests).toHaveLength(3);
});

test.each<[string, Behaviour]>([
  ['without exons', json({ exons: [] })],
  ['that the service refuses as unknown', status(400)],
])('a gene %s has none', async (_which, behaviour) => {
  server.willDo(behaviour);
  expect(await finder().exonsWithGuides('Abcx1')).toEqual([]);
});

test.each<[string, string, Behaviour]>([
  ['exons', 'No exons found.', status(503)],
  [
    'guides',
    'Invalid exon id.',
    (response, request) => (isExonSearch(request) ? service : status(503))(response, request),
  ],
])('a service that does not respond to the request for %s', async (_what, debugMessage, behaviour) => {
  server.willDo(behaviour);
  const { exonsWithGuides } = finder();
  await expect(exonsWithGuides('Abcx1')).rejects.toMatchObject({
    statusCode: 502,
    message: expect.stringMatching(/^The guide finder at .* does not answer at the moment/),
    debugMessage,
  });
  // A failure is not cached.
  server.willDo(service);
  expect(await exonsWithGuides('Abcx1')).toHaveLength(2);
});
