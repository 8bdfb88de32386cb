import type { ExonWithGuides } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { loadGenes } from '../reference-data/load-genes.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { ExternalServiceError } from '../../platform/external-http/external-service-error.ts';
import { externalServiceRoutes } from './routes.ts';

const PATH = '/api/plans/exons_from_wge';

const DOWN = new ExternalServiceError(
  { name: 'guide finder', failure: 'No exons found.' },
  'wge.example',
  'unreachable',
  undefined,
);

let tracker: TestApp;
let withoutService: TestApp;

beforeAll(async () => {
  tracker = await openTracker([externalServiceRoutes]);
  await loadGenes(tracker.db, (_accId, symbol) => symbol === 'Gpr173');
  withoutService = await openTracker([externalServiceRoutes], {
    externalServices: { guideFinder: { exonsWithGuides: () => Promise.reject(DOWN) } },
  });
});

afterAll(async () => {
  await tracker.close();
  await withoutService.close();
});

test('anyone may read the exons of a gene and the guides in each', async () => {
  const exons = await getJson<ExonWithGuides[]>(tracker, `${PATH}/gpr173`);
  const guides = exons.map(({ exonId, guideDetails }) => [
    exonId,
    guideDetails.map((guide) => guide.sequence),
  ]);
  expect(guides).toEqual([
    ['Gpr173 exon 1', []],
    ['Gpr173 exon 2', []],
    ['Gpr173 exon 3', []],
    ['Gpr173 exon 4', ['GAAGCAAGCCCGTAGGTGATAGG', 'ACTGATCATGTGTGTAAGCCTGG']],
  ]);
});

test('a symbol that no database takes is refused', async () => {
  expect(refusal(await get(tracker, `${PATH}/Gpr173%00`))).toBe('400 Validation error');
});

test('a gene that is not known has no exons', async () => {
  expect(await getJson(tracker, `${PATH}/Nota`)).toEqual([]);
});

test('returns 502 with the text of the existing tracker when a service does not respond', async () => {
  const response = await get(withoutService, `${PATH}/Gpr173`);
  expect(refusal(response)).toBe(
    '502 The guide finder at wge.example does not answer at the moment. Please try again in a few minutes.',
  );
  expect(response.json()).toMatchObject({
    apierror: { status: 'BAD_GATEWAY', debugMessage: 'No exons found.' },
  });
});
