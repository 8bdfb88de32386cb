import type { ConsortiumRole, WorkUnitRole } from 'shared/contract';
import { Text, type Column, DataTable } from 'shared/ui';
import { FramedGroup } from './framed-group.tsx';

const UNIT_COLUMNS: readonly Column<WorkUnitRole>[] = [
  { id: 'workUnit', header: 'Work Unit', isRowHeader: true, cell: ({ workUnitName }) => workUnitName },
  { id: 'role', header: 'Role', cell: ({ roleName }) => roleName },
];

const CONSORTIUM_COLUMNS: readonly Column<ConsortiumRole>[] = [
  { id: 'consortium', header: 'Consortium', isRowHeader: true, cell: ({ consortiumName }) => consortiumName },
  { id: 'role', header: 'Role', cell: ({ roleName }) => roleName },
];

const idOf = ({ id }: { id: number }) => id;

/** The roles of a person in work units (ui-screens 21). */
export function WorkUnitRoles({ roles }: { roles: readonly WorkUnitRole[] }) {
  return (
    <FramedGroup title="Work Units">
      {roles.length === 0 ? (
        <Text tone="muted">You have no role in a work unit.</Text>
      ) : (
        <DataTable caption="Your roles in work units" columns={UNIT_COLUMNS} rows={roles} rowKey={idOf} />
      )}
    </FramedGroup>
  );
}

/** The roles of a person in consortia. */
export function ConsortiumRoles({ roles }: { roles: readonly ConsortiumRole[] }) {
  return (
    <FramedGroup title="Consortia">
      {roles.length === 0 ? (
        <Text tone="muted">You have no role in a consortium.</Text>
      ) : (
        <DataTable
          caption="Your roles in consortia"
          columns={CONSORTIUM_COLUMNS}
          rows={roles}
          rowKey={idOf}
        />
      )}
    </FramedGroup>
  );
}
