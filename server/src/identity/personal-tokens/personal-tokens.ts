import { sql } from 'kysely';
import {
  PersonalTokenCreated,
  type PersonalToken,
  type PersonalTokenCreation,
  type TokenScope,
} from 'shared/contract';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { EscalationError, UnauthorizedError, UserError } from '../../platform/http/errors/errors.ts';
import { secretAnswers } from '../idempotency/answer-stores.ts';
import { answeredOncePerKey, type RepeatableRequest } from '../idempotency/once-per-key.ts';
import type { SignedIn } from '../permissions/caller.ts';
import { isStillIn, type TokenFacts } from '../permissions/subject-repository.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { isAppName, mayRelease, releasedBy } from '../releases/may-release.ts';
import { hashToken, newToken } from '../sessions/one-time-token.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { SESSION_ENDED } from '../sessions/sessions.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** Distinguishes these tokens from those of a sign-in, for us and for programs that look for leaked secrets. */
const PREFIX = 'gtt_';
const SHOWN_CHARACTERS = PREFIX.length + 4;
/** Nobody has so many scripts; a script that makes tokens in a loop has a mistake. */
const MOST_TOKENS = 50;

/** Does it look like one of these tokens? */
export function isPersonalToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** The caller's tokens, latest first: those that work, and those that have ended. */
export async function ownTokens(db: Db, caller: SignedIn): Promise<PersonalToken[]> {
  const rows = await db
    .selectFrom('personal_token')
    .select(COLUMNS)
    .where('person_id', '=', caller.personId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPersonalToken);
}

const COLUMNS = [
  'id',
  'name',
  'scope',
  'beginning',
  'created_at',
  'expires_at',
  'last_used_at',
  'revoked_at',
] as const;

