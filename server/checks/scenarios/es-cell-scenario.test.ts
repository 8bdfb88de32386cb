/** The scripted scenario of an ES cell project: clone, chimeras, germline transmission, Cre excision, phenotyping. */
import type { Outcome, PhenotypingStage, Plan } from 'shared/contract';
import type { TestApp } from '../../testing/test-app.ts';
import { send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { addClone } from '../../testing/test-clones.ts';
import { Scenario, MEMBER, step, WORK } from './scenario.ts';
import { openScenarioTracker } from './open-scenario-tracker.ts';

let tracker: TestApp;
let scenario: Scenario;
let plan: string;
let pin: string;
let tpo: string;
let modified: { path: string; tpo: string };

beforeAll(async () => {
  tracker = await openScenarioTracker();
  await addClone(tracker.db, 'EPD0001_A_B03', 'Cib2');
});
afterAll(() => tracker.close());

/** A mutation of an ES cell line: its class decides what its symbol may look like. */
function mutation(symbol: string, alleleClass: string) {
  return {
    symbol,
    genes: [{ accessionId: 'MGI:1929293' }],
    molecularMutationTypeName: 'Insertion',
    mutationCategorizations: [{ name: alleleClass, typeName: 'esc_allele_class' }],
    mutationSequences: [],
  };
}

test('created: assigned', async () => {
  scenario = await Scenario.begin(tracker, 'Cib2', 'es cell');
  pin = await scenario.firstPin();
  plan = `/api/plans/${pin}`;
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Plan Created' });
});

test('a clone is injected: the attempt is in progress', async () => {
  await scenario.change(plan, { esCellAttempt: { esCellName: 'EPD0001_A_B03', miDate: '2031-02-11' } });
  expect((await scenario.progress()).summary).toBe('Attempt In Progress');
});

test('chimeras are born, and each count is stored where it belongs', async () => {
  const counts = {
    totalMaleChimeras: 3,
    totalFemaleChimeras: 1,
    numberOfMalesWith0To39PercentChimerism: 10,
    numberOfMalesWith40To79PercentChimerism: 11,
    numberOfMalesWith80To99PercentChimerism: 12,
    numberOfMalesWith100PercentChimerism: 13,
    numberOfChimerasWith0To9PercentGlt: 14,
    numberOfChimerasWith10To49PercentGlt: 15,
    numberOfChimerasWith50To99PercentGlt: 16,
    numberOfChimerasWith100PercentGlt: 17,
  };
  const { esCellAttempt } = await scenario.read<Plan>(plan);
  await scenario.change(plan, { esCellAttempt: { ...esCellAttempt, ...counts } });
  const after = await scenario.read<Plan>(plan);
  expect(after.esCellAttempt).toMatchObject({ ...counts, totalChimeras: 4, miDate: '2031-02-11' });
  expect(after.statusName).toBe('Chimeras/Founder Obtained');
});

test('germline transmission: a colony is confirmed by symbols alone', async () => {
  tpo = await scenario.create(`${plan}/outcomes`, {
    outcomeTypeName: 'Colony',
    colony: { name: 'JAX-EPD-1', backgroundStrainName: 'C57BL/6NTac' },
    mutations: [mutation('Cib2<tm1a(KOMP)J>', 'a')],
  });
  const path = `${plan}/outcomes/${tpo}`;
  const { colony } = await scenario.read<Outcome>(path);
  await scenario.change(path, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  expect((await scenario.progress()).summary).toBe('Genotype Confirmed');
  expect(await scenario.read(`/api/plans/can-create-outcome/${pin}`)).toBe(false);
});

test('the classes of a first allele are not those of a modified one', async () => {
  const suggest = async (path: string, alleleClass: string) =>
    (
      await send(
        tracker,
        'POST',
        `${path}/outcomes/suggestedSymbol`,
        {
          ...mutation('', alleleClass),
          symbolSuggestionRequest: { consortiumAbbreviation: 'KOMP' },
        },
        MEMBER,
      )
    ).body;
  expect(await suggest(plan, 'b')).toBe(
    "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')",
  );
  expect(await suggest(plan, 'a')).toBe('Cib2<tm2a(KOMP)J>');
});

test('Cre excision: a separate plan, from registration to a confirmed colony', async () => {
  const modification = await scenario.create('/api/plans', {
    tpn: scenario.tpn,
    typeName: 'production',
    attemptTypeName: 'es cell allele modification',
    ...WORK,
    esCellAlleleModificationStartingPoint: { outcomeTpo: tpo },
  });
  const path = `/api/plans/${modification}`;
  const attempt = { modificationExternalRef: 'JAX-MOD-1' };
  await scenario.change(path, {
    esCellAlleleModificationAttempt: attempt,
    ...step('updateToMouseAlleleModificationRegistered'),
  });
  await scenario.change(path, step('updateToRederivationStarted'));
  await scenario.change(path, step('updateToRederivationComplete'));
  await scenario.change(path, {
    esCellAlleleModificationAttempt: {
      ...attempt,
      deleterStrainName: 'C57BL/6NTac',
      numberOfCreMatingsSuccessful: 2,
    },
  });
  const madeOfIt = await scenario.create(`${path}/outcomes`, {
    outcomeTypeName: 'Colony',
    colony: { name: 'JAX-EPD-1-B', backgroundStrainName: 'C57BL/6NTac' },
    mutations: [mutation('Cib2<tm1b(KOMP)J>', 'b')],
  });
  modified = { path: `${path}/outcomes/${madeOfIt}`, tpo: madeOfIt };
  const { colony } = await scenario.read<Outcome>(modified.path);
  await scenario.change(modified.path, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  const { statusDates } = await scenario.read<Plan>(path);
  expect(statusDates.map(({ statusName }) => statusName)).toEqual([
    'Plan Created',
    'Mouse Allele Modification Registered',
    'Rederivation For Modification Started',
    'Rederivation For Modification Complete',
    'Cre Excision Started',
    'Cre Excision Complete',
    'Mouse Allele Modification Genotype Confirmed',
  ]);
  expect((await scenario.progress()).summary).toBe('Mouse Allele Modification Genotype Confirmed');
});

test('a genotype that is taken back takes the plan back, and only the service accounts may', async () => {
  const { colony } = await scenario.read<Outcome>(modified.path);
  const takeBack = { colony: { ...colony, ...step('reverseGenotypeConfirmation') } };
  expect(await scenario.refusedChange(modified.path, takeBack)).toBe(
    '400 Transition cannot be executed This can only be executed by CDA or DCC',
  );
  await scenario.change(modified.path, takeBack, CAST.administrator);
  const pinOfModification = modified.path.split('/')[3] ?? '';
  expect(await scenario.statusOf(pinOfModification)).toBe('Cre Excision Complete');
  const again = await scenario.read<Outcome>(modified.path);
  await scenario.change(modified.path, {
    colony: { ...again.colony, ...step('confirmGenotypeWhenNotConfirmed') },
  });
  expect(await scenario.statusOf(pinOfModification)).toBe('Mouse Allele Modification Genotype Confirmed');
});

test('late adult phenotyping of the modified line', async () => {
  const phenotyping = await scenario.create('/api/plans', {
    tpn: scenario.tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    ...WORK,
    phenotypingStartingPoint: { outcomeTpo: modified.tpo },
    phenotypingAttempt: {
      phenotypingExternalRef: 'JAX-EPD-1-P',
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
      phenotypingStages: [{ phenotypingTypeName: 'late adult' }],
    },
  });
  const stages = await scenario.read<{ _embedded: { phenotypingStages: PhenotypingStage[] } }>(
    `/api/plans/${phenotyping}/phenotypingStages`,
  );
  const [stage] = stages._embedded.phenotypingStages;
  const path = `/api/plans/${phenotyping}/phenotypingStages/${stage?.psn}`;
  expect(stage?.statusName).toBe('Late Adult Phenotyping Registered');
  await scenario.change(path, step('updateToPhenotypingStarted'), CAST.dcc);
  const frozen = {
    phenotypingAttempt: { phenotypingExternalRef: 'X', phenotypingBackgroundStrainName: 'B6' },
  };
  expect(await scenario.refusedChange(`/api/plans/${phenotyping}`, frozen)).toMatch(/^400 /);
  expect((await scenario.progress()).summary).toBe('Late Adult Phenotyping Started');
});
