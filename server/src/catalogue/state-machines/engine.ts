import type { StatusTransition } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';
import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import type { Machine, Transition } from './machine.ts';

/** What the texts of a refused transition call the thing (api-2 section 7.2). */
export type Entity = 'Plan' | 'Colony' | 'Specimen' | 'PhenotypingStage';

/** The status that everything of this machine begins in, by its stored name. */
export function initialStatus(machine: Machine<never>): string {
  const [first] = machine.statuses;
  if (first === undefined) throw new Error(`The state machine '${machine.name}' has no statuses`);
  return machine.prefix + first;
}

/** The stored name of the status that a transition leads to. */
export function statusAfter(machine: Machine<never>, { to }: Transition<never>): string {
  return machine.prefix + to;
}

/**
 * The next transitions, for this caller (api-2 section 7.1).
 *
 * @param current stored name of the status, with the machine's prefix
 */
export function statusTransition<State>(
  machine: Machine<State>,
  current: string,
  state: State,
  subject: Subject,
): StatusTransition {
  return {
    currentStatus: current,
    transitions: transitionsFrom(machine, current).map((transition) => {
      const { available, note } = transition.condition.check(state, subject);
      return {
        action: transition.event,
        description: transition.description,
        triggeredByUser: transition.triggeredByUser,
        available,
        note: note ?? transition.note,
        nextStatus: transition.to,
      };
    }),
    actionToExecute: null,
  };
}

/**
 * The statuses that the server passes through by itself, in order (api-2 section 7.3): the first system transition
 * whose condition is met is made, repeatedly until none is left.
 *
 * @throws if a machine has a cycle
 */
export function automaticSteps<State>(machine: Machine<State>, current: string, state: State): string[] {
  const passed: string[] = [];
  for (let status = current; ;) {
    const next = transitionsFrom(machine, status).find(
      ({ triggeredByUser, condition }) => !triggeredByUser && condition.check(state, ANONYMOUS).available,
    );
    if (next === undefined) return passed;
    status = statusAfter(machine, next);
    if (passed.includes(status)) throw new Error(`The state machine '${machine.name}' turns in circles`);
    passed.push(status);
  }
}

/** A transition that a person can request. */
export interface TransitionRequest<State> {
  /** Name of the event in any case, as it was sent. */
  action: string | null | undefined;
  /** Stored name of the present status. */
  current: string;
  state: State;
  subject: Subject;
  entity: Entity;
}

/**
 * The transition in a request; null if the request has none, or one that the machine does not have (api-2 section
 * 7.2).
 *
 * @throws UserError if it cannot be made now
 */
export function userTransition<State>(
  machine: Machine<State>,
  { action, current, state, subject, entity }: TransitionRequest<State>,
): Transition<State> | null {
  const transition = findTransition(machine, action);
  if (transition === null || transition.isInert === true) return null;
  const { available, note } = transition.condition.check(state, subject);
  if (!available) throw new UserError(`Transition cannot be executed ${note ?? transition.note}`);
  const { event, from, to } = transition;
  if (machine.prefix + from !== current)
    throw new UserError(
      'Invalid transition',
      `Transition [${event}] cannot be executed because it goes from status [${from}] to [${to}] ` +
        `but current status in the entity [${entity}] is [${current}]`,
    );
  return transition;
}

/** The transition of this name, in any case; null without a name or for an unknown one. */
export function findTransition<State>(
  { transitions }: Machine<State>,
  action: string | null | undefined,
): Transition<State> | null {
  const wanted = action?.toLowerCase();
  return transitions.find(({ event }) => event.toLowerCase() === wanted) ?? null;
}

function transitionsFrom<State>({ transitions, prefix }: Machine<State>, status: string) {
  return transitions.filter(({ from }) => prefix + from === status);
}
