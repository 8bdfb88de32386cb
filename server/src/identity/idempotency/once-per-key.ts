import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ChangeResponse } from 'shared/contract';
import { KEY_WAS_USED, LONGEST_IDEMPOTENCY_KEY } from 'shared/limits';
import type { Db } from '../../platform/database/database.ts';
import { signedIn, type Subject } from '../permissions/caller.ts';
import { ConflictError, InvalidRequestError } from '../../platform/http/errors/errors.ts';
import { CHANGES, type AnswerStore } from './answer-stores.ts';

/** The key was used with another request. */
export class UsedKeyError extends ConflictError {
  constructor() {
    super(KEY_WAS_USED, 'Use a new key for every creation, and the same one only to repeat it.');
  }
}

/** The part of a request that distinguishes a repetition from another request with the same key. */
export interface RepeatableRequest {
  method: string;
  url: string;
  body: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  caller: Subject;
}

/** A request that creates something, which may be repeated. */
export interface CreationRequest<Body> extends RepeatableRequest {
  baseUrl: string;
  body: Body;
}

/**
 * Creates once, however often the client sends the request: with the header `Idempotency-Key` a repetition gets the
 * first response. Of two at the same time the second waits. Keys are stored for a day.
 *
 * @param tx the transaction of the creation, so that the key is never stored without it
 * @throws UsedKeyError if the key was used with another request, InvalidRequestError if it is too long
 */
export function oncePerKey(
  tx: Db,
  request: RepeatableRequest,
  create: () => Promise<ChangeResponse>,
): Promise<ChangeResponse> {
  return answeredOncePerKey(tx, request, CHANGES, create);
}

/** The same with another answer, which is stored in its way. */
export async function answeredOncePerKey<Answer>(
  tx: Db,
  request: RepeatableRequest,
  store: AnswerStore<Answer>,
  create: () => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return create();
  const { personId } = signedIn(request.caller);
  const digest = store.digest(textOf(request));
  await forgetOldKeys(tx, personId);
  if (!(await claim(tx, personId, key, digest)))
    return store.read(await earlierAnswer(tx, personId, key, digest));
  const response = await create();
  await tx
    .updateTable('repeatable_request')
    .set({ answer: JSON.stringify(store.write(response)) })
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .execute();
  return response;
}

function keyOf({ headers }: RepeatableRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > LONGEST_IDEMPOTENCY_KEY)
    throw new InvalidRequestError(
      `The Idempotency-Key is longer than ${LONGEST_IDEMPOTENCY_KEY} characters.`,
    );
  return key;
}

function textOf({ method, url, body }: RepeatableRequest): string {
  return `${method} ${url}\n${JSON.stringify(body)}`;
}

/** One of several things that a request creates, each of which is created once. */
export function partOfRequest(request: RepeatableRequest, part: string, body: unknown): RepeatableRequest {
  const { method, url, caller } = request;
  const key = keyOf(request);
  if (key === undefined) return { method, url, caller, body, headers: {} };
  const partKey = createHash('sha256').update(`${key}\n${part}`).digest('base64url');
  return { method, url, caller, body, headers: { 'idempotency-key': partKey } };
}

/** Of one person, or of everybody. */
export async function forgetOldKeys(db: Db, personId: number | null = null): Promise<void> {
  await sql`
    delete from repeatable_request
    where created_at < now() - interval '1 day' and person_id = coalesce(${personId}::bigint, person_id)`.execute(
    db,
  );
}

/** Whether the key is new. Waits for a transaction that has just claimed it. */
async function claim(tx: Db, personId: number, key: string, digest: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('repeatable_request')
    .values({ person_id: personId, key, digest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The lock makes this commit wait for the standby, too: the creation may not have reached it, and is acknowledged now. */
async function earlierAnswer(tx: Db, personId: number, key: string, digest: string): Promise<unknown> {
  const earlier = await tx
    .selectFrom('repeatable_request')
    .select(['digest', 'answer'])
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (earlier.digest !== digest) throw new UsedKeyError();
  return earlier.answer;
}
