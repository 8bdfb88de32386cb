import type { ChangeResponse } from 'shared/contract';
import { ApiError } from './api-error.ts';
import { apiFetch, fetchEdition, type Edition } from './api-fetch.ts';

/**
 * The tag of a versioned resource begins with its version (`"7-5f1c…"`). Other tags, such as those of the existing
 * tracker, are digests of one response, which a change cannot be bound to.
 */
const VERSIONED_TAG = /^(?:W\/)?"\d+(?:-[^"]*)?"$/;

/** The header that binds a change to the edition that the person has seen; none where the tag has no version. */
function conditionOf(tag: string | null): Record<string, string> {
  return tag !== null && VERSIONED_TAG.test(tag) ? { 'If-Match': tag } : {};
}

/** How a change ended: it was saved, or refused because of a newer edition, which comes along. */
export type SaveResult<T> =
  | { isSaved: true; response: ChangeResponse }
  | { isSaved: false; refusal: ApiError; newer: Edition<T> };

/**
 * Sends a change (PUT) on condition that nobody else has changed the resource since the edition with this tag.
 *
 * @throws ApiError for every other failure, and with the text of the refusal when the newer edition cannot be read
 */
export async function saveOver<T>(path: string, body: unknown, tag: string | null): Promise<SaveResult<T>> {
  try {
    const headers = conditionOf(tag);
    const response = await apiFetch<ChangeResponse>(path, { method: 'PUT', body, headers });
    return { isSaved: true, response };
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.status !== 412) throw refusal;
    const newer = await fetchEdition<T>(path).catch(() => null);
    if (newer === null) throw refusal;
    return { isSaved: false, refusal, newer };
  }
}
