import { Stack } from 'shared/ui';
import { RoleRowsCard } from '../account/role-rows-card.tsx';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { GeneralRolesCards } from './general-roles-cards.tsx';

/** The roles of a new account: administrators give any, managers the role general (ui-screens 22.2). */
export function RoleCards({ byAdmin, lists }: { byAdmin: boolean; lists: ManagedLists }) {
  return (
    <Stack gap="4">
      {byAdmin ? (
        <>
          <RoleRowsCard kind="workUnits" places={lists.workUnits} roles={lists.roles} />
          <RoleRowsCard kind="consortia" places={lists.consortia} roles={lists.roles} />
        </>
      ) : (
        <GeneralRolesCards lists={lists} />
      )}
    </Stack>
  );
}
