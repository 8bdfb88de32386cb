import { UserError } from '../../platform/http/errors/errors.ts';
import {
  findTransition,
  initialStatus,
  automaticSteps,
  statusAfter,
  statusTransition,
  userTransition,
} from './engine.ts';
import { ALWAYS, bySystem, type Machine } from './machine.ts';
import { planMachine, stageMachine } from './machines.ts';
import { COLONY_MACHINE } from './outcome-machines.ts';
import { NEW_COLONY } from './testing/outcome-cases.ts';
import { NEW_PLAN } from './testing/plan-cases.ts';
import type { PlanState } from './plan-state.ts';
import { PEOPLE } from './testing/cases.ts';

const FOUNDERS: PlanState = {
  ...NEW_PLAN,
  crisprAttempt: {
    totalEmbryosInjected: 40,
    totalEmbryosSurvived: 30,
    assay: { numNhejG0Mutants: 2, numDeletionG0Mutants: null, numHrG0Mutants: null, numHdrG0Mutants: null },
  },
};

describe('what may happen next (api-2 section 7.1)', () => {
  it('reports the note of the condition, or else of the row, in the order of the table', () => {
    const next = statusTransition(planMachine('crispr'), 'Attempt In Progress', NEW_PLAN, PEOPLE.scientist);
    expect(next).toEqual({
      currentStatus: 'Attempt In Progress',
      transitions: [
        {
          action: 'abortWhenInProgress',
          description: 'Abort the plan that is in progress',
          triggeredByUser: true,
          available: true,
          note: null,
          nextStatus: 'Attempt Aborted',
        },
        {
          action: 'updateToEmbryosObtained',
          description: 'Update to embryos obtained for the attempt',
          triggeredByUser: false,
          available: false,
          note: 'There is not embryos information yet',
          nextStatus: 'Embryos Obtained',
        },
      ],
      actionToExecute: null,
    });
  });

  it.each(['Plan Abandoned', 'Attempt Aborted'])('is nothing in the final status %s', (status) => {
    const next = statusTransition(planMachine('crispr'), status, FOUNDERS, PEOPLE.administrator);
    expect(next).toEqual({ currentStatus: status, transitions: [], actionToExecute: null });
  });

  it('of a stage with a prefix names the present status with it and the next ones without', () => {
    const stage = statusTransition(
      stageMachine('late adult'),
      'Late Adult Phenotyping Registered',
      null,
      PEOPLE.scientist,
    );
    expect(stage.currentStatus).toBe('Late Adult Phenotyping Registered');
    expect(stage.transitions.map(({ action, nextStatus }) => [action, nextStatus])).toEqual([
      ['updateToRederivationStarted', 'Rederivation Started'],
      ['updateToPhenotypingStarted', 'Phenotyping Started'],
      ['abortWhenPhenotypeRegistered', 'Phenotype Production Aborted'],
    ]);
  });

  it('depends on the caller', () => {
    const available = (person: keyof typeof PEOPLE) =>
      statusTransition(COLONY_MACHINE, 'Genotype Confirmed', NEW_COLONY, PEOPLE[person])
        .transitions.filter((transition) => transition.available)
        .map(({ action }) => action);
    expect(available('scientist')).toEqual(['updateToGenotypeExtinct', 'abortGenotypeConfirmed']);
    expect(available('cda')).toEqual([
      'reverseGenotypeConfirmation',
      'updateToGenotypeExtinct',
      'abortGenotypeConfirmed',
    ]);
  });
});

