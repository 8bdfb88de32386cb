import Type, { type Static } from 'typebox';
import { PostedMailState, type PersonCreation } from 'shared/contract';
import { mailAddressProblem } from 'shared/mail-address';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { IdentityContext } from '../context.ts';
import { secretAnswers } from '../idempotency/answer-stores.ts';
import { answeredOncePerKey, type RepeatableRequest } from '../idempotency/once-per-key.ts';
import { ForbiddenError, UserError, ValidationError } from '../../platform/http/errors/errors.ts';
import { booleanOf } from '../../platform/http/requests/request-values.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import type { SignedIn } from '../permissions/caller.ts';
import { isAllowed } from '../permissions/policy.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { rolesAfter } from './managed-roles.ts';
import { rolesInShort } from './note-roles.ts';
import { mailWelcome } from './reset-link.ts';
import { readRoles, resolveRoles, type RoleRows } from './role-rows.ts';
import { refuseServiceAccount } from './service-accounts.ts';
import { writeRoles } from './stored-person.ts';

const NO_ROLES: RoleRows = { units: [], consortia: [] };

/** Who adds a person, from where, and by which request. */
export interface Registrar {
  caller: SignedIn;
  remoteAddress: string;
  request: RepeatableRequest;
}

const AddedPerson = Type.Object({
  /** As it is stored. */
  email: Type.String(),
  /** Where the mail with the link is; null where there is none. */
  linkMail: Type.Union([PostedMailState, Type.Null()]),
});
export type AddedPerson = Static<typeof AddedPerson>;

/**
 * Adds a person who can sign in with the password at once, or with one that they set by a reset link (api-1 §4.2); once for a
 * request that is repeated with its key.
 *
 * @throws ForbiddenError for callers who are not managers, and for managers outside of what they manage
 * @throws UserError for unknown names and an address that somebody has
 * @throws ApiError (400) for a password that many people have, ValidationError for an invalid address
 */
export async function createPerson(
  context: Pick<IdentityContext, 'db' | 'catalogues' | 'mailer' | 'secrets' | 'settings'>,
  { caller, remoteAddress, request }: Registrar,
  input: PersonCreation,
): Promise<AddedPerson> {
  const { db, catalogues } = context;
  if (!isAllowed(caller, 'MANAGE_USERS', null))
    throw new ForbiddenError('You do not have permission to create the user.');
  const isAdmin = booleanOf(input.isAdmin) ?? false;
  if (isAdmin && !caller.isAdmin)
    throw new ForbiddenError('You do not have permission to create an administrator.');
  refuseServiceAccount(context.settings, caller, input.email);
  const lists = await catalogues.read();
  const wanted = resolveRoles(input, { lists, roles: await readRoles(db) });
  const roles = rolesAfter(caller, NO_ROLES, wanted);
  const email = input.email.toLowerCase();
  requireMailAddress(input.email);
  const { password = null } = input;
  if (password !== null) refuseCommonPassword('Person', password);
  const passwordHash = password === null ? null : await hashPassword(password);
  const add = async (tx: Db): Promise<AddedPerson> => {
    await refuseKnownAddress(tx, input.email);
    const { id, version } = await tx
      .insertInto('person')
      .values({
        email,
        name: input.name ?? null,
        contactable: booleanOf(input.contactable),
        is_admin: isAdmin,
        password_hash: passwordHash,
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await writeRoles(tx, id, NO_ROLES, roles);
    await recordCreation(tx, 'Person', id, version);
    const detail = { roles: rolesInShort(roles), administrator: isAdmin ? 'yes' : 'no' };
    const actor = caller.email;
    await noteSecurityEvent(tx, { kind: 'person added', email, personId: id, remoteAddress, actor, detail });
    if (passwordHash !== null) return { email, linkMail: null };
    // The flag lets sign-in report that a password has to be set (api-1 §3.3).
    await tx.insertInto('expired_password_flag').values({ person_id: id }).execute();
    const welcomed = { id, email, roles: rolesInShort(roles) };
    return { email, linkMail: await mailWelcome(tx, context, welcomed, { remoteAddress, actor }) };
  };
  // The request may contain a password.
  const answers = secretAnswers(context.secrets.answers, AddedPerson);
  return inTransaction(db, caller.email, (tx) => answeredOncePerKey(tx, request, answers, () => add(tx)));
}

/** Two people who add the same address at the same time meet the table's own rule instead (409). */
async function refuseKnownAddress(db: Db, email: string): Promise<void> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (found !== undefined) throw new UserError(existsText(email));
}

/** Why nobody can be added with this address. */
export function existsText(email: string): string {
  return `The user with email [${email}] already exists in the system.`;
}

function requireMailAddress(email: string): void {
  const message = mailAddressProblem(email, 'Invalid email format');
  if (message !== undefined)
    throw new ValidationError([{ object: 'Person', field: 'email', rejectedValue: email, message }]);
}
