/** The scripted life of a CRISPR project, each step followed by what coordinators then see. */
import type { HistoryRecord, Outcome, PhenotypingStage, Plan } from 'shared/contract';
import type { TestApp } from '../http/test-app.ts';
import { send } from '../testing/calls.ts';
import { CAST } from '../testing/cast.ts';
import { Life, MEMBER, step, WORK } from './life.ts';
import { CDA, openLifeTracker } from './open-life-tracker.ts';

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
let life: Life;
let plan: string;
let pin: string;
let outcome: string;
let colonyTpo: string;

beforeAll(async () => {
  tracker = await openLifeTracker();
});
afterAll(() => tracker.close());

test('created: assigned, with a plan that is created', async () => {
  life = await Life.begin(tracker, 'Cib2', 'crispr');
  pin = await life.firstPin();
  plan = `/api/plans/${pin}`;
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Plan Created' });
  expect(await life.statusOf(pin)).toBe('Plan Created');
});

test('a second project for the gene waits for it', async () => {
  const rival = await Life.begin(tracker, 'Cib2', 'crispr');
  expect(await rival.progress()).toEqual({ assignment: 'Inspect - Conflict', summary: 'Plan Created' });
});

test('guides and a nuclease: the attempt is in progress', async () => {
  await life.change(plan, { crisprAttempt: ATTEMPT });
  const { crisprAttempt, statusName } = await life.read<Plan>(plan);
  expect(statusName).toBe('Attempt In Progress');
  expect(crisprAttempt?.guides[0]).toMatchObject({
    ...GUIDE,
    sequence: 'GATTACAGATTACAGATTACAGG',
    gid: expect.stringMatching(/^GID:\d{12}$/),
  });
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Attempt In Progress' });
});

