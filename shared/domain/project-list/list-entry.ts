import type { Person } from 'shared/contract';

/** What a history entry of the project list carries once its work units are a person's own choice. */
export interface ListEntry {
  begunBy: string;
}

/** For links to the list whose filters are meant as they are: without it, the list begins with a person's own work units. */
export function listEntryOf({ email }: Pick<Person, 'email'>): ListEntry {
  return { begunBy: email };
}

/** Whether the work units of this history entry were chosen by this person. */
export function isListEntryOf({ email }: Pick<Person, 'email'>, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'begunBy' in state && state.begunBy === email;
}
