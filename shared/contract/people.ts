import { INDEXED_TEXT, LONGEST_PASSWORD, MOST_INVITED, SHORTEST_PASSWORD } from 'shared/limits';
import Type, { type Static, type TSchema } from 'typebox';
import { MAIL_STATES } from './outbox.ts';
import { InputBoolean, InputInteger, InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

export const WorkUnitRole = Type.Object({
  id: Type.Integer(),
  workUnitName: Type.String(),
  roleName: Type.String(),
});
export type WorkUnitRole = Static<typeof WorkUnitRole>;

export const ConsortiumRole = Type.Object({
  id: Type.Integer(),
  consortiumName: Type.String(),
  roleName: Type.String(),
});
export type ConsortiumRole = Static<typeof ConsortiumRole>;

/** A general right of a person: manageUsers, executeManagerTasks, canManageGeneLists, in this order. */
export const ActionPermission = Type.Object({ actionName: Type.String(), value: Type.Boolean() });
export type ActionPermission = Static<typeof ActionPermission>;

/** A person as every people call describes one; the password never appears. */
export const Person = Type.Object({
  name: Nullable(Type.String()),
  email: Type.String(),
  contactable: Nullable(Type.Boolean()),
  isAdmin: Type.Boolean(),
  rolesWorkUnits: Type.Array(WorkUnitRole),
  rolesConsortia: Type.Array(ConsortiumRole),
  actionPermissions: Type.Array(ActionPermission),
});
export type Person = Static<typeof Person>;

/** POST /api/people: the person; `linkMail` where the site sends no mail, and the link that sets the password is in the outbox. */
export const CreatedPerson = Type.Object({
  ...Person.properties,
  linkMail: Type.Optional(Type.Literal('kept')),
});
export type CreatedPerson = Static<typeof CreatedPerson>;

export const PersonEmailPath = Type.Object({ email: Type.String() });
export const PersonIdentityPath = Type.Object({
  email: Type.String(),
  authId: Type.String({ minLength: 1, maxLength: INDEXED_TEXT }),
});

/** Each list may be missing or null, which is no role at all. The id is that of the association. */
const roles = <T extends TSchema>(role: T) =>
  Type.Optional(Type.Union([Type.Array(role, { maxItems: 500 }), Type.Null()]));

const PersonalData = {
  name: Type.Optional(
    Type.Union([Type.String({ maxLength: INDEXED_TEXT, pattern: '^[^\\u0000]*$' }), Type.Null()]),
  ),
  contactable: InputBoolean,
  rolesWorkUnits: roles(Type.Object({ id: InputInteger, workUnitName: InputText, roleName: InputText })),
  rolesConsortia: roles(Type.Object({ id: InputInteger, consortiumName: InputText, roleName: InputText })),
};

/**
 * PUT /api/people and PUT /api/people/{email}. `isAdmin` is not changed, but refused when it would make an administrator
 * of somebody and the caller is none. What else is sent is ignored.
 */
export const PersonUpdate = Type.Object({ ...PersonalData, isAdmin: Type.Optional(Type.Unknown()) });
export type PersonUpdate = Static<typeof PersonUpdate>;

/**
 * POST /api/people. The password has the length that a reset requires; without one the person is mailed a link that
 * sets it.
 */
export const PersonCreation = Type.Object({
  ...PersonalData,
  email: Type.String({ maxLength: INDEXED_TEXT, pattern: '^[^\\u0000]*$' }),
  password: Type.Optional(
    Nullable(Type.String({ minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD })),
  ),
  isAdmin: InputBoolean,
});
export type PersonCreation = Static<typeof PersonCreation>;

/** POST /api/people/invitations: accounts with the same roles for several addresses. */
export const InvitationCreation = Type.Object({
  ...Type.Pick(PersonCreation, ['rolesWorkUnits', 'rolesConsortia']).properties,
  emails: Type.Array(PersonCreation.properties.email, { minItems: 1, maxItems: MOST_INVITED }),
});
export type InvitationCreation = Static<typeof InvitationCreation>;

/** What came of an invitation. */
export const Invitation = Type.Object({
  email: Type.String(),
  state: Nullable(
    Type.Enum(MAIL_STATES, { description: 'Where the welcome mail is; null where nobody was invited' }),
  ),
  problem: Nullable(Type.String({ description: 'Why the address was not invited' })),
});
export type Invitation = Static<typeof Invitation>;

/** POST /api/v2/people/{email}/transfer: what somebody has is given to a colleague. */
export const Transfer = Type.Object({ to: Type.String({ minLength: 1, maxLength: INDEXED_TEXT }) });
export type Transfer = Static<typeof Transfer>;

/** How much was given. */
export const Transferred = Type.Object({
  follows: Type.Integer(),
  left: Type.Integer({
    description: 'Followed projects and views that the colleague may not see; they stay',
  }),
  views: Type.Integer({ description: 'Saved views' }),
});
export type Transferred = Static<typeof Transferred>;
