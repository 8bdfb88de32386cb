import type { Subject } from '../../identity/permissions/caller.ts';
import { PLAN_MACHINES, STAGE_MACHINES } from '../../catalogue/state-machines/machines.ts';
import { ALWAYS, type Machine, type Transition } from '../../catalogue/state-machines/machine.ts';
import { COLONY_MACHINE } from '../../catalogue/state-machines/outcome-machines.ts';
import type { StageState } from '../../catalogue/state-machines/stage-conditions.ts';
import { isAbortion, orderingOf } from '../../catalogue/state-machines/statuses.ts';
import { statusWithOutcomes } from '../plans/outcome-creation.ts';

/** A step that leads on, and what it needs. */
export interface NextStep {
  /** The status that it leads to. */
  statusName: string;
  /** In words; null where it needs nothing. */
  condition: string | null;
}

/** Plans whose children begin in these statuses wait for the first child. */
const COLONY_BEGINS = 'Genotype In Progress';
const STAGE_BEGINS = 'Phenotyping Registered';

/** A step of a machine, which may be somebody else's. */
interface PossibleStep extends NextStep {
  isPermitted: boolean;
}

/**
 * The furthest step that leads on from a plan's summary status, of the plan itself, its colonies or its stages; undefined where
 * the work is done, or the caller may not take it. Nearer ones are optional, such as rederivation: nobody waits for them.
 *
 * @param statusName summary status of the plan
 */
export function nextStep(attemptTypeName: string, statusName: string, caller: Subject): NextStep | undefined {
  const steps = [
    ...PLAN_MACHINES.filter(({ name }) => name === attemptTypeName).flatMap((machine) =>
      stepsOn(machine, statusName),
    ),
    ...(isPhenotyping(attemptTypeName)
      ? STAGE_MACHINES.flatMap((machine) => stepsOn(machine, statusName, isStepOf(caller)))
      : stepsOn(COLONY_MACHINE, statusName)),
    ...firstChildren(attemptTypeName, statusName),
  ];
  const [furthest] = steps.toSorted(
    (one, other) => orderingOf(other.statusName) - orderingOf(one.statusName),
  );
  if (furthest?.isPermitted !== true) return undefined;
  return { statusName: furthest.statusName, condition: furthest.condition };
}

function isPhenotyping(attemptTypeName: string): boolean {
  return attemptTypeName.endsWith('phenotyping');
}

/** What stages look at is who asks, and nothing else. */
function isStepOf(caller: Subject): (transition: Transition<StageState>) => boolean {
  return ({ condition }) => condition.check(null, caller).available;
}

/** The steps of a machine that lead on: no abortion, and nothing back. */
function stepsOn<State>(
  machine: Machine<State>,
  statusName: string,
  isPermitted: (transition: Transition<State>) => boolean = () => true,
): PossibleStep[] {
  return machine.transitions
    .filter(({ from, isInert }) => machine.prefix + from === statusName && isInert !== true)
    .map((transition) => ({ transition, to: machine.prefix + transition.to }))
    .filter(({ to }) => !isAbortion(to) && orderingOf(to) > orderingOf(statusName))
    .map(({ transition, to }) => ({
      statusName: to,
      condition: transition.condition === ALWAYS ? null : transition.condition.meaning,
      isPermitted: isPermitted(transition),
    }));
}

function firstChildren(attemptTypeName: string, statusName: string): PossibleStep[] {
  if (statusWithOutcomes(attemptTypeName) === statusName)
    return [{ statusName: COLONY_BEGINS, condition: 'a colony or specimen is entered', isPermitted: true }];
  if (isPhenotyping(attemptTypeName) && statusName === 'Plan Created')
    return [{ statusName: STAGE_BEGINS, condition: 'a phenotyping stage is entered', isPermitted: true }];
  return [];
}
