/** The accounts of people, for those who look after them: what the people calls of the existing tracker leave out. */
import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';
import { ConsortiumRole, WorkUnitRole } from './people.ts';
import { Nullable } from './schema-helpers.ts';

/** Who has an account, and whether it can be used. */
export const Account = Type.Object({
  email: Type.String(),
  name: Nullable(Type.String()),
  isAdmin: Type.Boolean(),
  isActive: Type.Boolean({ description: 'False: the person can not sign in, and their tokens are refused' }),
  rolesWorkUnits: Type.Array(WorkUnitRole),
  rolesConsortia: Type.Array(ConsortiumRole),
  mayUpdate: Type.Boolean({ description: 'Whether the caller may change this account' }),
});
export type Account = Static<typeof Account>;

/** A page of accounts. */
export const AccountPage = Type.Object({ accounts: Type.Array(Account), page: PageInfo });
export type AccountPage = Static<typeof AccountPage>;

/** Accounts that match all of this; a filter with several values matches any of them. */
export const AccountQuery = Type.Intersect([
  Type.Object({
    search: Type.Optional(Type.String({ description: 'Part of the name or of the address, in any case' })),
    workUnitName: FilterValue,
    consortiumName: FilterValue,
    roleName: FilterValue,
    state: Type.Optional(
      Type.Union([Type.String(), Type.Array(Type.String())], {
        description: 'active, deactivated or administrator',
      }),
    ),
  }),
  PageQuery,
]);
export type AccountQuery = Static<typeof AccountQuery>;

/** What is left out stays as it is. */
export const AccountChange = Type.Object({
  isActive: Type.Optional(Type.Boolean()),
  isAdmin: Type.Optional(Type.Boolean()),
});
export type AccountChange = Static<typeof AccountChange>;
