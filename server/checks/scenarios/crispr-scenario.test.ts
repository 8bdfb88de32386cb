/** The scripted scenario of a CRISPR project, each step followed by what coordinators then see. */
import type { HistoryRecord, Outcome, PhenotypingStage, Plan } from 'shared/contract';
import type { TestApp } from '../../testing/test-app.ts';
import { send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import { Scenario, MEMBER, step, WORK } from './scenario.ts';
import { CDA, openScenarioTracker } from './open-scenario-tracker.ts';

const GUIDE = {
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '9',
  start: 54_452_100,
  stop: 54_452_122,
  strand: '-',
  genomeBuild: 'GRCm39',
};
const ATTEMPT = {
  miDate: '2031-03-02',
  attemptExternalRef: 'JR-MI-118',
  nucleases: [{ id: -1, typeName: 'Cas9', className: 'mRNA', concentration: 100 }],
  guides: [GUIDE],
};

let tracker: TestApp;
let scenario: Scenario;
let plan: string;
let pin: string;
let outcome: string;
let colonyTpo: string;

beforeAll(async () => {
  tracker = await openScenarioTracker();
});
afterAll(() => tracker.close());

test('created: assigned, with a plan that is created', async () => {
  scenario = await Scenario.begin(tracker, 'Cib2', 'crispr');
  pin = await scenario.firstPin();
  plan = `/api/plans/${pin}`;
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Plan Created' });
  expect(await scenario.statusOf(pin)).toBe('Plan Created');
});

test('a second project for the gene waits for it', async () => {
  const rival = await Scenario.begin(tracker, 'Cib2', 'crispr');
  expect(await rival.progress()).toEqual({ assignment: 'Inspect - Conflict', summary: 'Plan Created' });
});

test('guides and a nuclease: the attempt is in progress', async () => {
  await scenario.change(plan, { crisprAttempt: ATTEMPT });
  const { crisprAttempt, statusName } = await scenario.read<Plan>(plan);
  expect(statusName).toBe('Attempt In Progress');
  expect(crisprAttempt?.guides[0]).toMatchObject({
    ...GUIDE,
    sequence: 'GATTACAGATTACAGATTACAGG',
    gid: expect.stringMatching(/^GID:\d{12}$/),
  });
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Attempt In Progress' });
});

test('a third project for the gene sees that work has begun', async () => {
  const rival = await Scenario.begin(tracker, 'Cib2', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - Attempt');
});

test('no outcome yet', async () => {
  const response = await send(
    tracker,
    'POST',
    `${plan}/outcomes`,
    { outcomeTypeName: 'Colony', colony: { name: 'JR-CIB2-EM1', backgroundStrainName: 'C57BL/6NTac' } },
    MEMBER,
  );
  expect(response.json()).toMatchObject({
    apierror: { message: 'You can not create an outcome in current state' },
  });
  expect(await scenario.read(`/api/plans/can-create-outcome/${pin}`)).toBe(false);
});

test('embryos', async () => {
  const { crisprAttempt } = await scenario.read<Plan>(plan);
  await scenario.change(plan, {
    crisprAttempt: { ...crisprAttempt, totalEmbryosInjected: 48, totalEmbryosSurvived: '40' },
  });
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Embryos Obtained' });
});

test('founders', async () => {
  const { crisprAttempt } = await scenario.read<Plan>(plan);
  await scenario.change(plan, {
    crisprAttempt: {
      ...crisprAttempt,
      assay: { typeName: 'PCR', numFounderPups: 9, numDeletionG0Mutants: 2 },
    },
  });
  const { statusDates } = await scenario.read<Plan>(plan);
  expect(statusDates.map(({ statusName }) => statusName)).toEqual([
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
  ]);
  expect(await scenario.read(`/api/plans/can-create-outcome/${pin}`)).toBe(true);
});

test('a colony with a mutation and its suggested symbol', async () => {
  const suggestion = await send(
    tracker,
    'POST',
    `${plan}/outcomes/suggestedSymbol`,
    {
      genes: [{ symbol: 'Cib2' }],
      symbolSuggestionRequest: { consortiumAbbreviation: 'IMPC' },
      mutationSequences: [],
    },
    MEMBER,
  );
  expect(suggestion.body).toBe('Cib2<em1(IMPC)J>');
  colonyTpo = await scenario.create(`${plan}/outcomes`, {
    outcomeTypeName: 'Colony',
    colony: { name: 'JR-CIB2-EM1', backgroundStrainName: 'C57BL/6NTac', distributionProducts: [] },
    mutations: [
      {
        symbol: suggestion.body,
        genes: [{ symbol: 'Cib2' }],
        molecularMutationTypeName: 'Deletion',
        mutationCategorizations: [{ name: 'NHEJ', typeName: 'repair_mechanism' }],
        mutationSequences: [
          {
            index: 1,
            sequence: {
              sequence: '>JR-CIB2-EM1\nACGTACGTACGT',
              typeName: 'complete',
              categoryName: 'outcome sequence',
            },
          },
        ],
        molecularMutationDeletions: [{ chr: 'chr9', start: 54_452_100, stop: 54_452_600, size: 500 }],
      },
    ],
  });
  outcome = `${plan}/outcomes/${colonyTpo}`;
  const { colony, _links } = await scenario.read<Outcome>(outcome);
  expect(colony?.statusName).toBe('Genotype In Progress');
  expect(_links.mutations).toHaveLength(1);
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Genotype In Progress' });
});

test('the genotype is confirmed', async () => {
  const { colony } = await scenario.read<Outcome>(outcome);
  await scenario.change(outcome, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  expect((await scenario.read<Outcome>(outcome)).colony?.statusName).toBe('Genotype Confirmed');
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Genotype Confirmed' });
});

test('a fourth project for the gene sees that there is a mouse', async () => {
  const rival = await Scenario.begin(tracker, 'Cib2', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - GLT Mouse');
});

test('an allele modification starts from the colony', async () => {
  const modification = await scenario.create('/api/plans', {
    tpn: scenario.tpn,
    typeName: 'production',
    attemptTypeName: 'crispr allele modification',
    ...WORK,
    crisprAlleleModificationStartingPoint: { outcomeTpo: colonyTpo },
  });
  const path = `/api/plans/${modification}`;
  const attempt = { modificationExternalRef: 'JR-MOD-1' };
  await scenario.change(path, {
    crisprAlleleModificationAttempt: attempt,
    ...step('updateToMouseAlleleModificationRegistered'),
  });
  await scenario.change(path, { crisprAlleleModificationAttempt: { ...attempt, tatCre: true } });
  const read = await scenario.read<Plan>(path);
  expect(read.statusDates.map(({ statusName }) => statusName)).toEqual([
    'Plan Created',
    'Mouse Allele Modification Registered',
    'Cre Excision Started',
    'Cre Excision Complete',
  ]);
  expect(read.crisprAlleleModificationStartingPoint).toMatchObject({
    outcomeTpo: colonyTpo,
    productionPlanPin: pin,
  });
  expect((await scenario.progress()).summary).toBe('Cre Excision Complete');
});

test('the colony cannot be aborted while plans start from it', async () => {
  const { colony } = await scenario.read<Outcome>(outcome);
  expect(
    await scenario.refusedChange(outcome, { colony: { ...colony, ...step('abortGenotypeConfirmed') } }),
  ).toBe('400 Transition cannot be executed The colony is used in plans that are not aborted');
});

test('phenotyping, from its plan to the finished stage', async () => {
  const phenotyping = await scenario.create('/api/plans', {
    tpn: scenario.tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    ...WORK,
    phenotypingStartingPoint: { outcomeTpo: colonyTpo },
  });
  const path = `/api/plans/${phenotyping}`;
  await scenario.change(path, {
    phenotypingAttempt: {
      phenotypingExternalRef: 'JR-CIB2-EM1-P',
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
    },
  });
  const psn = await scenario.create(`${path}/phenotypingStages`, {
    phenotypingTypeName: 'early adult and embryo',
  });
  const stage = `${path}/phenotypingStages/${psn}`;
  expect(await scenario.refusedChange(stage, step('updateToPhenotypingStarted'))).toBe(
    "400 Transition cannot be executed The current user does not have permission to move to 'Phenotyping Started'",
  );
  await scenario.change(stage, step('updateToPhenotypingStarted'), CAST.dcc);
  await scenario.change(stage, step('updateToPhenotypingAllDataSent'));
  await scenario.change(stage, step('updateToPhenotypingAllDataProcessed'), CAST.dcc);
  await scenario.change(stage, step('updateToPhenotypingFinished'), CAST.administrator);
  const { statusDates } = await scenario.read<PhenotypingStage>(stage);
  expect(statusDates.map(({ statusName }) => statusName)).toEqual([
    'Phenotyping Registered',
    'Phenotyping Started',
    'Phenotyping All Data Sent',
    'Phenotyping All Data Processed',
    'Phenotyping Finished',
  ]);
  expect(await scenario.progress()).toEqual({ assignment: 'Assigned', summary: 'Phenotyping Finished' });
  expect(await scenario.statusChanges(stage)).toEqual([
    'status.name: Phenotyping Registered → Phenotyping Started',
    'status.name: Phenotyping Started → Phenotyping All Data Sent',
    'status.name: Phenotyping All Data Sent → Phenotyping All Data Processed',
    'status.name: Phenotyping All Data Processed → Phenotyping Finished',
  ]);
});

test('the histories contain every change', async () => {
  expect(await scenario.statusChanges(plan)).toEqual([
    'status.name: Plan Created → Attempt In Progress',
    'summaryStatus.name: Plan Created → Attempt In Progress',
    'status.name: Attempt In Progress → Embryos Obtained',
    'summaryStatus.name: Attempt In Progress → Embryos Obtained',
    'status.name: Embryos Obtained → Founder Obtained',
    'summaryStatus.name: Embryos Obtained → Founder Obtained',
    'summaryStatus.name: Founder Obtained → Genotype In Progress',
    'summaryStatus.name: Genotype In Progress → Genotype Confirmed',
  ]);
  expect(await scenario.statusChanges(outcome)).toEqual([
    'colony.status.name: Genotype In Progress → Genotype Confirmed',
  ]);
  const summaries = (await scenario.statusChanges(`/api/projects/${scenario.tpn}`)).filter((line) =>
    line.startsWith('summaryStatus'),
  );
  expect(summaries.map((line) => line.split(' → ')[1])).toEqual([
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
    'Genotype In Progress',
    'Genotype Confirmed',
    'Mouse Allele Modification Registered',
    'Cre Excision Complete',
    'Phenotyping Registered',
    'Phenotyping Started',
    'Phenotyping All Data Sent',
    'Phenotyping All Data Processed',
    'Phenotyping Finished',
  ]);
});

test('every change is signed by who made it', async () => {
  const records = await scenario.read<HistoryRecord[]>(`/api/projects/${scenario.tpn}/history`);
  expect(new Set(records.map(({ user }) => user))).toEqual(new Set([MEMBER, CAST.dcc, CAST.administrator]));
  expect(CDA).not.toBe(CAST.dcc);
});

test('a project whose plans are all aborted is inactive, and its rivals are looked at again', async () => {
  const first = await Scenario.begin(tracker, 'Gpr173', 'crispr');
  const rival = await Scenario.begin(tracker, 'Gpr173', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - Conflict');
  await first.change(`/api/plans/${await first.firstPin()}`, step('abandonWhenCreated'));
  expect(await first.progress()).toEqual({ assignment: 'Inactive', summary: 'Inactive' });
  expect((await rival.progress()).assignment).toBe('Assigned');
});
