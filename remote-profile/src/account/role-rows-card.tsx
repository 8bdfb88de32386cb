import { useMemo, type ReactNode } from 'react';
import { Card, Stack } from 'shared/ui';
import { RowTable, useRows, type RowColumns } from 'shared/ui-forms';
import {
  EMPTY_ROLE,
  incompleteProblem,
  PLACE_KINDS,
  repetitionProblem,
  type PlaceKind,
  type RoleRow,
} from './role-rows.ts';

export interface RoleRowsCardProps {
  /** Also the place of the rows in the form's values. */
  kind: PlaceKind;
  /** Work units or consortia to choose from. */
  places: readonly string[];
  roles: readonly string[];
  /** What stands under the rows. */
  children?: ReactNode;
}

const emptyRow = (): RoleRow => ({ ...EMPTY_ROLE });

/** A card of roles, one row each (ui-screens 22.2). A half-filled row blocks submission (PP-21). */
export function RoleRowsCard({ kind, places, roles, children }: RoleRowsCardProps) {
  const { title, table, place, rowLabel } = PLACE_KINDS[kind];
  const rows = useRows<RoleRow>(kind);
  const columns = useMemo<RowColumns<RoleRow>>(
    () => [
      {
        field: 'place',
        header: place,
        width: '12rem',
        control: { kind: 'select', options: places },
        problem: (text, row) => incompleteProblem(kind, text, row.roleName),
      },
      {
        field: 'roleName',
        header: 'Role',
        width: '10rem',
        control: { kind: 'select', options: roles },
        problem: (text, row, all) => incompleteProblem(kind, text, row.place) ?? repetitionProblem(row, all),
      },
    ],
    [kind, place, places, roles],
  );
  return (
    <Card title={title}>
      <Stack gap="3">
        <RowTable
          rows={rows}
          title={table}
          rowLabel={rowLabel}
          columns={columns}
          emptyRow={emptyRow}
          addText="Add"
        />
        {children}
      </Stack>
    </Card>
  );
}
