import { browserStorage } from './browser-storage.ts';

/** Where a person comes after signing in, if nowhere in particular: a choice of each person in each browser. */
const keyOf = (email: string) => `gt-landing ${email}`;
const WORK = 'work';

/** Whether the person comes to their work; otherwise to the search (spec part 1 §2, Login page). */
export function landsOnWork(email: string): boolean {
  return browserStorage.read(keyOf(email)) === WORK;
}

export function landOnWork(email: string, isChosen: boolean): void {
  if (isChosen) browserStorage.write(keyOf(email), WORK);
  else browserStorage.remove(keyOf(email));
}
