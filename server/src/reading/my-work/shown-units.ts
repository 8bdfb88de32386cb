import type { Named, Subject } from '../../identity/permissions/caller.ts';

/** The work units whose work is shown; `isEverything` where an administrator has chosen none. */
export interface ShownUnits {
  units: Named[];
  isEverything: boolean;
}

/**
 * Of their own work units people see those that they ask for, or all. Administrators see those that they ask for, or the
 * work of everybody. Names that are none of theirs are left out.
 */
export function shownUnits(
  { isAdmin, unitRoles }: Pick<Subject, 'isAdmin' | 'unitRoles'>,
  asked: readonly string[],
  allUnits: readonly Named[],
): ShownUnits {
  const own = new Set(unitRoles.map(({ workUnitId }) => workUnitId));
  const possible = allUnits
    .filter(({ id }) => isAdmin || own.has(id))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const chosen = possible.filter(({ name }) => asked.includes(name));
  if (chosen.length > 0) return { units: chosen, isEverything: false };
  return { units: possible, isEverything: isAdmin };
}
