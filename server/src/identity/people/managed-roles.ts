import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { managedConsortia, managedWorkUnits, type Subject } from '../permissions/caller.ts';
import { isAllowed } from '../permissions/policy.ts';
import { isSameRole, type RoleRow, type RoleRows } from './role-rows.ts';

/**
 * The roles of a person after the caller's change: administrators decide all of them, managers those in the work
 * units and consortia that they manage. The others stay, whether the request has them or not.
 *
 * @throws ForbiddenError for a new role in a place that the caller does not manage, or one that is not theirs to give
 */
export function rolesAfter(caller: Subject, stored: RoleRows, wanted: RoleRows): RoleRows {
  if (caller.isAdmin) return wanted;
  return {
    units: managed(
      caller,
      { kind: 'work unit', names: managedWorkUnits(caller) },
      stored.units,
      wanted.units,
    ),
    consortia: managed(
      caller,
      { kind: 'consortium', names: managedConsortia(caller) },
      stored.consortia,
      wanted.consortia,
    ),
  };
}

/** Places of one kind that the caller manages. */
interface Realm {
  kind: 'work unit' | 'consortium';
  names: readonly string[];
}

function managed(
  caller: Subject,
  { kind, names }: Realm,
  stored: readonly RoleRow[],
  wanted: readonly RoleRow[],
): RoleRow[] {
  const added = wanted.filter((row) => !stored.some((held) => isSameRole(held, row)));
  for (const { placeName, roleName } of added) {
    if (!names.includes(placeName))
      throw new ForbiddenError(`You do not have permission to give roles in the ${kind} ${placeName}.`);
    if (!isAllowed(caller, 'FILTER_ROLE', { roleName }))
      throw new ForbiddenError(`You do not have permission to give the role ${roleName}.`);
  }
  const untouched = stored.filter(({ placeName }) => !names.includes(placeName));
  return [...untouched, ...wanted.filter(({ placeName }) => names.includes(placeName))];
}
