import type { StatusPath } from 'shared/contract';
import { aPlan, aWholeProject } from '../testing/a-whole-project.ts';
import { projectWay } from './project-way.ts';

const on = (statusName: string, text?: string) => ({
  statusName,
  isOptional: false,
  steps:
    text === undefined ? [] : [{ from: '', action: '', triggeredByUser: false, needs: { text, fields: [] } }],
});

const PATHS: StatusPath[] = [
  {
    name: 'crispr',
    statuses: [on('Plan Created'), on('Founder Obtained', 'enter mutants')],
    continuedBy: [{ name: 'colony', needs: { text: 'add an outcome', fields: [] } }],
  },
  { name: 'colony', statuses: [on('Genotype In Progress'), on('Genotype Confirmed')], continuedBy: [] },
  {
    name: 'adult and embryo phenotyping',
    statuses: [on('Plan Created')],
    continuedBy: [{ name: 'early adult and embryo', needs: { text: 'add a phenotyping stage', fields: [] } }],
  },
  { name: 'early adult and embryo', statuses: [on('Phenotyping Registered')], continuedBy: [] },
];

const stamp = (statusName: string, day: string) => ({ statusName, date: `${day}T10:00:00` });
const project = (summaryStatusName: string | null) =>
  aWholeProject({
    summaryStatusName,
    assignmentStatusName: 'Assigned',
    assignmentStatusStamps: [stamp('Assigned', '2030-01-01')],
  });
const inWords = (steps: ReturnType<typeof projectWay>['steps']) =>
  steps.map((step) =>
    step.kind === 'future' ? `${step.status}: ${step.needs?.text ?? ''}` : `${step.kind} ${step.status}`,
  );

test('goes by the plan that is furthest, and on to phenotyping', () => {
  const plan = aPlan({
    attemptTypeName: 'crispr',
    summaryStatusName: 'Founder Obtained',
    summaryStatusDates: [stamp('Plan Created', '2030-02-01'), stamp('Founder Obtained', '2030-03-01')],
  });
  const { steps, leading } = projectWay(project('Founder Obtained'), [plan], PATHS);
  expect(leading).toBe(plan);
  expect(inWords(steps)).toEqual([
    'past Assigned',
    'past Plan Created',
    'present Founder Obtained',
    'Genotype In Progress: add an outcome',
    'Genotype Confirmed: ',
    'Phenotyping Registered: add a phenotyping plan, and a stage to it',
  ]);
  expect(steps.at(-1)).toMatchObject({ needs: { fields: ['phenotyping'] } });
});

test('a project without plans waits for the first', () => {
  const { steps, leading } = projectWay(project(null), [], PATHS);
  expect(leading).toBeUndefined();
  expect(inWords(steps)).toEqual(['present Assigned', 'Plan Created: add a production plan']);
  expect(steps.at(-1)).toMatchObject({ isChosen: true, needs: { fields: ['production'] } });
});

