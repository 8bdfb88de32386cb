import type { StepCondition } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';

/** Whether a transition may be made, and the message for the person. */
export interface Verdict {
  available: boolean;
  /** Replaces the fixed note of the transition; null leaves it. */
  note: string | null;
}

/** Condition of a transition (api-2 section 7.4). `State` is what the rules look at, after the request. */
export interface Condition<State> {
  /** In words, for the documentation. */
  readonly meaning: string;
  /** What somebody does so that it is met; without it nothing has to be entered. */
  readonly needs?: StepCondition;
  check(state: State, subject: Subject): Verdict;
}

/** One row of a machine's table. */
export interface Transition<State> {
  /** Name that clients send as the action. */
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** False: the server makes it by itself as soon as the condition is met. */
  readonly triggeredByUser: boolean;
  readonly description: string;
  /** Shown when the condition gives no message. */
  readonly note: string | null;
  readonly condition: Condition<State>;
  /** What else happens when it is made. */
  readonly effect?: 'keep fixed tissue';
  /** Listed and never made: requesting it does nothing (api-2 section 8.7). */
  readonly isInert?: boolean;
}

/** The life of one kind of thing as a table. */
export interface Machine<State> {
  readonly name: string;
  /** Every status of it, the one that it begins in first. */
  readonly statuses: readonly string[];
  readonly transitions: readonly Transition<State>[];
  /** Begins the stored names of its statuses; the table is written without it (api-2 section 10.1). */
  readonly prefix: string;
}

/** A row that people make. */
export function byUser<State>(
  event: string,
  step: { from: string; to: string },
  description: string,
  condition: Condition<State>,
  note: string | null = null,
): Transition<State> {
  return { event, ...step, triggeredByUser: true, description, note, condition };
}

/** A row that the server makes. */
export function bySystem<State>(
  event: string,
  step: { from: string; to: string },
  description: string,
  condition: Condition<State>,
  note: string | null = null,
): Transition<State> {
  return { event, ...step, triggeredByUser: false, description, note, condition };
}

/** A condition on the state alone. */
export function when<State>(
  meaning: string,
  holds: (state: State) => boolean,
  unmet: string,
  needs?: StepCondition,
): Condition<State> {
  return {
    meaning,
    needs,
    check: (state) => (holds(state) ? AVAILABLE : { available: false, note: unmet }),
  };
}

/** Something to enter in one of these fields of the API. */
export function entering(text: string, ...fields: string[]): StepCondition {
  return { text: `enter ${text}`, fields };
}

/** Something that one person does, and no field is filled in for. */
export function doing(text: string, ...fields: string[]): StepCondition {
  return { text, fields };
}

/** Available, with the fixed note of the transition. */
export const AVAILABLE: Verdict = { available: true, note: null };

/** No condition. */
export const ALWAYS: Condition<unknown> = { meaning: 'always', check: () => AVAILABLE };
