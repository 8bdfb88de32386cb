import { postgresForTests } from '../testing/database/test-database.ts';

/** Where random tests begin: both databases together see twice as much as either of them. */
export function seedOfDatabase(): number {
  return postgresForTests() === undefined ? 2031 : 2032;
}
