/**
 * Every POST and PUT with thousands of corrupted bodies. A response is never a 5xx, a refusal comes in the error
 * envelope, and a refused request has written nothing. FUZZ_SEED and FUZZ_RUNS select other bodies.
 */
import fc from 'fast-check';
import type { TestApp } from '../../testing/test-app.ts';
import { Scenario, MEMBER, step, WORK } from '../scenarios/scenario.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { addPerson } from '../../src/identity/people/testing/people.ts';
import { newToken } from '../../src/identity/sessions/one-time-token.ts';
import { hashPassword } from '../../src/identity/sessions/passwords.ts';
import { aReport, FAILURE } from '../../src/reading/site-health/testing/reports.ts';
import { CAST } from '../../testing/cast.ts';
import { addClone } from '../../testing/test-clones.ts';
import { rowDigests } from './row-digests.ts';
import { corrupted, type Json } from './corrupted.ts';
import { COLONY, CRISPR, ES_CELL, MUTATION, PERSON, PRODUCT, PROJECT, STAGE } from './valid-bodies.ts';

const seed = Number(process.env.FUZZ_SEED ?? 2031);
const numRuns = Number(process.env.FUZZ_RUNS ?? 40);

/** Somebody who can sign in, and has a link to reset the password. */
const FORGETFUL = 'forgetful@lab.example';
const PASSWORD = 'a password for this test';
let resetToken = '';

/** What project members may not do: it would be refused before the body is looked at. */
const OF_ADMINISTRATORS = /^\/tracking-api|^\/api\/(people|accounts|targ_rep|v2\/webhooks)/;

jest.setTimeout(120_000);

let tracker: TestApp;
const at: Record<'tpn' | 'pin' | 'esPin' | 'tpo' | 'min' | 'phenotypingPin' | 'psn', string> = {
  tpn: '',
  pin: '',
  esPin: '',
  tpo: '',
  min: '',
  phenotypingPin: '',
  psn: '',
};

