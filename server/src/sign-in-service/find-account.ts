import type { Db } from '../db/database.ts';
import type { Account } from '../sessions/sign-in.ts';
import { SignInProblem } from './sign-in-problem.ts';

/**
 * Whose address this is. The service says who somebody is; that they may come in, and what they may do, is said here.
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
