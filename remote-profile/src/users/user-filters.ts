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
