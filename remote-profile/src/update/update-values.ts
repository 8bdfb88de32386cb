import type { Person, PersonUpdate } from 'shared/contract';
import {
  EMPTY_ROLE,
  roleRowsOf,
  rolesToSend,
  roleText,
  type PlaceKind,
  type RoleRow,
} from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';

/** The values of the form that changes an account, as its controls have them. */
export interface UpdateValues {
  name: string;
  isAdmin: boolean;
  workUnits: RoleRow[];
  consortia: RoleRow[];
}

/** Places whose roles somebody may change: for administrators all, for managers what they manage. */
export type ManagedPlaces = Pick<ManagedLists, PlaceKind>;

/** A person as the form has them; roles elsewhere are not the caller's to change, and are no part of the form. */
export function valuesOf(person: Person, managed: ManagedPlaces): UpdateValues {
  return { name: person.name ?? '', isAdmin: person.isAdmin, ...rolesWithin(person, managed, true) };
}

/** The rows of the places that the caller manages, or those of all others. */
function rolesWithin(
  person: Person,
  managed: ManagedPlaces,
  isManaged: boolean,
): Record<PlaceKind, RoleRow[]> {
  const { workUnits, consortia } = roleRowsOf(person);
  return {
    workUnits: workUnits.filter(({ place }) => managed.workUnits.includes(place) === isManaged),
    consortia: consortia.filter(({ place }) => managed.consortia.includes(place) === isManaged),
  };
}

/** A draft of the form, with one element in each list. */
export const DRAFT_EXAMPLE: UpdateValues = {
  name: '',
  isAdmin: false,
  workUnits: [EMPTY_ROLE],
  consortia: [EMPTY_ROLE],
};

/** The roles that stay as they are, in words. */
export function otherRoles(person: Person, managed: ManagedPlaces): Record<PlaceKind, string[]> {
  const { workUnits, consortia } = rolesWithin(person, managed, false);
  return { workUnits: workUnits.map(roleText), consortia: consortia.map(roleText) };
}

/** The change to send; consent is the person's own. Who is an administrator is a change of the account, not of the person. */
export function updateOf(values: UpdateValues, person: Person, managed: ManagedPlaces): PersonUpdate {
  const others = rolesWithin(person, managed, false);
  return {
    name: values.name.trim(),
    contactable: person.contactable,
    ...rolesToSend({
      workUnits: [...others.workUnits, ...values.workUnits],
      consortia: [...others.consortia, ...values.consortia],
    }),
  };
}
