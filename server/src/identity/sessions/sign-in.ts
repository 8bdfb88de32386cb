import type { SignInRequest } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { InvalidRequestError, UnauthorizedError } from '../../platform/http/errors/errors.ts';
import type { SignInService } from '../sign-in-service/sign-in-service.ts';
import { passwordFits } from './passwords.ts';
import { noteSecurityEvent } from './security-events.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Somebody who has proved who they are. */
export interface Account {
  personId: number;
  email: string;
  name: string | null;
}

/** Somebody who has proved it with a password. */
export interface ProvedAccount extends Account {
  /** The hash that the password fits; null where it is one of the sign-in service. */
  provedBy: string | null;
  /** From the sign-in service, where the password is one of those. */
  grant: string | null;
}

export interface Credentials {
  userName: string;
  password: string;
}

const WRONG = 'Invalid userName/password provided.';
// (sic) existing clients look for "expired" in it.
const EXPIRED = 'Your password is expired. Please rest your password.';
/** Nobody's password is longer, and hashing a megabyte takes its time. */
const LONGEST_PASSWORD = 1000;

/**
 * The two fields of a sign-in, checked one by one because each has its message (api-1 section 3.2).
 *
 * @throws InvalidRequestError
 */
export function readCredentials({ userName, password }: SignInRequest): Credentials {
  if (userName === undefined || userName === null)
    throw new InvalidRequestError(
      "The field [userName] cannot be null. Make sure the sent parameter is called 'userName' (case sensitive).",
    );
  if (password === undefined || password === null)
    throw new InvalidRequestError('The field [password] cannot be null.');
  if (typeof userName !== 'string') throw new InvalidRequestError('The field [userName] must be a text.');
  if (typeof password !== 'string') throw new InvalidRequestError('The field [password] must be a text.');
  return { userName, password };
}

/** Where sign-ins are checked, and how often they may fail. */
export interface SignInDesk {
  db: Db;
  limits: SignInLimits;
  /** Checks passwords that are not those of a local account. */
  service?: SignInService | undefined;
}

/**
 * Whose user name and password these are, and the session that begins with them. Case matters, and addresses are stored in
 * lower case.
 *
 * @param begin null where the password has been replaced or the account deactivated since it was read
 * @throws UnauthorizedError, after the same time whether there is such an account or not
 * @throws TooManyAttemptsError after too many failures, likewise
 * @throws ExternalServiceError when the sign-in service is needed and does not respond
 */
export async function authenticate<Session>(
  { db, limits, service }: SignInDesk,
  { userName, password }: Credentials,
  remoteAddress: string,
  begin: (account: ProvedAccount) => Promise<Session | null>,
): Promise<{ account: ProvedAccount; session: Session }> {
  await limits.requireOpen(db, { userName, remoteAddress });
  const person = await db
    .selectFrom('person')
    .leftJoin('expired_password_flag as flag', 'flag.person_id', 'person.id')
    .select(['person.id', 'person.email', 'person.name', 'person.password_hash', 'flag.saved_password'])
    .where('person.email', '=', userName)
    .where('person.is_active', '=', true)
    .executeTakeFirst();
  const isPlausible = password.length <= LONGEST_PASSWORD;
  const fits = await passwordFits(person?.password_hash ?? null, isPlausible ? password : '');
  // Also for unknown people, so that the time reveals nothing.
  const there = isPlausible && !fits ? await service?.withPassword(userName, password) : undefined;
  const event = {
    email: userName,
    personId: person?.id ?? null,
    remoteAddress,
  };
  const refuse = async (message: string) => {
    await noteSecurityEvent(db, { kind: 'sign-in refused', ...event });
    await limits.failed(db, { userName, remoteAddress, personId: event.personId });
    return new UnauthorizedError(message);
  };
  if (person === undefined || !isPlausible || !(fits || there?.email === person.email)) {
    const isFlagged = person !== undefined && person.saved_password !== null;
    throw await refuse(isFlagged ? EXPIRED : WRONG);
  }
  await limits.succeeded(db, { userName, remoteAddress });
  const account = {
    ...{ personId: person.id, email: person.email, name: person.name },
    ...{ provedBy: fits ? person.password_hash : null, grant: there?.grant ?? null },
  };
  const session = await begin(account);
  if (session === null) throw await refuse(WRONG);
  // The flag says that the person has no password yet. A sign-in with one proves otherwise (section 3.3).
  if (person.saved_password === false)
    await db.deleteFrom('expired_password_flag').where('person_id', '=', person.id).execute();
  const detail = fits || service === undefined ? undefined : { service: service.name };
  await noteSecurityEvent(db, { kind: 'sign-in', ...event, detail });
  return { account, session };
}
