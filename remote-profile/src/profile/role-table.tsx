import type { Person } from 'shared/contract';
import { FieldGroup } from 'shared/edit-form';
import { DataTable, Text, type Column } from 'shared/ui';
import { PLACE_KINDS, roleRowsOf, type PlaceKind, type RoleRow } from '../account/role-rows.ts';

/** What the profile says of each kind of places (ui-screens 21). */
const TEXTS: Record<PlaceKind, { title: string; none: string; caption: string }> = {
  workUnits: {
    title: 'Work Units',
    none: 'You have no role in a work unit.',
    caption: 'Your roles in work units',
  },
  consortia: {
    title: 'Consortia',
    none: 'You have no role in a consortium.',
    caption: 'Your roles in consortia',
  },
};

const columnsOf = (kind: PlaceKind): readonly Column<RoleRow>[] => [
  { id: 'place', header: PLACE_KINDS[kind].place, isRowHeader: true, cell: ({ place }) => place },
  { id: 'role', header: 'Role', cell: ({ roleName }) => roleName },
];
const COLUMNS = { workUnits: columnsOf('workUnits'), consortia: columnsOf('consortia') };

const roleKey = ({ id }: RoleRow) => id ?? '';

/** The roles of a person in work units or in consortia. */
export function RoleTable({ kind, person }: { kind: PlaceKind; person: Person }) {
  const { title, none, caption } = TEXTS[kind];
  const roles = roleRowsOf(person)[kind];
  return (
    <FieldGroup title={title}>
      {roles.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <DataTable caption={caption} columns={COLUMNS[kind]} rows={roles} rowKey={roleKey} />
      )}
    </FieldGroup>
  );
}
