import { normalEmail } from 'shared/mail-address';
import type { Invitation, InvitationCreation } from 'shared/contract';
import { ApiError, ForbiddenError } from '../../platform/http/errors/errors.ts';
import type { IdentityContext } from '../context.ts';
import { partOfRequest, UsedKeyError } from '../idempotency/once-per-key.ts';
import { isAllowed } from '../permissions/policy.ts';
import { createPerson, existsText, type Registrar } from './create-person.ts';
import { rolesAfter } from './managed-roles.ts';
import { readRoles, resolveRoles } from './role-rows.ts';

/**
 * Makes an account for each of these addresses, all with the same roles, and mails each a welcome. What is wrong with one
 * address keeps no other from being invited; what is wrong with the roles refuses the whole request. Repeated with its key, those who
 * were invited are not invited again, and have the result of then.
 *
 * @throws ForbiddenError for callers who are not managers, and for managers outside of what they manage
 * @throws UserError for an unknown work unit, consortium or role
 */
export async function invitePeople(
  context: IdentityContext,
  by: Registrar,
  { emails, rolesWorkUnits, rolesConsortia }: InvitationCreation,
): Promise<Invitation[]> {
  const roles = { rolesWorkUnits, rolesConsortia };
  if (!isAllowed(by.caller, 'MANAGE_USERS', null))
    throw new ForbiddenError('You do not have permission to create the user.');
  const lists = await context.catalogues.read();
  const known = { lists, roles: await readRoles(context.db) };
  rolesAfter(by.caller, { units: [], consortia: [] }, resolveRoles(roles, known));
  const invitations: Invitation[] = [];
  for (const email of new Set(emails.map(normalEmail)))
    if (email !== '') invitations.push(await invite(context, by, { email, ...roles }));
  return invitations;
}

async function invite(
  context: IdentityContext,
  by: Registrar,
  person: { email: string } & Omit<InvitationCreation, 'emails'>,
): Promise<Invitation> {
  const { email } = person;
  try {
    const request = partOfRequest(by.request, email, person);
    const { linkMail } = await createPerson(context, { ...by, request }, { ...person, isAdmin: false });
    return { email, state: linkMail, problem: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // This request has added the person before, with other roles.
    const known = error instanceof UsedKeyError ? existsText(email) : undefined;
    return { email, state: null, problem: known ?? error.subErrors?.[0]?.message ?? error.message };
  }
}
