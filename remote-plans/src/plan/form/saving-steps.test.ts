import type { AvailableTransition, Plan, StatusTransition } from 'shared/contract';
import { aCrisprPlan, anEsCellPlan, aPlan } from '../../testing/plans.ts';
import { planValuesOf, type PlanAttempt, type PlanValues } from './plan-values.ts';
import { savingSteps } from './saving-steps.ts';

interface Values {
  work: { ref: string };
}

/** An attempt with one field. */
const attempt: PlanAttempt<Values> = {
  sections: [{ id: 'work', title: 'Work', labels: {}, Fields: () => null, Facts: () => null }],
  valuesOf: (plan) => ({ work: { ref: plan.crisprAttempt?.attemptExternalRef ?? '' } }),
  inputOf: ({ work }) => ({ crisprAttempt: { attemptExternalRef: work.ref } }),
};

/** The requests that saving sends, when each finds the plan as it was read. */
function requests(plan: Plan, change: (values: PlanValues<Values>) => Partial<PlanValues<Values>>) {
  const values = planValuesOf(plan, attempt);
  const steps = savingSteps({ ...values, ...change(values) }, plan, attempt);
  return steps.flatMap(({ part, inputOf }) => {
    const input = inputOf(plan);
    return input ? [{ part, ...input }] : [];
  });
}

const abort = { transition: { action: 'abort' } };
const abandon = { transition: { action: 'abandonWhenCreated' } };
const note = (comment: string) => ({ details: { funderNames: ['KOMP'], comment } });

describe('what saving a plan sends (spec 4)', () => {
  test('nothing when nothing has changed', () => {
    expect(requests(aCrisprPlan(), () => ({}))).toEqual([]);
  });

  test('the plan with its own attempt and no other', () => {
    const [request, ...more] = requests(aCrisprPlan(), () => note('Changed'));
    expect(more).toEqual([]);
    expect(request).toEqual({
      part: 'data',
      typeName: 'production',
      attemptTypeName: 'crispr',
      workUnitName: 'JAX',
      workGroupName: 'BaSH',
      funderNames: ['KOMP'],
      comment: 'Changed',
      crisprAttempt: { attemptExternalRef: 'MI-77' },
      statusTransition: { actionToExecute: null },
    });
  });

  test('no attempt that is neither stored nor filled in: it would begin', () => {
    expect(requests(aPlan(), () => note('Changed'))[0]).not.toHaveProperty('crisprAttempt');
    expect(requests(aPlan(), () => ({ work: { ref: 'MI-1' } }))[0]).toHaveProperty('crisprAttempt');
  });

  test.each([
    ['an emptied comment is none (PP-36)', 'First of its kind', '  ', null],
    ['no comment stays none', null, '', null],
    ['an empty one that nobody touched stays', '', '', ''],
  ])('%s', (_what, stored, comment, sent) => {
    const funders = { details: { funderNames: [], comment } };
    expect(requests(aPlan({ comment: stored }), () => funders)[0]).toMatchObject({
      comment: sent,
      funderNames: [],
    });
  });

  test('the values are left as they are (PP-09)', () => {
    const plan = aCrisprPlan();
    const values = { ...planValuesOf(plan, attempt), ...abandon };
    const before = structuredClone({ values, plan });
    savingSteps(values, plan, attempt).forEach(({ inputOf }) => inputOf(plan));
    expect({ values, plan }).toEqual(before);
  });
});

describe('a step of the status (PP-29)', () => {
  test('alone is one request with what is stored', () => {
    expect(requests(aCrisprPlan(), () => abort)).toMatchObject([
      { part: 'status', comment: 'First of its kind', statusTransition: { actionToExecute: 'abort' } },
    ]);
  });

  test('an es cell plan sends its attempt along, as the existing tracker needs it (api-2 §3.4)', () => {
    const [request] = requests(anEsCellPlan(), () => abort);
    expect(request).toHaveProperty('crisprAttempt');
  });

  test('together with data: the data first, then the step', () => {
    expect(requests(aCrisprPlan(), () => ({ ...note('Changed'), ...abort }))).toMatchObject([
      { part: 'data', comment: 'Changed', statusTransition: { actionToExecute: null } },
      { part: 'status', statusTransition: { actionToExecute: 'abort' } },
    ]);
  });

  const leading = (more: Partial<AvailableTransition>): StatusTransition => ({
    currentStatus: 'Mouse Allele Modification Registered',
    transitions: [
      {
        action: 'updateToCreExcisionStarted',
        description: 'Update to Cre Excision Started.',
        triggeredByUser: false,
        available: true,
        note: 'Please update again to continue Cre Excision Started state.',
        nextStatus: 'Cre Excision Started',
        ...more,
      },
    ],
    actionToExecute: null,
  });

  test('that leads to a status which the tracker leaves by itself: what is stored is saved once more', () => {
    const [, continuation] = savingSteps(
      { ...planValuesOf(aCrisprPlan(), attempt), ...abort },
      aCrisprPlan(),
      attempt,
    );
    expect(continuation?.part).toBe('continuation');
    const arrived = aCrisprPlan({ comment: 'As stored', statusTransition: leading({}) });
    expect(continuation?.inputOf(arrived)).toMatchObject({
      comment: 'As stored',
      statusTransition: { actionToExecute: null },
    });
    expect(
      continuation?.inputOf({ ...arrived, statusTransition: leading({ available: false }) }),
    ).toBeUndefined();
    expect(
      continuation?.inputOf({ ...arrived, statusTransition: leading({ triggeredByUser: true }) }),
    ).toBeUndefined();
  });

  test('that the tracker takes by itself is a save without a step', () => {
    const waiting = aCrisprPlan({ statusTransition: leading({}) });
    const action = { transition: { action: 'updateToCreExcisionStarted' } };
    const [request] = requests(waiting, () => action);
    expect(request).toMatchObject({ part: 'status', statusTransition: { actionToExecute: null } });
  });

  test('abandonWhenCreated drops every attempt (spec 4)', () => {
    const [request] = requests(aCrisprPlan(), () => abandon);
    expect(request).toMatchObject({ statusTransition: { actionToExecute: 'abandonWhenCreated' } });
    expect(request).not.toHaveProperty('crisprAttempt');
  });

  test('abandonWhenCreated: details are saved before, changes of the attempt are not', () => {
    const sent = requests(aCrisprPlan(), () => ({ ...note('Why'), work: { ref: 'MI-9' }, ...abandon }));
    expect(sent).toMatchObject([{ part: 'data', comment: 'Why' }, { part: 'status' }]);
    for (const request of sent) expect(request).not.toHaveProperty('crisprAttempt');
    const onlyAttempt = requests(aCrisprPlan(), () => ({ work: { ref: 'MI-9' }, ...abandon }));
    expect(onlyAttempt.map(({ part }) => part)).toEqual(['status']);
  });
});
