import { normalEmail } from 'shared/mail-address';
import type { PersonCreation } from 'shared/contract';
import { EMPTY_ROLE, generalRoles, rolesToSend, type RoleRow } from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';

/** The values of the form that registers a user. */
export interface RegisterValues {
  name: string;
  email: string;
  isAdmin: boolean;
  /** The person sets the password, by a link that is mailed. */
  sendsLink: boolean;
  password: string;
  /** What administrators give: any role. */
  workUnits: RoleRow[];
  consortia: RoleRow[];
  /** What managers give: the role general. */
  unitNames: string[];
  consortiumNames: string[];
}

/** The places of a manager that are chosen at the start: a work unit, or without any a consortium, which is the only one. */
export function placesAtStart({
  workUnits,
  consortia,
}: Pick<ManagedLists, 'workUnits' | 'consortia'>): Pick<RegisterValues, 'unitNames' | 'consortiumNames'> {
  const only = (names: readonly string[]) => (names.length === 1 ? [...names] : []);
  return { unitNames: only(workUnits), consortiumNames: workUnits.length === 0 ? only(consortia) : [] };
}

/** The form at its start: one empty row of each (ui-screens 22.2). */
export function emptyRegistration(lists: Pick<ManagedLists, 'workUnits' | 'consortia'>): RegisterValues {
  return {
    name: '',
    email: '',
    isAdmin: false,
    sendsLink: true,
    password: '',
    workUnits: [{ ...EMPTY_ROLE }],
    consortia: [{ ...EMPTY_ROLE }],
    ...placesAtStart(lists),
  };
}

/** A draft of the form, with one element in each list. */
export const DRAFT_EXAMPLE: RegisterValues = {
  ...emptyRegistration({ workUnits: [], consortia: [] }),
  unitNames: [''],
  consortiumNames: [''],
};

/** What a draft may contain: a password is not stored in the browser. */
export function withoutPassword(values: RegisterValues): RegisterValues {
  return { ...values, password: '' };
}

/** The person to create. Only administrators appoint administrators and give other roles than general. */
export function creationOf(values: RegisterValues, { byAdmin }: { byAdmin: boolean }): PersonCreation {
  const roles = byAdmin
    ? values
    : { workUnits: generalRoles(values.unitNames), consortia: generalRoles(values.consortiumNames) };
  return {
    name: values.name.trim(),
    email: normalEmail(values.email),
    password: values.sendsLink ? null : values.password,
    isAdmin: byAdmin && values.isAdmin,
    ...rolesToSend(roles),
  };
}

/** An account that belongs nowhere and administrates nothing may be meant, or forgotten: it is asked about. */
export function isWithoutRole(creation: PersonCreation): boolean {
  const { isAdmin, rolesWorkUnits, rolesConsortia } = creation;
  return !isAdmin && [rolesWorkUnits, rolesConsortia].every((roles) => (roles ?? []).length === 0);
}

/** What a manager must choose: somebody without a place of theirs could not be changed by them again. */
export function placesProblem({
  unitNames,
  consortiumNames,
}: Pick<RegisterValues, 'unitNames' | 'consortiumNames'>) {
  return unitNames.length + consortiumNames.length === 0
    ? 'Choose at least one work unit or consortium: otherwise you could not look after this account.'
    : undefined;
}
