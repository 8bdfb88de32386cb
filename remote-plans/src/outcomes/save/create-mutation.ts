import { ApiError, apiFetch } from 'shared/api';
import type { ChangeResponse, NewMutationInput } from 'shared/contract';
import { isUnclear } from './unclear.ts';

/**
 * Requests to create mutations of which nobody knows whether they were carried out, by the key of the mutation in the form;
 * several where the person has gone on typing in between.
 */
export type OpenCreations = Map<string, readonly NewMutationInput[]>;

/** The message of the server for a key that is stored with another content. */
const KEY_WAS_USED = 'This Idempotency-Key was used with another request.';

/** A mutation that is stored now. */
export interface CreatedMutation {
  min: string;
  response: ChangeResponse;
  /** An earlier attempt has stored it, with other content than it has now. */
  isEarlier: boolean;
}

/**
 * Creates a mutation of an outcome, once, however often it is tried: the key of the mutation in the form is that of the
 * request. When an earlier attempt turns out to have been carried out before the person changed the mutation again, that
 * attempt is repeated, which creates nothing, to learn what it made.
 *
 * @throws ApiError
 */
export async function createMutation(
  path: string,
  key: string,
  body: NewMutationInput,
  open: OpenCreations,
): Promise<CreatedMutation> {
  try {
    const response = await post(path, key, body);
    open.delete(key);
    return { min: minOf(response), response, isEarlier: false };
  } catch (error) {
    if (isUnclear(error)) open.set(key, [...(open.get(key) ?? []), body]);
    if (!isUsedKey(error)) throw error;
    const response = await repeat(path, key, open.get(key) ?? [], error);
    open.delete(key);
    return { min: minOf(response), response, isEarlier: true };
  }
}

/** The response to the one of these requests that was carried out. */
async function repeat(
  path: string,
  key: string,
  [body, ...others]: readonly NewMutationInput[],
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

function post(path: string, key: string, body: NewMutationInput): Promise<ChangeResponse> {
  return apiFetch<ChangeResponse>(path, { body, headers: { 'Idempotency-Key': key }, showsRefusal: true });
}

function isUsedKey(error: unknown): boolean {
  return error instanceof ApiError && error.message.startsWith(KEY_WAS_USED);
}

/** The last segment of the self link is the identifier (spec part 2 §7). */
function minOf({ _links }: ChangeResponse): string {
  return decodeURIComponent(_links.self.href.split('/').at(-1) ?? '');
}
