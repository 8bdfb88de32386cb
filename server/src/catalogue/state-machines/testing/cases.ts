/** What the tests of the machines put to each condition. */
import { readSettings } from '../../../platform/settings/settings.ts';
import { ANONYMOUS, type Subject } from '../../../identity/permissions/caller.ts';
import type { Condition } from '../machine.ts';

/** A state, a caller, and the expected verdict; by default the caller is a scientist. */
export interface Case<State> {
  title: string;
  state: State;
  subject?: Subject;
  /** Of the verdict; by default none where the condition is met. */
  note?: string | null;
}

/** Every way that a condition is met and not met. */
export interface Cases<State> {
  condition: Condition<State>;
  met: readonly Case<State>[];
  unmet: readonly (Case<State> & { note: string | null })[];
}

const SIGNED_IN: Subject = { ...ANONYMOUS, email: 'scientist@lab.example', personId: 1 };

const role = (roleName: string) => ({ id: 1, workUnitId: 1, workUnitName: 'JAX', roleName });

/** The callers that the conditions distinguish. */
export const PEOPLE = {
  anonymous: ANONYMOUS,
  scientist: { ...SIGNED_IN, unitRoles: [role('general')] },
  manager: { ...SIGNED_IN, unitRoles: [role('manager')] },
  dcc: { ...SIGNED_IN, email: readSettings({}).dccUserKey, isDccUser: true },
  cda: { ...SIGNED_IN, email: readSettings({}).cdaUserKey, isCdaUser: true },
  administrator: { ...SIGNED_IN, isAdmin: true },
} as const satisfies Record<string, Subject>;

type Person = keyof typeof PEOPLE;

/** Cases of a condition that some people meet, whatever the state. */
export function forPeople<State>(
  condition: Condition<State>,
  state: State,
  allowed: readonly Person[],
  note: string,
): Cases<State> {
  const asked = (name: Person) => ({ title: name, state, subject: PEOPLE[name] });
  return {
    condition,
    met: allowed.map(asked),
    unmet: PERSONS.filter((name) => !allowed.includes(name)).map((name) => ({ ...asked(name), note })),
  };
}

const PERSONS: readonly Person[] = ['anonymous', 'scientist', 'manager', 'dcc', 'cda', 'administrator'];

/** Cases of a condition that everybody always meets. */
export function forEverybody<State>(condition: Condition<State>, state: State): Cases<State> {
  return forPeople(condition, state, PERSONS, '');
}
