import type { EsCell, TargetingVector } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { getJson, refusal, send } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { distributionProductRoutes } from './distribution-product-routes.ts';
import { esCellRoutes } from './routes.ts';
import { addRepository, type TestRepository } from './testing/repository.ts';

const ADMIN = 'admin@lab.example';
const SCRIPT = 'script@lab.example';
const MANAGER = 'manager@lab.example';
const CLONES = '/api/targ_rep/es_cell';
const VECTORS = '/api/targ_rep/targeting_vectors';

let tracker: TestApp;
let stored: TestRepository;

beforeAll(async () => {
  tracker = await openTracker([esCellRoutes, distributionProductRoutes], {
    settings: { colonyLookUpUserKey: 'Script@lab.example' },
  });
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
  await addPerson(tracker.db, { email: SCRIPT });
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['JAX', 'manager']] });
  stored = await addRepository(tracker.db);
});
afterAll(() => tracker.close());

const product = (distributionIdentifier: string) => ({
  distributionNetworkName: 'emma',
  startDate: '2031-01-02',
  endDate: null,
  distributionIdentifier,
});
const put = (path: string, body: object, caller: string | null) =>
  send(tracker, 'PUT', `${path}/distribution_product`, body, caller);

const shown = (distributionIdentifier: string) => ({
  distributionNetworkName: 'EMMA',
  startDate: '2031-01-02',
  endDate: null,
  distributionIdentifier,
});

describe('adding a repository identifier (api-3 section 6.2)', () => {
  test.each([ADMIN, SCRIPT])('to a clone, by %s', async (caller) => {
    const identifier = `RRID:${caller}`;
    const response = await put(CLONES, { esCellName: 'CLONE0001_A01', ...product(identifier) }, caller);
    expect([response.statusCode, response.body]).toEqual([200, 'true']);
    const clone = await getJson<EsCell>(tracker, `${CLONES}/${stored.clones.bare}`, MANAGER);
    expect(clone.targRepEsCellDistributionProductList).toContainEqual(shown(identifier));
  });

  test.each([ADMIN, SCRIPT])('to a vector, by %s', async (caller) => {
    const identifier = `RRID:${caller}`;
    const response = await put(VECTORS, { targetingVectorName: 'TV0002', ...product(identifier) }, caller);
    expect([response.statusCode, response.body]).toEqual([200, 'true']);
    const vector = await getJson<TargetingVector>(tracker, `${VECTORS}/${stored.vectors.bare}`, MANAGER);
    expect(vector.targRepTargetingVectorDistributionProductList).toContainEqual(shown(identifier));
  });

  test('a clone and a vector may share one', async () => {
    const body = { targetingVectorName: 'TV0002', ...product('RRID:EMMA_000001') };
    expect((await put(VECTORS, body, ADMIN)).statusCode).toBe(200);
  });

  test('of two at the same time one is added', async () => {
    const body = { esCellName: 'CLONE0001_A01', ...product('RRID:AT_ONCE') };
    const responses = await Promise.all([put(CLONES, body, ADMIN), put(CLONES, body, SCRIPT)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});

const NO_PERMISSION = '403 You don have permission for this operation';
const UNKNOWN_NETWORK = '400 distribution Network name [Nope] does not exist.';
const NOPE = { distributionNetworkName: 'Nope' };

describe('errors are reported in the order of the reference', () => {
  test.each([
    ['no permission', MANAGER, { ...NOPE, distributionIdentifier: 'rrid:emma_000001' }, NO_PERMISSION],
    [
      'a registered identifier, in any case',
      ADMIN,
      { ...NOPE, esCellName: 'Nope', distributionIdentifier: 'rrid:emma_000001' },
      '400 distribution Identifier [rrid:emma_000001] is already registered',
    ],
    ['an unknown clone', ADMIN, { ...NOPE, esCellName: 'Nope' }, '400 Es cell name [Nope] does not exist.'],
    ['no clone', ADMIN, { esCellName: null }, '400 Es cell name [null] does not exist.'],
    ['an unknown network', ADMIN, NOPE, UNKNOWN_NETWORK],
    [
      'no network',
      ADMIN,
      { distributionNetworkName: null },
      '400 distribution Network name [null] does not exist.',
    ],
    ['no identifier', ADMIN, { distributionIdentifier: null }, '400 Validation error'],
    ['a day that is none', ADMIN, { startDate: '2031-02-30' }, '400 Validation error'],
  ])('clone: %s', async (_what, caller, more, expected) => {
    const body = { esCellName: 'CLONE0001_A01', ...product('RRID:NEW'), ...more };
    expect(refusal(await put(CLONES, body, caller))).toBe(expected);
  });

  test.each([
    ['no permission', MANAGER, { ...NOPE, distributionIdentifier: 'rrid:emma_000002' }, NO_PERMISSION],
    [
      'a registered identifier, in any case',
      SCRIPT,
      { ...NOPE, targetingVectorName: 'Nope', distributionIdentifier: 'rrid:emma_000002' },
      '400 distribution Identifier [rrid:emma_000002] is already registered',
    ],
    [
      'an unknown vector',
      SCRIPT,
      { ...NOPE, targetingVectorName: 'Nope' },
      '400 targeting vector name [Nope] does not exist.',
    ],
    ['an unknown network', SCRIPT, NOPE, UNKNOWN_NETWORK],
  ])('vector: %s', async (_what, caller, more, expected) => {
    const body = { targetingVectorName: 'TV0002', ...product('RRID:NEW'), ...more };
    expect(refusal(await put(VECTORS, body, caller))).toBe(expected);
  });
});