test('a third project for the gene sees that work has begun', async () => {
  const rival = await Life.begin(tracker, 'Cib2', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - Attempt');
});

test('no outcome yet', async () => {
  const answer = await send(
    tracker,
    'POST',
    `${plan}/outcomes`,
    { outcomeTypeName: 'Colony', colony: { name: 'JR-CIB2-EM1', backgroundStrainName: 'C57BL/6NTac' } },
    MEMBER,
  );
  expect(answer.json()).toMatchObject({
    apierror: { message: 'You can not create an outcome in current state' },
  });
  expect(await life.read(`/api/plans/can-create-outcome/${pin}`)).toBe(false);
});

test('embryos', async () => {
  const { crisprAttempt } = await life.read<Plan>(plan);
  await life.change(plan, {
    crisprAttempt: { ...crisprAttempt, totalEmbryosInjected: 48, totalEmbryosSurvived: '40' },
  });
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Embryos Obtained' });
});

test('founders', async () => {
  const { crisprAttempt } = await life.read<Plan>(plan);
  await life.change(plan, {
    crisprAttempt: {
      ...crisprAttempt,
      assay: { typeName: 'PCR', numFounderPups: 9, numDeletionG0Mutants: 2 },
    },
  });
  const { statusDates } = await life.read<Plan>(plan);
  expect(statusDates.map(({ statusName }) => statusName)).toEqual([
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
  ]);
  expect(await life.read(`/api/plans/can-create-outcome/${pin}`)).toBe(true);
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
  colonyTpo = await life.create(`${plan}/outcomes`, {
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
  const { colony, _links } = await life.read<Outcome>(outcome);
  expect(colony?.statusName).toBe('Genotype In Progress');
  expect(_links.mutations).toHaveLength(1);
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Genotype In Progress' });
});

test('the genotype is confirmed', async () => {
  const { colony } = await life.read<Outcome>(outcome);
  await life.change(outcome, { colony: { ...colony, ...step('confirmGenotypeWhenInProgress') } });
  expect((await life.read<Outcome>(outcome)).colony?.statusName).toBe('Genotype Confirmed');
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Genotype Confirmed' });
});

test('a fourth project for the gene sees that there is a mouse', async () => {
  const rival = await Life.begin(tracker, 'Cib2', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - GLT Mouse');
});

test('an allele modification starts from the colony', async () => {
  const modification = await life.create('/api/plans', {
    tpn: life.tpn,
    typeName: 'production',
    attemptTypeName: 'crispr allele modification',
    ...WORK,
    crisprAlleleModificationStartingPoint: { outcomeTpo: colonyTpo },
  });
  const path = `/api/plans/${modification}`;
  const attempt = { modificationExternalRef: 'JR-MOD-1' };
  await life.change(path, {
    crisprAlleleModificationAttempt: attempt,
    ...step('updateToMouseAlleleModificationRegistered'),
  });
  await life.change(path, { crisprAlleleModificationAttempt: { ...attempt, tatCre: true } });
  const read = await life.read<Plan>(path);
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
  expect((await life.progress()).summary).toBe('Cre Excision Complete');
});

test('the colony cannot be aborted while plans start from it', async () => {
  const { colony } = await life.read<Outcome>(outcome);
  expect(
    await life.refusedChange(outcome, { colony: { ...colony, ...step('abortGenotypeConfirmed') } }),
  ).toBe('400 Transition cannot be executed The colony is used in plans that are not aborted');
});

test('phenotyping, from its plan to the finished stage', async () => {
  const phenotyping = await life.create('/api/plans', {
    tpn: life.tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    ...WORK,
    phenotypingStartingPoint: { outcomeTpo: colonyTpo },
  });
  const path = `/api/plans/${phenotyping}`;
  await life.change(path, {
    phenotypingAttempt: {
      phenotypingExternalRef: 'JR-CIB2-EM1-P',
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
    },
  });
  const psn = await life.create(`${path}/phenotypingStages`, {
    phenotypingTypeName: 'early adult and embryo',
  });
  const stage = `${path}/phenotypingStages/${psn}`;
  expect(await life.refusedChange(stage, step('updateToPhenotypingStarted'))).toBe(
    "400 Transition cannot be executed The current user does not have permission to move to 'Phenotyping Started'",
  );
  await life.change(stage, step('updateToPhenotypingStarted'), CAST.dcc);
  await life.change(stage, step('updateToPhenotypingAllDataSent'));
  await life.change(stage, step('updateToPhenotypingAllDataProcessed'), CAST.dcc);
  await life.change(stage, step('updateToPhenotypingFinished'), CAST.administrator);
  const { statusDates } = await life.read<PhenotypingStage>(stage);
  expect(statusDates.map(({ statusName }) => statusName)).toEqual([
    'Phenotyping Registered',
    'Phenotyping Started',
    'Phenotyping All Data Sent',
    'Phenotyping All Data Processed',
    'Phenotyping Finished',
  ]);
  expect(await life.progress()).toEqual({ assignment: 'Assigned', summary: 'Phenotyping Finished' });
  expect(await life.statusChanges(stage)).toEqual([
    'status.name: Phenotyping Registered → Phenotyping Started',
    'status.name: Phenotyping Started → Phenotyping All Data Sent',
    'status.name: Phenotyping All Data Sent → Phenotyping All Data Processed',
    'status.name: Phenotyping All Data Processed → Phenotyping Finished',
  ]);
});

test('the histories tell it all', async () => {
  expect(await life.statusChanges(plan)).toEqual([
    'status.name: Plan Created → Attempt In Progress',
    'summaryStatus.name: Plan Created → Attempt In Progress',
    'status.name: Attempt In Progress → Embryos Obtained',
    'summaryStatus.name: Attempt In Progress → Embryos Obtained',
    'status.name: Embryos Obtained → Founder Obtained',
    'summaryStatus.name: Embryos Obtained → Founder Obtained',
    'summaryStatus.name: Founder Obtained → Genotype In Progress',
    'summaryStatus.name: Genotype In Progress → Genotype Confirmed',
  ]);
  expect(await life.statusChanges(outcome)).toEqual([
    'colony.status.name: Genotype In Progress → Genotype Confirmed',
  ]);
  const summaries = (await life.statusChanges(`/api/projects/${life.tpn}`)).filter((line) =>
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
  const records = await life.read<HistoryRecord[]>(`/api/projects/${life.tpn}/history`);
  expect(new Set(records.map(({ user }) => user))).toEqual(new Set([MEMBER, CAST.dcc, CAST.administrator]));
  expect(CDA).not.toBe(CAST.dcc);
});

test('a project whose plans are all aborted is inactive, and its rivals are looked at again', async () => {
  const first = await Life.begin(tracker, 'Gpr173', 'crispr');
  const rival = await Life.begin(tracker, 'Gpr173', 'crispr');
  expect((await rival.progress()).assignment).toBe('Inspect - Conflict');
  await first.change(`/api/plans/${await first.firstPin()}`, step('abandonWhenCreated'));
  expect(await first.progress()).toEqual({ assignment: 'Inactive', summary: 'Inactive' });
  expect((await rival.progress()).assignment).toBe('Assigned');
});
