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
});

test('a project without plans waits for the first', () => {
  const { steps, leading } = projectWay(project(null), [], PATHS);
  expect(leading).toBeUndefined();
  expect(inWords(steps)).toEqual(['present Assigned', 'Plan Created: add a production plan']);
  expect(steps.at(-1)).toMatchObject({ isChosen: true });
});

test('with a phenotyping plan nobody is asked to add one', () => {
  const plan = aPlan({ attemptTypeName: 'crispr', summaryStatusName: 'Genotype Confirmed' });
  const other = aPlan({ typeName: 'phenotyping', summaryStatusName: 'Plan Created' });
  const { steps } = projectWay(project('Genotype Confirmed'), [plan, other], PATHS);
  expect(steps.at(-1)).toMatchObject({ kind: 'present', status: 'Genotype Confirmed' });
});
