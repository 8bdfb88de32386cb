import { ApiError, apiFetch, idOfLink } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { KEY_WAS_USED } from 'shared/limits';
import { isUnclear } from './unclear.ts';

/**
 * Bodies of creations of which nobody knows whether they were carried out, by their idempotency key; several where the person has gone
 * on typing in between.
 */
export type OpenCreations = Map<string, readonly object[]>;

/** A record that is stored now. */
export interface Created<Answer> {
  response: Answer;
  /** An earlier attempt has stored it, with other content than it has now. */
  isEarlier: boolean;
}

/**
 * Creates a record once, however often that is tried. All attempts have one key, under which the server stores one request: when an earlier
 * attempt turns out to have been carried out before the content was changed, that attempt is repeated, which creates nothing, to
 * learn what it made.
 *
 * @param open kept up to date
 * @throws ApiError
 */
export async function createOnce<Answer = ChangeResponse>(
  path: string,
  key: string,
  body: object,
  open: OpenCreations,
): Promise<Created<Answer>> {
  const earlier = open.get(key) ?? [];
  try {
    const created = await createOrFind<Answer>(path, key, body, earlier);
    open.delete(key);
    return created;
  } catch (error) {
    if (isUnclear(error)) open.set(key, [...earlier, body]);
    throw error;
  }
}

async function createOrFind<Answer>(
  path: string,
  key: string,
  body: object,
  earlier: readonly object[],
): Promise<Created<Answer>> {
  try {
    return { response: await post<Answer>(path, key, body), isEarlier: false };
  } catch (error) {
    if (!isUsedKey(error)) throw error;
    return { response: await repeat<Answer>(path, key, earlier, error), isEarlier: true };
  }
}

/** The response to the one of these requests that was carried out. */
async function repeat<Answer>(
  path: string,
  key: string,
  [body, ...others]: readonly object[],
  refusal: unknown,
): Promise<Answer> {
  if (body === undefined) throw refusal;
  try {
    return await post<Answer>(path, key, body);
  } catch (error) {
    if (!isUsedKey(error)) throw error;
    return repeat(path, key, others, error);
  }
}

function post<Answer>(path: string, key: string, body: object): Promise<Answer> {
  return apiFetch<Answer>(path, { body, headers: { 'Idempotency-Key': key }, showsRefusal: true });
}

function isUsedKey(error: unknown): boolean {
  return error instanceof ApiError && error.message.startsWith(KEY_WAS_USED);
}

/** The identifier of what was created: that at the end of the self link. */
export function createdId({ _links }: ChangeResponse): string {
  return idOfLink(_links.self);
}
