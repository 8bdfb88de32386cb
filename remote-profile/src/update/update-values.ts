import type { Person, PersonUpdate } from 'shared/contract';
import { valueText } from 'shared/domain';
import { roleRowsOf, rolesToSend, roleText, type PlaceKind, type RoleRow } from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';

/** The values of the form that changes an account, as its controls hold them. */
export interface UpdateValues {
  name: string;
  isAdmin: boolean;
  workUnits: RoleRow[];
  consortia: RoleRow[];
}

/** What the screen calls each value, for whoever compares two of them. */
export const UPDATE_LABELS: Record<keyof UpdateValues, string> = {
  name: 'Name',
  isAdmin: 'Is Administrator?',
  workUnits: 'Work unit association(s)',
  consortia: 'Consortium association(s)',
};

/** Places whose roles somebody may change: for administrators all, for managers what they manage. */
export type ManagedPlaces = Pick<ManagedLists, PlaceKind>;

/** A person as the form holds them; roles elsewhere are not the caller's to change, and stay outside the form. */
export function valuesOf(person: Person, managed: ManagedPlaces): UpdateValues {
  const { workUnits, consortia } = roleRowsOf(person);
  return {
    name: person.name ?? '',
    isAdmin: person.isAdmin,
    workUnits: workUnits.filter(({ place }) => managed.workUnits.includes(place)),
    consortia: consortia.filter(({ place }) => managed.consortia.includes(place)),
  };
}

/** The roles that stay as they are, in words. */
export function otherRoles(person: Person, managed: ManagedPlaces): Record<PlaceKind, string[]> {
  const { workUnits, consortia } = roleRowsOf(person);
  return {
    workUnits: workUnits.filter(({ place }) => !managed.workUnits.includes(place)).map(roleText),
    consortia: consortia.filter(({ place }) => !managed.consortia.includes(place)).map(roleText),
  };
}

/** The change to send; consent is the person's own. Who is an administrator is a change of the account, not of the person. */
export function updateOf(values: UpdateValues, person: Person, managed: ManagedPlaces): PersonUpdate {
  const { workUnits, consortia } = roleRowsOf(person);
  return {
    name: values.name.trim(),
    contactable: person.contactable,
    ...rolesToSend({
      workUnits: [
        ...workUnits.filter(({ place }) => !managed.workUnits.includes(place)),
        ...values.workUnits,
      ],
      consortia: [
        ...consortia.filter(({ place }) => !managed.consortia.includes(place)),
        ...values.consortia,
      ],
    }),
  };
}

/** A value of the form in words, for whoever compares two of them. */
export function updateText(_field: string, value: unknown): string {
  if (!Array.isArray(value)) return valueText(value);
  return value.filter(isRoleRow).map(roleText).join(', ') || 'nothing';
}

function isRoleRow(value: unknown): value is RoleRow {
  return typeof value === 'object' && value !== null && 'place' in value && 'roleName' in value;
}
