import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id (the library's default kind): 19 MB, two passes; about 30 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, in PHC form with its own salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** A hash that no password fits, made with the same effort as a real one. */
let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (unknown name, or no password set) it is false after the same
 * time as for a wrong password, so that the time does not reveal who has an account.
 *
 * @param verifies replaced by tests
 */
export async function passwordFits(
  passwordHash: string | null,
  password: string,
  verifies = verify,
): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const fits = await verifies(passwordHash ?? (await decoy), password, OPTIONS);
  return passwordHash !== null && fits;
}
