import type { Person } from 'shared/contract';
import { isAdmin, ownWorkUnits } from 'shared/session';

/** Which projects the list begins with, and how to see the others. */
export function introductionText(person: Person): string {
  if (isAdmin(person)) return 'The projects of all work units.';
  const workUnits = ownWorkUnits(person);
  if (workUnits.length === 0) {
    return 'You hold no role in a work unit, so the list begins with every project that you may read.';
  }
  return `From the menu, the list begins with the projects of ${listed(workUnits)}. Clear the filters to see every project that you may read.`;
}

function listed(names: readonly string[]): string {
  if (names.length === 1) return `your work unit ${names[0] ?? ''}`;
  return `your work units ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