describe('with a phenotyping plan', () => {
  const pin = 'PIN:0000000003';
  const confirmed = aPlan({ attemptTypeName: 'crispr', summaryStatusName: 'Genotype Confirmed' });
  const stepsWith = (statusName: string, summaryStatusName: string) => {
    const kind = { pin, typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping' };
    const plans = [confirmed, aPlan({ ...kind, statusName, summaryStatusName })];
    return projectWay(project('Genotype Confirmed'), plans, PATHS).steps;
  };

  test.each([
    ['without a stage', 'Plan Created'],
    ['whose only stage was stopped', 'Phenotype Production Aborted'],
  ])('%s, a stage is to be added to it', (_which, summaryStatusName) => {
    const steps = stepsWith('Plan Created', summaryStatusName);
    expect(inWords(steps).slice(-2)).toEqual([
      'present Genotype Confirmed',
      `Phenotyping Registered: add a stage to plan ${pin}`,
    ]);
    expect(steps.at(-1)).toMatchObject({ needs: { fields: [pin] } });
  });

  test('that was stopped, another is to be added', () => {
    const steps = stepsWith('Phenotyping Plan Aborted', 'Phenotyping Plan Aborted');
    expect(steps.at(-1)).toMatchObject({ needs: { fields: ['phenotyping'] } });
  });
});

test('where the phenotyping plan may not be read, nobody is asked to add one', () => {
  const plan = aPlan({ attemptTypeName: 'crispr', summaryStatusName: 'Genotype Confirmed' });
  const link = { href: 'http://tracker.example/api/plans/PIN:0000000009' };
  const hiding = { ...project('Genotype Confirmed'), _links: { self: link, phenotypingPlans: [link] } };
  const { steps } = projectWay(hiding, [plan], PATHS);
  expect(steps.at(-1)).toMatchObject({ kind: 'present', status: 'Genotype Confirmed' });
});

test('a project whose plans nobody here may read stands where it says itself, and asks for no plan', () => {
  const hidden = { ...project('Phenotyping Finished'), summaryStatusDate: '2031-08-04T15:00:00' };
  const { steps, leading } = projectWay(hidden, [], PATHS);
  expect(leading).toBeUndefined();
  expect(steps).toEqual([
    { kind: 'past', status: 'Assigned', date: '2030-01-01T10:00:00' },
    { kind: 'present', status: 'Phenotyping Finished', date: '2031-08-04T15:00:00' },
  ]);
});

test('a project that fell back to a status of a plan is there since it fell back', () => {
  const plan = aPlan({
    attemptTypeName: 'crispr',
    summaryStatusName: 'Founder Obtained',
    summaryStatusDates: [stamp('Plan Created', '2030-02-01'), stamp('Founder Obtained', '2030-03-01')],
  });
  const fallen = { ...project('Founder Obtained'), summaryStatusDate: '2030-09-01T10:00:00' };
  const { steps } = projectWay(fallen, [plan], PATHS);
  expect(steps.filter(({ status }) => status === 'Founder Obtained')).toEqual([
    { kind: 'present', status: 'Founder Obtained', date: '2030-09-01T10:00:00' },
  ]);
});

test('steps that a plan took in one save are all on the way', () => {
  const plan = aPlan({
    attemptTypeName: 'crispr',
    summaryStatusName: 'Founder Obtained',
    statusDates: [
      stamp('Plan Created', '2030-02-01'),
      stamp('Attempt In Progress', '2030-03-01'),
      stamp('Embryos Obtained', '2030-03-01'),
      stamp('Founder Obtained', '2030-03-01'),
    ],
    summaryStatusDates: [stamp('Plan Created', '2030-02-01'), stamp('Founder Obtained', '2030-03-01')],
  });
  const { steps } = projectWay(project('Founder Obtained'), [plan], PATHS);
  expect(inWords(steps).slice(0, 5)).toEqual([
    'past Assigned',
    'past Plan Created',
    'past Attempt In Progress',
    'past Embryos Obtained',
    'present Founder Obtained',
  ]);
});

test.each([
  ['is the plan’s', 'Founder Obtained', true],
  ['is another plan', 'Genotype Confirmed', false],
])('what comes next %s after %s', (_where, summaryStatusName, isNextOfPlan) => {
  const plan = aPlan({ attemptTypeName: 'crispr', summaryStatusName });
  expect(projectWay(project(summaryStatusName), [plan], PATHS)).toMatchObject({ isNextOfPlan });
});

describe('the way to phenotyping leads through production', () => {
  const produced = aPlan({
    pin: 'PIN:0000000001',
    attemptTypeName: 'crispr',
    summaryStatusName: 'Genotype Confirmed',
    summaryStatusDates: [
      stamp('Plan Created', '2030-02-01'),
      stamp('Founder Obtained', '2030-03-01'),
      stamp('Genotype Confirmed', '2030-04-01'),
    ],
  });
  const failed = aPlan({
    pin: 'PIN:0000000009',
    attemptTypeName: 'crispr',
    summaryStatusName: 'Attempt Aborted',
    summaryStatusDates: [stamp('Plan Created', '2030-01-15'), stamp('Attempt Aborted', '2030-01-20')],
  });
  const from = (productionPlanPin: string) => ({
    outcomeTpo: 'TPO:000000000001',
    productionPlanPin,
    _links: { outcome: { href: '' }, productionPlan: { href: '' } },
  });
  const phenotyping = aPlan({
    pin: 'PIN:0000000003',
    typeName: 'phenotyping',
    attemptTypeName: 'adult and embryo phenotyping',
    summaryStatusName: 'Phenotyping Registered',
    summaryStatusDates: [stamp('Plan Created', '2030-05-01'), stamp('Phenotyping Registered', '2030-06-01')],
    phenotypingStartingPoint: from(produced.pin),
  });
  const stepsFor = (...plans: ReturnType<typeof aPlan>[]) =>
    inWords(projectWay(project('Phenotyping Registered'), plans, PATHS).steps);
  const WAY = [
    'past Assigned',
    'past Plan Created',
    'past Founder Obtained',
    'past Genotype Confirmed',
    'present Phenotyping Registered',
  ];

  test('of the plan that it starts from, and of no other', () => {
    expect(stepsFor(failed, produced, phenotyping)).toEqual(WAY);
  });

  test('of a plan with a confirmed genotype, where none of the plans is named as the start', () => {
    const unnamed = { ...phenotyping, phenotypingStartingPoint: undefined };
    expect(stepsFor(failed, produced, unnamed)).toEqual(WAY);
    expect(stepsFor(failed, phenotyping)).toEqual(['past Assigned', 'past Plan Created', WAY.at(-1)]);
  });

  test('and of the one before it, where an allele was modified', () => {
    const modification = aPlan({
      pin: 'PIN:0000000002',
      attemptTypeName: 'es cell allele modification',
      summaryStatusName: 'Cre Excision Complete',
      summaryStatusDates: [stamp('Plan Created', '2030-04-10'), stamp('Cre Excision Complete', '2030-04-20')],
      esCellAlleleModificationStartingPoint: from(produced.pin),
    });
    const last = { ...phenotyping, phenotypingStartingPoint: from(modification.pin) };
    expect(stepsFor(produced, modification, last)).toEqual([
      ...WAY.slice(0, -1),
      'past Cre Excision Complete',
      WAY.at(-1),
    ]);
  });
});
