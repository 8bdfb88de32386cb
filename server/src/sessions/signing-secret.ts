import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';

const KEY = 'jwt_secret';
const BYTES = 48;

/** The secret that signs access tokens: made at the first start, the same for all instances on a database. */
export async function signingSecret(db: Db): Promise<string> {
  const secret = randomBytes(BYTES).toString('base64url');
  await db
    .insertInto('app_setting')
    .values({ key: KEY, value: JSON.stringify(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('app_setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirstOrThrow();
  if (typeof value !== 'string') throw new Error('The signing secret in the database is not a text.');
  return value;
}
