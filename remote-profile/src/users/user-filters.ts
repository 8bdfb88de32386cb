import { listFormat } from 'shared/domain';
import type { FilterDefinition } from 'shared/ui';
import type { ManagedLists } from './use-managed-lists.ts';

/** The filters beside the table, in order (PP-68). */
export function userFilters(lists: ManagedLists | undefined): FilterDefinition[] {
  return [
    {
      name: 'state',
      title: 'Account',
      kind: 'options',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'deactivated', label: 'Deactivated' },
        { value: 'administrator', label: 'Administrator' },
      ],
      isOpenAtStart: true,
    },
    { name: 'workUnitName', title: 'Work Unit', kind: 'options', options: lists?.workUnits ?? [] },
    { name: 'consortiumName', title: 'Consortium', kind: 'options', options: lists?.consortia ?? [] },
    { name: 'roleName', title: 'Role', kind: 'options', options: lists?.roles ?? [] },
  ];
}

/**
 * What the list can be narrowed by; the names are those of the call. `search` has its field above the table. The list opens
 * with everybody by name; what is searched and chosen is in the address (PP-48, PP-58).
 */
export const USER_LIST = listFormat({
  filters: [
    { name: 'search', kind: 'text' },
    { name: 'workUnitName', kind: 'options' },
    { name: 'consortiumName', kind: 'options' },
    { name: 'roleName', kind: 'options' },
    { name: 'state', kind: 'options' },
  ],
  sortKeys: ['email', 'name'],
  defaultSort: { key: 'name', direction: 'asc' },
});
