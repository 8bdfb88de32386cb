import { aPerson } from 'shared/testing';

const RIGHT = [{ actionName: 'canManageGeneLists', value: true }];

/** Manages the list of IDG, and is a plain member of CMG. */
export const MANAGER = aPerson({
  rolesConsortia: [
    { id: 21, consortiumName: 'IDG', roleName: 'manager' },
    { id: 22, consortiumName: 'CMG', roleName: 'general' },
  ],
  actionPermissions: RIGHT,
});

/** Manages the lists of IDG and IMPC. */
export const MANAGER_OF_TWO = aPerson({
  rolesConsortia: [
    { id: 21, consortiumName: 'IDG', roleName: 'manager' },
    { id: 23, consortiumName: 'IMPC', roleName: 'manager' },
  ],
  actionPermissions: RIGHT,
});

/** A member of IDG without the right to manage lists. */
export const MEMBER = aPerson({
  rolesConsortia: [{ id: 21, consortiumName: 'IDG', roleName: 'general' }],
});