describe('what the server does by itself (api-2 section 7.3)', () => {
  it('passes through as many statuses as the data allows', () => {
    expect(automaticSteps(planMachine('crispr'), 'Plan Created', FOUNDERS)).toEqual([
      'Attempt In Progress',
      'Embryos Obtained',
      'Founder Obtained',
    ]);
  });

  it('does not go back when data is taken away', () => {
    expect(automaticSteps(planMachine('crispr'), 'Founder Obtained', NEW_PLAN)).toEqual([]);
  });

  it.each([
    ['Mouse Allele Modification Registered', ['Cre Excision Started', 'Cre Excision Complete']],
    ['Rederivation For Modification Complete', ['Cre Excision Started', 'Cre Excision Complete']],
    ['Rederivation For Modification Started', []],
    ['Mouse Allele Modification Genotype Confirmed', ['Cre Excision Complete']],
    ['Plan Created', []],
  ])('an excised allele in %s goes on to %j', (status, passed) => {
    const alleleModificationAttempt = {
      numberOfCreMatingsSuccessful: null,
      tatCre: true,
      deleterStrainName: null,
    };
    expect(
      automaticSteps(planMachine('es cell allele modification'), status, {
        ...NEW_PLAN,
        alleleModificationAttempt,
      }),
    ).toEqual(passed);
  });

  it('throws for a table with a cycle', () => {
    const there = bySystem('there', { from: 'a', to: 'b' }, '', ALWAYS);
    const back = bySystem('back', { from: 'b', to: 'a' }, '', ALWAYS);
    const circle: Machine<unknown> = {
      name: 'circle',
      prefix: '',
      statuses: ['a', 'b'],
      transitions: [there, back],
    };
    expect(() => automaticSteps(circle, 'a', null)).toThrow("The state machine 'circle' turns in circles");
  });
});

describe('requested transitions (api-2 section 7.2)', () => {
  const ask = (action: string | null | undefined, current = 'Attempt In Progress', state = NEW_PLAN) =>
    userTransition(planMachine('crispr'), {
      action,
      current,
      state,
      subject: PEOPLE.scientist,
      entity: 'Plan',
    });

  it.each(['abortWhenInProgress', 'ABORTWHENINPROGRESS'])('%s is found in any case', (action) => {
    expect(ask(action)?.to).toBe('Attempt Aborted');
  });

  it.each([null, undefined, '', 'somethingElse', ' abortWhenInProgress'])(
    '%j requests no transition',
    (action) => {
      expect(ask(action)).toBeNull();
    },
  );

  it('is first refused for its condition, then for the present status', () => {
    const withColony = { ...NEW_PLAN, colonyStatuses: ['Genotype In Progress'] };
    expect(() => ask('abortWhenFounderObtained', 'Plan Created', withColony)).toThrow(
      new UserError(
        'Transition cannot be executed The plan has colonies that are not aborted. Please abort them first',
      ),
    );
    expect(() => ask('abortWhenFounderObtained', 'Plan Created')).toThrow(
      new UserError('Invalid transition'),
    );
  });

  it.each([
    ['Attempt In Progress', NEW_PLAN, 'Transition cannot be executed There is not embryos information yet'],
    ['Embryos Obtained', FOUNDERS, 'Invalid transition'],
  ])('is no way to make the server take a step from %s', (current, state, message) => {
    expect(() => ask('updateToEmbryosObtained', current, state)).toThrow(new UserError(message));
  });

  it('names the stage with its prefix where it is in another status', () => {
    const request = {
      action: 'updateToPhenotypingAllDataSent',
      current: 'Embryo Phenotyping Registered',
      state: null,
      subject: PEOPLE.dcc,
      entity: 'PhenotypingStage',
    } as const;
    expect(() => userTransition(stageMachine('embryo'), request)).toThrow(
      expect.objectContaining({
        message: 'Invalid transition',
        debugMessage:
          'Transition [updateToPhenotypingAllDataSent] cannot be executed because it goes from status ' +
          '[Phenotyping Started] to [Phenotyping All Data Sent] but current status in the entity ' +
          '[PhenotypingStage] is [Embryo Phenotyping Registered]',
      }),
    );
  });
});

describe('stored names', () => {
  it.each([
    ['early adult and embryo', 'Phenotyping Registered', 'Rederivation Started'],
    ['late adult', 'Late Adult Phenotyping Registered', 'Late Adult Rederivation Started'],
  ])('of a stage of type %s begin with its prefix', (type, initial, rederivation) => {
    const machine = stageMachine(type);
    const transition = findTransition(machine, 'updateToRederivationStarted');
    expect(initialStatus(machine)).toBe(initial);
    expect(transition && statusAfter(machine, transition)).toBe(rederivation);
  });

  it.each([
    ['haplo-essential', 'Haplo-Essential Phenotyping Registered'],
    ['embryo', 'Embryo Phenotyping Registered'],
  ])('of a stage of type %s begin with its prefix', (type, initial) => {
    expect(initialStatus(stageMachine(type))).toBe(initial);
  });
});

it.each([() => planMachine('late adult'), () => stageMachine('crispr')])(
  'there is no machine for the wrong kind of type',
  (find) => {
    expect(find).toThrow(/There is no state machine/);
  },
);
