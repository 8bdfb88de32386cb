import { fieldSections } from 'shared/edit-form';
import { PLACE_KINDS, roleText, type RoleRow } from '../account/role-rows.ts';
import type { UpdateValues } from './update-values.ts';

/** What the conflict dialog calls the values, and how it shows roles. */
export const UPDATE_SECTIONS = fieldSections(
  {
    name: 'Name',
    isAdmin: 'Is Administrator?',
    workUnits: PLACE_KINDS.workUnits.title,
    consortia: PLACE_KINDS.consortia.title,
  } satisfies Record<keyof UpdateValues, string>,
  rolesText,
);

/** A list of roles in words; undefined for another value. */
function rolesText(value: unknown): string | undefined {
  return Array.isArray(value) ? value.filter(isRoleRow).map(roleText).join(', ') || 'nothing' : undefined;
}

function isRoleRow(value: unknown): value is RoleRow {
  return typeof value === 'object' && value !== null && 'place' in value && 'roleName' in value;
}
