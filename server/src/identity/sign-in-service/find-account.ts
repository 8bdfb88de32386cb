import type { Db } from '../../platform/database/database.ts';
import type { Account } from '../sessions/sign-in.ts';
import { SignInProblem } from './sign-in-problem.ts';

/**
 * The account of this address. The service proves the identity; access and rights are decided here.
 *
 * @throws SignInProblem
 */
export async function findAccount(db: Db, email: string): Promise<Account> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'email', 'name'])
    .where('email', '=', email)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (person === undefined) throw new SignInProblem('unknown', email);
  return { personId: person.id, email: person.email, name: person.name };
}
