import { ApiError } from './api-error.ts';

/**
 * A change was refused because somebody else has changed the same resource since it was read (412). `message` says who
 * changed what and when, `fields` says it field by field.
 */
export class ConflictError<T> extends ApiError {
  override readonly name = 'ConflictError';

  /**
   * @param mine what was to be saved
   * @param theirs the resource as it is now
   */
  constructor(
    refusal: ApiError,
    readonly mine: unknown,
    readonly theirs: T,
  ) {
    super(refusal.message, refusal.kind, refusal.status, refusal.fields);
  }
}
