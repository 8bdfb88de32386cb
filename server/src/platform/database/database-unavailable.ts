/** What the database could not do at the moment; the request may be sent again. */
export type Unavailability = 'unreachable' | 'too slow' | 'busy';

/**
 * The database did not respond, broke off, or had no connection to spare. Nothing is known of a statement that was under
 * way: it may have been committed.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';

  constructor(
    readonly kind: Unavailability,
    cause: unknown,
  ) {
    super(`The database is ${kind}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
