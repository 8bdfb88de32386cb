/** The scripted scenario of a haplo-essential project: no line survives, so embryos are collected as specimens. */
import type { Outcome, PhenotypingStage, Plan } from 'shared/contract';
import type { TestApp } from '../../testing/test-app.ts';
import { CAST } from '../../testing/cast.ts';
import { Scenario, step, WORK } from './scenario.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';

let tracker: TestApp;
let scenario: Scenario;
let plan: string;
let tpo: string;

beforeAll(async () => {
  tracker = await openScenarioTracker();
});
afterAll(() => tracker.close());

test('embryos are all that is needed for an outcome', async () => {
  scenario = await Scenario.begin(tracker, 'Gpr173', 'haplo-essential crispr');
  const pin = await scenario.firstPin();
  plan = `/api/plans/${pin}`;
  await scenario.change(plan, { crisprAttempt: { miDate: '2031-03-02', totalEmbryosInjected: 30 } });
  expect((await scenario.read<Plan>(plan)).statusName).toBe('Embryos Obtained');
  expect(await scenario.read(`/api/plans/can-create-outcome/${pin}`)).toBe(true);
});

test('a specimen with its mutation', async () => {
  tpo = await scenario.create(`${plan}/outcomes`, {
    outcomeTypeName: 'Specimen',
    specimen: {
      specimenExternalRef: 'JAX-SP-8',
      specimenTypeName: 'haplo-essential',
      backgroundStrainName: 'C57BL/6NTac',
    },
    mutations: [
      {
        symbol: 'Gpr173<em1(IMPC)J>',
        genes: [{ symbol: 'Gpr173' }],
        molecularMutationTypeName: 'Deletion',
        mutationSequences: [],
      },
    ],
  });
  const { specimen, outcomeTypeName } = await scenario.read<Outcome>(`${plan}/outcomes/${tpo}`);
  expect({ outcomeTypeName, ...specimen }).toMatchObject({
    outcomeTypeName: 'Specimen',
    specimenExternalRef: 'JAX-SP-8',
    statusName: 'Specimen Group In Progress',
  });
  expect(await scenario.progress()).toEqual({
    assignment: 'Assigned',
    summary: 'Specimen Group In Progress',
  });
});

test('a specimen can be edited, and its history shows the change', async () => {
  const path = `${plan}/outcomes/${tpo}`;
  const { specimen } = await scenario.read<Outcome>(path);
  const { history } = await scenario.change(path, {
    specimen: { ...specimen, specimenExternalRef: 'JAX-SP-9' },
  });
  expect(history[0]?.details).toEqual([
    {
      field: 'specimen.specimenExternalRef',
      oldValue: 'JAX-SP-8',
      newValue: 'JAX-SP-9',
      note: 'Field changed',
    },
  ]);
});

test('phenotyping of embryos', async () => {
  const phenotyping = await scenario.create('/api/plans', {
    tpn: scenario.tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'haplo-essential phenotyping',
    ...WORK,
    phenotypingStartingPoint: { outcomeTpo: tpo },
    phenotypingAttempt: {
      phenotypingExternalRef: 'JAX-HE-1',
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
    },
  });
  const path = `/api/plans/${phenotyping}/phenotypingStages`;
  const psn = await scenario.create(path, { phenotypingTypeName: 'haplo-essential' });
  const stage = `${path}/${psn}`;
  await scenario.change(stage, step('updateToPhenotypingStarted'), CAST.dcc);
  await scenario.change(stage, step('updateToPhenotypingAllDataSent'));
  await scenario.change(stage, step('updateToPhenotypingAllDataProcessed'), CAST.dcc);
  await scenario.change(stage, step('updateToPhenotypingFinished'), CAST.dcc);
  expect((await scenario.read<PhenotypingStage>(stage)).statusName).toBe(
    'Haplo-Essential Phenotyping Finished',
  );
  expect((await scenario.progress()).summary).toBe('Haplo-Essential Phenotyping Finished');
});

test('a plan is aborted once its specimens are', async () => {
  const other = await Scenario.begin(tracker, 'Cib2', 'haplo-essential crispr');
  const path = `/api/plans/${await other.firstPin()}`;
  await other.change(path, { crisprAttempt: { totalEmbryosInjected: 12 } });
  const specimen = await other.create(`${path}/outcomes`, {
    outcomeTypeName: 'Specimen',
    specimen: { backgroundStrainName: 'C57BL/6NTac' },
  });
  expect(await other.refusedChange(path, step('abortWhenEmbryosObtained'))).toBe(
    '400 Transition cannot be executed The plan has specimens that are not aborted. Please abort them first',
  );
  const outcome = `${path}/outcomes/${specimen}`;
  const read = await other.read<Outcome>(outcome);
  await other.change(outcome, { specimen: { ...read.specimen, ...step('abortSpecimenGroup') } });
  await other.change(path, step('abortWhenEmbryosObtained'));
  expect(await other.progress()).toEqual({ assignment: 'Inactive', summary: 'Inactive' });
});