interface TokenRow {
  id: number;
  name: string;
  scope: string;
  beginning: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

function toPersonalToken(row: TokenRow): PersonalToken {
  return {
    id: row.id,
    name: row.name,
    scope: scopeOf(row.scope),
    beginning: row.beginning,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
  };
}

/** The column has a check for these. */
function scopeOf(scope: string): TokenScope {
  const released = releasedBy(scope);
  if (released !== undefined) return `release:${released}`;
  return scope === 'write' ? 'write' : 'read';
}

/** Who makes a token: the caller, what they came in with, from where, and by which request. */
export interface TokenMaker {
  caller: SignedIn;
  enteredWith: TokenFacts;
  remoteAddress: string;
  request: RepeatableRequest;
}

/**
 * Makes a token for the caller's scripts, once for a request that is repeated with its key. It is shown only in these responses.
 *
 * @throws UnauthorizedError where the session, or all access of the person, has ended meanwhile
 * @throws UserError for the name of another valid token, and for too many tokens; EscalationError for releases of what the caller does
 *   not answer for
 */
export async function makeToken(
  { db, secrets, settings }: Pick<PlatformContext, 'db' | 'secrets' | 'settings'>,
  { caller, enteredWith, remoteAddress, request }: TokenMaker,
  input: PersonalTokenCreation,
): Promise<PersonalTokenCreated> {
  const released = releasedBy(input.scope);
  if (released !== undefined && !isAppName(released))
    throw new UserError(`scope: There is no app "${released}": name it like release:remote-reports.`);
  if (released !== undefined && !mayRelease(settings, caller, released))
    throw new EscalationError(
      403,
      `You do not answer for ${released}: the setting RELEASE_OWNERS names who does.`,
    );
  const { token: random } = newToken();
  const token = `${PREFIX}${random}`;
  const name = input.name.trim();
  const make = async (tx: Db): Promise<PersonalTokenCreated> => {
    await requireStillIn(tx, caller.personId, enteredWith);
    await refuseName(tx, caller.personId, name);
    const row = await tx
      .insertInto('personal_token')
      .values({
        person_id: caller.personId,
        name,
        scope: input.scope,
        beginning: token.slice(0, SHOWN_CHARACTERS),
        token_hash: hashToken(token),
        expires_at: new Date(Date.now() + input.days * DAY_MS),
        last_used_at: null,
        revoked_at: null,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await noteToken(tx, 'token made', caller, row, remoteAddress);
    return { ...toPersonalToken(row), token };
  };
  const answers = secretAnswers(secrets.answers, PersonalTokenCreated);
  return inTransaction(db, caller.email, (tx) => answeredOncePerKey(tx, request, answers, () => make(tx)));
}

/**
 * Locks the person and the session that the request came in with: whatever ends all access of the person also ends the tokens
 * that it finds, and none is made after it. Nor do two requests at once both find a name free.
 *
 * @throws UnauthorizedError
 */
async function requireStillIn(tx: Db, personId: number, enteredWith: TokenFacts): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  await tx.selectFrom('session').select('id').where('id', '=', enteredWith.sessionId).forShare().execute();
  // By a separate statement: one that waits for a lock would read the end of access as it was before.
  const person = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where(isStillIn(enteredWith))
    .executeTakeFirst();
  if (person === undefined) throw new UnauthorizedError(SESSION_ENDED);
}

async function refuseName(tx: Db, personId: number, name: string): Promise<void> {
  const working = await tx
    .selectFrom('personal_token')
    .select('name')
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .execute();
  if (working.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new UserError(`You already have a token named ${name}. Choose another name, or revoke that one.`);
  if (working.length >= MOST_TOKENS)
    throw new UserError(`You already have ${MOST_TOKENS} tokens. Revoke those that you do not need.`);
}

/**
 * Ends a token of the caller at once.
 *
 * @throws EscalationError (404) for one that is not the caller's
 */
export async function revokeToken(
  db: Db,
  caller: SignedIn,
  id: number,
  remoteAddress: string,
): Promise<void> {
  await inTransaction(db, caller.email, async (tx) => {
    const revoked = await tx
      .updateTable('personal_token')
      .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
      .where('id', '=', id)
      .where('person_id', '=', caller.personId)
      .returning(COLUMNS)
      .executeTakeFirst();
    if (revoked === undefined) throw new EscalationError(404, `You have no token ${id}.`);
    await noteToken(tx, 'token revoked', caller, revoked, remoteAddress);
  });
}

function noteToken(
  tx: Db,
  kind: 'token made' | 'token revoked',
  { email, personId }: SignedIn,
  { name, scope, beginning }: Pick<TokenRow, 'name' | 'scope' | 'beginning'>,
  remoteAddress: string,
): Promise<void> {
  return noteSecurityEvent(tx, {
    kind,
    email,
    personId,
    remoteAddress,
    detail: { name, scope, token: beginning },
  });
}

/** What is known of a token that somebody presents. */
export interface PresentedToken {
  id: number;
  scope: TokenScope;
  /** Of its owner. */
  email: string;
  personId: number;
  name: string;
  beginning: string;
  /** Why it is refused; null for one that works. */
  ended: 'revoked' | 'expired' | null;
}

/** The token of a text, for any caller; undefined for an unknown text. */
export async function findToken(
  db: Db,
  token: string,
  now = new Date(),
): Promise<PresentedToken | undefined> {
  const row = await db
    .selectFrom('personal_token as token')
    .innerJoin('person', 'person.id', 'token.person_id')
    .select(['token.id', 'token.scope', 'token.name', 'token.beginning'])
    .select(['token.expires_at', 'token.revoked_at', 'person.email', 'token.person_id'])
    .where('token.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, email, name, beginning } = row;
  const ended = row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : null;
  return { id, scope: scopeOf(row.scope), email, personId: row.person_id, name, beginning, ended };
}

/** Records that a token is in use. */
export async function touchToken(db: Db, id: number, now = new Date()): Promise<void> {
  await db.updateTable('personal_token').set({ last_used_at: now }).where('id', '=', id).execute();
}
