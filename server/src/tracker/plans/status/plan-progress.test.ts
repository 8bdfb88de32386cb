import { ANONYMOUS } from '../../../identity/permissions/caller.ts';
import { planMachine } from '../../../catalogue/state-machines/machines.ts';
import { NO_ATTEMPT, type PlanState } from '../../../catalogue/state-machines/plan-state.ts';
import { abandoned, isAbandonment, planProgress, type ChangedPlan } from './plan-progress.ts';

const NOTHING: PlanState = { ...NO_ATTEMPT, colonyStatuses: [], specimenStatuses: [], stageStatuses: [] };
const EMBRYOS: PlanState = {
  ...NOTHING,
  crisprAttempt: { totalEmbryosInjected: 9, totalEmbryosSurvived: null, assay: null },
};
const DELETER: PlanState = {
  ...NOTHING,
  alleleModificationAttempt: { numberOfCreMatingsSuccessful: 0, tatCre: null, deleterStrainName: 'Cre' },
};

function plan(attemptTypeName: string, current: string, state: PlanState): ChangedPlan {
  return { machine: planMachine(attemptTypeName), current, state };
}

function progress(changed: ChangedPlan, action: string | null): string[] | string {
  try {
    return planProgress(changed, action, ANONYMOUS);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const TWO_STEPS = (action: string) =>
  `Trying to execute action [${action}] but also modifying data that causes a change in status. ` +
  'Please do this in two different steps.';

describe('the steps of one request (api-2 §3.4, §7.3)', () => {
  test('the server passes through several statuses', () => {
    expect(progress(plan('crispr', 'Plan Created', EMBRYOS), null)).toEqual([
      'Attempt In Progress',
      'Embryos Obtained',
    ]);
  });

  test('a person takes one', () => {
    expect(progress(plan('crispr', 'Embryos Obtained', EMBRYOS), 'ABORTwhenEmbryosObtained')).toEqual([
      'Attempt Aborted',
    ]);
  });

  test('both at once are refused, by the name of the transition', () => {
    expect(progress(plan('crispr', 'Attempt In Progress', EMBRYOS), 'ABORTWHENINPROGRESS')).toBe(
      TWO_STEPS('abortWhenInProgress'),
    );
  });

  test('a pending step of the server stands in the way of an abortion (api-2 §8.5)', () => {
    const pending = plan('crispr allele modification', 'Mouse Allele Modification Registered', DELETER);
    const action = 'abortWhenMouseAlleleModificationRegistered';
    expect(progress(pending, action)).toBe(TWO_STEPS(action));
    expect(progress(pending, null)).toEqual(['Cre Excision Started']);
  });

  test('a registration is not carried further in the same request', () => {
    const created = plan('es cell allele modification', 'Plan Created', DELETER);
    expect(progress(created, 'updateToMouseAlleleModificationRegistered')).toEqual([
      'Mouse Allele Modification Registered',
    ]);
  });

  test.each([
    ['updateToEmbryosObtained', 'Invalid transition'],
    ['updateToFounderObtained', 'Transition cannot be executed There is not mutants information.'],
  ])('to name the step of the server %s never helps', (action, expected) => {
    expect(progress(plan('crispr', 'Attempt In Progress', EMBRYOS), action)).toBe(expected);
  });

  test.each([null, 'noSuchTransition', ''])('nothing happens for the action %j', (action) => {
    expect(progress(plan('crispr', 'Embryos Obtained', EMBRYOS), action)).toEqual([]);
  });

  test('what is not ready and what begins elsewhere is refused', () => {
    const state = { ...EMBRYOS, colonyStatuses: ['Genotype Confirmed'] };
    expect(progress(plan('crispr', 'Founder Obtained', state), 'abortWhenFounderObtained')).toBe(
      'Transition cannot be executed The plan has colonies that are not aborted. Please abort them first',
    );
    expect(progress(plan('crispr', 'Founder Obtained', state), 'abortWhenInProgress')).toBe(
      'Invalid transition',
    );
  });

  test('breeding is never completed, and the request is ignored (api-2 §8.7)', () => {
    expect(progress(plan('breeding', 'Breeding Started', NOTHING), 'updateToBreedingComplete')).toEqual([]);
  });
});

describe('abandoning (api-2 §3.4)', () => {
  const machine = planMachine('crispr');

  test('is requested by the name of its transition, in any case', () => {
    expect(isAbandonment(machine, 'abandonWHENcreated')).toBe(true);
    expect(isAbandonment(machine, 'abortWhenInProgress')).toBe(false);
    expect(isAbandonment(machine, null)).toBe(false);
  });

  test('the server takes no automatic step', () => {
    expect(abandoned(plan('crispr', 'Plan Created', EMBRYOS), ANONYMOUS)).toEqual(['Plan Abandoned']);
  });

  test('only what has just been created is abandoned', () => {
    expect(() => abandoned(plan('crispr', 'Embryos Obtained', EMBRYOS), ANONYMOUS)).toThrow(
      'Invalid transition',
    );
  });
});
