import type { SignInRequest } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { InvalidRequestError, UnauthorizedError } from '../http/errors.ts';
import { passwordFits } from './passwords.ts';
import { noteSecurityEvent } from './security-events.ts';

/** Somebody who has proved who they are. */
export interface Account {
  personId: number;
  email: string;
  name: string | null;
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

/**
 * Whose user name and password these are. Case matters, and addresses are kept in lower case.
 *
 * @throws UnauthorizedError, after the same time whether there is such an account or not
 */
export async function authenticate(
  db: Db,
  { userName, password }: Credentials,
  remoteAddress: string,
): Promise<Account> {
  const person = await db
    .selectFrom('person')
    .leftJoin('expired_password_flag as flag', 'flag.person_id', 'person.id')
    .select(['person.id', 'person.email', 'person.name', 'person.password_hash', 'flag.saved_password'])
    .where('person.email', '=', userName)
    .where('person.is_active', '=', true)
    .executeTakeFirst();
  const isPlausible = password.length <= LONGEST_PASSWORD;
  const fits = await passwordFits(person?.password_hash ?? null, isPlausible ? password : '');
  const event = { email: userName, personId: person?.id ?? null, remoteAddress };
  if (person === undefined || !fits || !isPlausible) {
    await noteSecurityEvent(db, { kind: 'sign-in refused', ...event });
    const isFlagged = person !== undefined && person.saved_password !== null;
    throw new UnauthorizedError(isFlagged ? EXPIRED : WRONG);
  }
  // The flag says that the person has no password of their own yet; now there evidently is one (section 3.3).
  if (person.saved_password === false)
    await db.deleteFrom('expired_password_flag').where('person_id', '=', person.id).execute();
  await noteSecurityEvent(db, { kind: 'sign-in', ...event });
  return { personId: person.id, email: person.email, name: person.name };
}
