import type { StatusPath, StatusPaths } from 'shared/contract';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from './machines.ts';
import { COLONY_MACHINE, SPECIMEN_MACHINE } from './outcome-machines.ts';
import { statusPathRoutes } from './routes.ts';
import { statusPaths } from './status-paths.ts';

const pathNamed = (name: string) => {
  const path = statusPaths().find((each) => each.name === name);
  if (path === undefined) throw new Error(`There is no path '${name}'`);
  return path;
};

/** Optional statuses in brackets. */
const inWords = ({ statuses }: StatusPath) =>
  statuses.map(({ statusName, isOptional }) => (isOptional ? `(${statusName})` : statusName));

test('every machine has one, from its first status', () => {
  const machines = [...PLAN_MACHINES, COLONY_MACHINE, SPECIMEN_MACHINE, ...STAGE_MACHINES];
  expect(statusPaths().map(({ name, statuses: [first] }) => [name, first?.statusName])).toEqual(
    machines.map(({ name, prefix, statuses: [first] }) => [name, prefix + first]),
  );
});

test.each([
  ['crispr', ['Plan Created', 'Attempt In Progress', 'Embryos Obtained', 'Founder Obtained']],
  ['haplo-essential crispr', ['Plan Created', 'Attempt In Progress', 'Embryos Obtained']],
  [
    'es cell allele modification',
    [
      'Plan Created',
      'Mouse Allele Modification Registered',
      '(Rederivation For Modification Started)',
      '(Rederivation For Modification Complete)',
      'Cre Excision Started',
      'Cre Excision Complete',
      'Mouse Allele Modification Genotype Confirmed',
    ],
  ],
  ['adult and embryo phenotyping', ['Plan Created']],
  ['colony', ['Genotype In Progress', '(Genotype Not Confirmed)', 'Genotype Confirmed']],
  ['specimen', ['Specimen Group In Progress']],
  [
    'late adult',
    [
      'Late Adult Phenotyping Registered',
      '(Late Adult Rederivation Started)',
      '(Late Adult Rederivation Complete)',
      'Late Adult Phenotyping Started',
      'Late Adult Phenotyping All Data Sent',
      'Late Adult Phenotyping All Data Processed',
      'Late Adult Phenotyping Finished',
    ],
  ],
])('the way of %s, without what ends it', (name, expected) => {
  expect(inWords(pathNamed(name))).toEqual(expected);
});

test('says what leads to a status, and in which fields', () => {
  const founders = pathNamed('crispr').statuses.at(-1);
  expect(founders?.steps).toEqual([
    {
      from: 'Embryos Obtained',
      action: 'updateToFounderObtained',
      triggeredByUser: false,
      needs: {
        text: 'enter G0 with NHEJ, deletion, HR or HDR mutation',
        fields: ['numNhejG0Mutants', 'numDeletionG0Mutants', 'numHrG0Mutants', 'numHdrG0Mutants'],
      },
    },
  ]);
});

test('a step for which nothing is entered and which nobody in particular takes needs nothing', () => {
  const rederivation = pathNamed('early adult and embryo').statuses[1];
  expect(rederivation?.steps).toMatchObject([{ action: 'updateToRederivationStarted', needs: null }]);
});

test.each([
  ['crispr', ['colony']],
  ['haplo-essential crispr', ['specimen']],
  ['haplo-essential phenotyping', ['haplo-essential', 'embryo']],
  ['crispr allele modification', []],
])('%s is continued by %s', (name, expected) => {
  expect(pathNamed(name).continuedBy.map((each) => each.name)).toEqual(expected);
});

test('a phenotyping plan needs its attempt before a stage', () => {
  expect(pathNamed('adult and embryo phenotyping').continuedBy[0]?.needs).toEqual({
    text: 'enter Phenotyping External Reference and Background Strain, save them, and add a phenotyping stage',
    fields: ['phenotypingExternalRef', 'phenotypingBackgroundStrainName', 'stages'],
  });
});

test('what others do has no fields', () => {
  const started = pathNamed('late adult').statuses.find(
    ({ statusName }) => statusName === 'Late Adult Phenotyping Started',
  );
  expect(started?.steps.map(({ needs }) => needs)).toEqual([
    { text: 'taken by the data coordination centre (DCC)', fields: [] },
    { text: 'taken by the data coordination centre (DCC)', fields: [] },
  ]);
});

describe('GET /api/v2/statusPaths', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp({ modules: [statusPathRoutes], beginning: 'lists' });
  });
  afterAll(() => site.close());

  it('is open to everybody', async () => {
    const response = await site.app.inject({ url: '/api/v2/statusPaths' });
    expect(response.statusCode).toBe(200);
    expect(response.json<StatusPaths>()).toEqual(statusPaths());
  });
});
