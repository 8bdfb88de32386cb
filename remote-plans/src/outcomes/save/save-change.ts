import { ApiError, fetchEdition, saveOver } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { isSame } from 'shared/edit-form';

/** A change of something that the server keeps. */
export interface Change<Stored> {
  path: string;
  /** As it was when the person began to edit. */
  before: Stored;
  /** Everything about it that a person sees and edits: whatever else differs is nobody's change. */
  contentOf: (stored: Stored) => unknown;
  /** What to send, made for how it is now; null when that is what the person wants already. */
  bodyOf: (current: Stored) => object | null;
}

export type ChangeOutcome<Stored> =
  /** `response` is missing when there was nothing left to send. */
  | { state: 'saved'; response?: ChangeResponse }
  /** Somebody else was faster. */
  | { state: 'conflict'; theirs: Stored; refusal: ApiError };

/**
 * Saves a change over what the person has seen, and nothing else (PP-11). Lists do not contain the version of their
 * items, so the current edition is read first and compared; what happens after that, the server notices.
 *
 * @param what names the thing in the message of a conflict: `The mutation MIN:000000000555`
 * @throws ApiError
 */
export async function saveChange<Stored>(
  what: string,
  change: Change<Stored>,
): Promise<ChangeOutcome<Stored>> {
  const { path, before, contentOf, bodyOf } = change;
  const { data: current, tag } = await fetchEdition<Stored>(path, { showsRefusal: true });
  if (!isSame(contentOf(current), contentOf(before)))
    return { state: 'conflict', theirs: current, refusal: conflictOf(what) };
  const body = bodyOf(current);
  if (body === null) return { state: 'saved' };
  const result = await saveOver<Stored>(path, body, tag);
  return result.isSaved
    ? { state: 'saved', response: result.response }
    : { state: 'conflict', theirs: result.newer.data, refusal: result.refusal };
}

const PRECONDITION_FAILED = 412;

function conflictOf(what: string): ApiError {
  return new ApiError(`${what} has been changed since you opened it.`, 'http', PRECONDITION_FAILED);
}
