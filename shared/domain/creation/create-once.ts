import { ApiError, apiFetch } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { isUnclear } from './unclear.ts';

/**
 * Bodies of creations of which nobody knows whether they were carried out, by their idempotency key; several where the person has gone
 * on typing in between.
 */
export type OpenCreations = Map<string, readonly object[]>;

/** A record that is stored now. */
export interface Created {
  /** Its identifier. */
  id: string;
  response: ChangeResponse;
  /** An earlier attempt has stored it, with other content than it has now. */
  isEarlier: boolean;
}

/** The message of the server for a key that is stored with another content. */
const KEY_WAS_USED = 'This Idempotency-Key was used with another request.';

/**
 * Creates a record once, however often that is tried. All attempts have one key, under which the server stores one request: when an earlier
 * attempt turns out to have been carried out before the content was changed, that attempt is repeated, which creates nothing, to
 * learn what it made.
 *
 * @param open kept up to date
 * @throws ApiError
 */
export async function createOnce(
  path: string,
  key: string,
  body: object,
  open: OpenCreations,
): Promise<Created> {
  const earlier = open.get(key) ?? [];
  try {
    const created = await createOrFind(path, key, body, earlier);
    open.delete(key);
    return created;
  } catch (error) {
    if (isUnclear(error)) open.set(key, [...earlier, body]);
    throw error;
  }
}

async function createOrFind(
  path: string,
  key: string,
  body: object,
  earlier: readonly object[],
): Promise<Created> {
  try {
    return createdBy(await post(path, key, body), false);
  } catch (error) {
    if (!isUsedKey(error)) throw error;
    return createdBy(await repeat(path, key, earlier, error), true);
  }
}

/** The response to the one of these requests that was carried out. */
async function repeat(
  path: string,
  key: string,
  [body, ...others]: readonly object[],
  refusal: unknown,
): Promise<ChangeResponse> {
  if (body === undefined) throw refusal;
  try {
    return await post(path, key, body);
  } catch (error) {
    if (!isUsedKey(error)) throw error;
    return repeat(path, key, others, error);
  }
}

function post(path: string, key: string, body: object): Promise<ChangeResponse> {
  return apiFetch<ChangeResponse>(path, { body, headers: { 'Idempotency-Key': key }, showsRefusal: true });
}

function isUsedKey(error: unknown): boolean {
  return error instanceof ApiError && error.message.startsWith(KEY_WAS_USED);
}

/** The last segment of the self link is the new identifier (spec part 1 §2, part 2 §7). */
function createdBy(response: ChangeResponse, isEarlier: boolean): Created {
  const id = decodeURIComponent(response._links.self.href.split('/').at(-1) ?? '');
  return { id, response, isEarlier };
}