beforeAll(async () => {
  // However many sign-ins fail, the next body is looked at.
  tracker = await openScenarioTracker({ lockOutAfter: 1e6, signInFailuresPerAddress: 1e6 });
  await addClone(tracker.db, 'EPD0001_A_B03', 'Cib2');
  const scenario = await Scenario.begin(tracker, 'Cib2', 'crispr');
  at.tpn = scenario.tpn;
  at.pin = await scenario.firstPin();
  await scenario.change(`/api/plans/${at.pin}`, { crisprAttempt: CRISPR });
  at.tpo = await scenario.create(`/api/plans/${at.pin}/outcomes`, { ...COLONY, mutations: [] });
  const outcome = `/api/plans/${at.pin}/outcomes/${at.tpo}`;
  at.min = await scenario.create(`${outcome}/mutations`, {
    ...MUTATION,
    symbol: 'Cib2<em7(IMPC)J>',
    insertionSequences: [],
  });
  const { colony } = await scenario.read<{ colony: object }>(outcome);
  await scenario.change(outcome, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  at.phenotypingPin = await scenario.create('/api/plans', {
    tpn: at.tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    ...WORK,
    phenotypingStartingPoint: { outcomeTpo: at.tpo },
    phenotypingAttempt: { phenotypingExternalRef: 'P-1', phenotypingBackgroundStrainName: 'C57BL/6NTac' },
  });
  at.psn = await scenario.create(`/api/plans/${at.phenotypingPin}/phenotypingStages`, {
    phenotypingTypeName: 'early adult and embryo',
  });
  const { token, hash } = newToken();
  resetToken = token;
  const person = await addPerson(tracker.db, {
    email: FORGETFUL,
    passwordHash: await hashPassword(PASSWORD),
  });
  await tracker.db
    .insertInto('password_reset')
    .values({ person_id: person, token_hash: hash, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  at.esPin = await (await Scenario.begin(tracker, 'Gpr173', 'es cell')).firstPin();
});
afterAll(() => tracker.close());

const plan = () => `/api/plans/${at.pin}`;
const outcome = () => `${plan()}/outcomes/${at.tpo}`;
const requests: [string, 'POST' | 'PUT', () => string, () => object][] = [
  ['create a project', 'POST', () => '/api/projects', () => PROJECT],
  [
    'change a project',
    'PUT',
    () => `/api/projects/${at.tpn}`,
    () => ({ ...PROJECT, tpn: at.tpn, completionNote: null }),
  ],
  [
    'create a plan',
    'POST',
    () => '/api/plans',
    () => ({
      tpn: at.tpn,
      typeName: 'production',
      attemptTypeName: 'crispr',
      ...WORK,
      crisprAttempt: CRISPR,
    }),
  ],
  [
    'create a phenotyping plan',
    'POST',
    () => '/api/plans',
    () => ({
      tpn: at.tpn,
      typeName: 'phenotyping',
      attemptTypeName: 'adult and embryo phenotyping',
      ...WORK,
      phenotypingStartingPoint: { outcomeTpo: at.tpo },
      phenotypingAttempt: {
        phenotypingExternalRef: 'P-2',
        phenotypingBackgroundStrainName: 'C57BL/6NTac',
        phenotypingStages: [STAGE],
      },
    }),
  ],
  [
    'change a CRISPR plan',
    'PUT',
    plan,
    () => ({
      ...WORK,
      funderNames: [],
      comment: 'c',
      crisprAttempt: CRISPR,
      ...step('abortWhenEmbryosObtained'),
    }),
  ],
  [
    'change an ES cell plan',
    'PUT',
    () => `/api/plans/${at.esPin}`,
    () => ({ ...WORK, esCellAttempt: ES_CELL }),
  ],
  [
    'change a phenotyping plan',
    'PUT',
    () => `/api/plans/${at.phenotypingPin}`,
    () => ({
      ...WORK,
      phenotypingAttempt: {
        phenotypingExternalRef: 'P-1',
        phenotypingBackgroundStrainName: 'C57BL/6NTac',
        cohortProductionWorkUnitName: 'JAX',
        doNotCountTowardsCompleteness: false,
      },
    }),
  ],
  ['create an outcome', 'POST', () => `${plan()}/outcomes`, () => ({ ...COLONY, mutations: [MUTATION] })],
  ['change an outcome', 'PUT', outcome, () => COLONY],
  ['create a mutation', 'POST', () => `${outcome()}/mutations`, () => MUTATION],
  ['change a mutation', 'PUT', () => `${outcome()}/mutations/${at.min}`, () => MUTATION],
  [
    'suggest a symbol',
    'POST',
    () => `${plan()}/outcomes/suggestedSymbol`,
    () => ({ ...MUTATION, symbolSuggestionRequest: { consortiumAbbreviation: 'IMPC' } }),
  ],
  ['look up positions', 'POST', () => '/api/mutation/get_mutation_with_ensembl', () => [at.min, at.min]],
  [
    'load MGI alleles',
    'PUT',
    () => '/tracking-api/mutation/mgiAllele/update',
    () => [{ symbol: 'Cib2<em7(IMPC)J>', accId: 'MGI:1' }],
  ],
  ['create a stage', 'POST', () => `/api/plans/${at.phenotypingPin}/phenotypingStages`, () => STAGE],
  [
    'sign in',
    'POST',
    () => '/auth/signin',
    () => ({ userName: FORGETFUL, password: PASSWORD, session: 'cookie' }),
  ],
  ['set a password', 'POST', () => '/auth/passwordReset', () => ({ token: resetToken, password: PASSWORD })],
  ['create a person', 'POST', () => '/api/people', () => ({ ...PERSON, email: 'new@lab.example' })],
  ['change a person', 'PUT', () => `/api/people/${FORGETFUL}`, () => PERSON],
  [
    'change an account',
    'PUT',
    () => `/api/accounts/${FORGETFUL}`,
    () => ({ isActive: true, isAdmin: false }),
  ],
  [
    'make a token',
    'POST',
    () => '/api/personalTokens',
    () => ({ name: 'nightly export', scope: 'write', days: 30 }),
  ],
  ['change the own account', 'PUT', () => '/api/people', () => PERSON],
  ['add an identifier to a clone', 'PUT', () => '/api/targ_rep/es_cell/distribution_product', () => PRODUCT],
  [
    'add an identifier to a vector',
    'PUT',
    () => '/api/targ_rep/targeting_vectors/distribution_product',
    () => PRODUCT,
  ],
  ['report how a page does', 'POST', () => '/api/siteReports', () => aReport({ errors: [FAILURE] })],
  ['follow a gene', 'POST', () => '/api/v2/follows', () => ({ kind: 'gene', target: 'Cib2', mail: 'daily' })],
  [
    'follow a gene by mail',
    'POST',
    () => '/api/v2/genes/Cib2/followers',
    () => ({ email: 'jo@home.example', mail: 'weekly' }),
  ],
  [
    'add a webhook',
    'POST',
    () => '/api/v2/webhooks',
    () => ({ workUnitName: 'JAX', url: 'https://lab.example/changes' }),
  ],
  [
    'invite people',
    'POST',
    () => '/api/people/invitations',
    () => ({ ...PERSON, emails: ['invited@lab.example', 'another@lab.example'] }),
  ],
  ['change a stage', 'PUT', () => `/api/plans/${at.phenotypingPin}/phenotypingStages/${at.psn}`, () => STAGE],
];

test.each(requests)('%s', async (_name, method, url, body) => {
  // Refused sign-ins and resets are logged on purpose, and all reports count for the limit of their network address.
  const exempt = /^\/auth\/|(siteReports|followers)$/.test(url()) ? ['security_event', 'attempt_limit'] : [];
  let before = await rowDigests(tracker.db, exempt);
  await fc.assert(
    fc.asyncProperty(corrupted(asJson(body())), async (corruptedBody) => {
      const response = await call(method, url(), corruptedBody);
      const after = await rowDigests(tracker.db, exempt);
      if (response.statusCode === 200 || response.statusCode === 204) {
        before = after;
        return;
      }
      expect({ status: response.statusCode, body: response.body }).toMatchObject({
        status: expect.any(Number),
        body: expect.stringMatching(/^{"apierror":{"status":"[A-Z_]+","timestamp":"[^"]+","message":"[^"]/),
      });
      expect(response.statusCode).toBeLessThan(500);
      expect(after).toEqual(before);
    }),
    { seed, numRuns },
  );
});

/** The value as it arrives in a request: without what JSON cannot express. */
function asJson(body: object): Json {
  const text = JSON.stringify(body);
  return JSON.parse(text);
}

async function call(method: 'POST' | 'PUT', url: string, body: Json) {
  const caller = OF_ADMINISTRATORS.test(url) ? CAST.administrator : MEMBER;
  const headers = { ...(await tracker.as(caller)), 'content-type': 'application/json' };
  return tracker.app.inject({ method, url, headers, payload: JSON.stringify(body) });
}
