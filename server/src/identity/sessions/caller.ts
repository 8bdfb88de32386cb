import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenScope } from 'shared/contract';
import type { IdentityContext } from '../context.ts';
import {
  EscalationError,
  ForbiddenError,
  ReadOnlyError,
  UnauthorizedError,
} from '../../platform/http/errors/errors.ts';
import { ANONYMOUS, isSignedIn, signedIn, type SignedIn, type Subject } from '../permissions/caller.ts';
import { findSubject, type TokenFacts } from '../permissions/subject-repository.ts';
import { releasedBy } from '../releases/may-release.ts';
import { oncePerCaller } from '../several-reads/one-of-several.ts';
import { findToken, isPersonalToken, touchToken } from '../personal-tokens/personal-tokens.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { noteSecurityEvent } from './security-events.ts';
import { hasEnded, noteUse, SESSION_ENDED } from './sessions.ts';
import { throttle } from './throttle.ts';

/** What proves who the caller is. */
export type Credential =
  | { kind: 'none' }
  /** A sign-in. */
  | { kind: 'session'; id: string | null; issuedAt: Date | null }
  /** A token that a person made for a script. */
  | { kind: 'personal token'; id: number; scope: TokenScope };

declare module 'fastify' {
  interface FastifyRequest {
    /** The identity of the caller: a person with all roles, or the anonymous visitor. */
    caller: Subject;
    credential: Credential;
  }
  interface FastifyContextConfig {
    /** `open`: anonymous visitors may call it. Everything else below /api needs a token. */
    access?: 'open';
    /** A GET that changes something, as jobs outside of the tracker call it. */
    changes?: true;
    /** A POST that changes nothing, so that a token for reading may call it. */
    readsOnly?: true;
    /** A token for releases may call it, which may call nothing else. */
    releases?: true;
    /** The route checks the `Authorization` header itself, because it does not belong to a person. */
    ownCredentials?: true;
  }
}

interface Identified {
  caller: Subject;
  credential: Credential;
}

const NOBODY: Identified = { caller: ANONYMOUS, credential: { kind: 'none' } };
const TOKEN_ADVICE =
  'Tokens expire after 3 hours, please create a new one. Sign in again, or refresh the session.';
const PERSONAL_TOKEN_ADVICE = 'Make a new token in the profile.';
const NO_SUCH_PERSON = 'There is not associated information in the system for the user [null].';
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** That a token is in use is written once in so long, not on each request. */
const TOUCH_EVERY_MS = 60_000;
/** A script that goes on with a token that was revoked shows once in so long. */
const NOTE_REFUSED_EVERY_MS = 60 * 60_000;

/**
 * Identifies the caller, on every path: a bad token is refused even where none is needed (api-1 section 3.4), and an
 * anonymous visitor wherever a route is not declared open (section 1.1). Of those that write, few are: what visitors send on purpose,
 * which `edge/anonymous-writes.test.ts` lists.
 */
export function installCaller(app: FastifyInstance, context: IdentityContext): void {
  const identify = oncePerCaller(identifier(context));
  // Set by the hook below before any route runs.
  app.decorateRequest('caller');
  app.decorateRequest('credential');
  app.addHook('onRequest', async (request) => {
    const { ownCredentials } = request.routeOptions.config;
    if (context.isReadOnly) refuseOnReplica(request);
    const { caller, credential } = ownCredentials === true ? NOBODY : await identify(request);
    request.caller = caller;
    request.credential = credential;
    if (needsToken(request)) requireSignedIn(request);
    refuseWriting(request);
  });
}

/**
 * A replica can be behind, so it does not say who is signed in and what they may do.
 *
 * @throws ReadOnlyError
 */
function refuseOnReplica(request: FastifyRequest): void {
  const { config, url = '' } = request.routeOptions;
  const asks = config.ownCredentials !== true && request.headers.authorization !== undefined;
  if (asks || writes(request) || needsToken(request) || url.startsWith('/auth/')) throw new ReadOnlyError();
}

function needsToken(request: FastifyRequest): boolean {
  const { url, config } = request.routeOptions;
  return url !== undefined && /^\/(tracking-)?api(\/|$)/.test(url) && config.access !== 'open';
}

/**
 * Refuses an anonymous visitor before the body is read: where something is written with 401, otherwise with 403 like the
 * existing tracker.
 *
 * @throws UnauthorizedError, ForbiddenError
 */
function requireSignedIn(request: FastifyRequest): void {
  if (writes(request) && !isSignedIn(request.caller))
    throw new UnauthorizedError('Only people who have signed in can change anything. Please sign in.');
  signedIn(request.caller);
}

function writes({ method, routeOptions }: FastifyRequest): boolean {
  const { changes = false, readsOnly = false } = routeOptions.config;
  return changes || (!READING.includes(method) && !readsOnly);
}

function refuseWriting(request: FastifyRequest): void {
  const { credential } = request;
  if (credential.kind === 'personal token') refuseAllButReleases(request, credential.scope);
  const isForReading = credential.kind === 'personal token' && credential.scope === 'read';
  if (!isForReading || !writes(request)) return;
  throw new ForbiddenError(
    'This access token is for reading only. Please use one that was made for reading and writing.',
  );
}

function refuseAllButReleases({ routeOptions }: FastifyRequest, scope: TokenScope): void {
  const released = releasedBy(scope);
  if (released !== undefined && routeOptions.config.releases !== true)
    throw new ForbiddenError(`This access token is for releases of ${released} only.`);
}

/**
 * The caller as a person who has signed in, for what a leaked token of a script must not reach: tokens, sessions, mails
 * and the log of security events.
 *
 * @throws ForbiddenError for a visitor, EscalationError (403) for a personal access token
 */
export function signedInPerson({ caller, credential }: FastifyRequest): SignedIn {
  if (credential.kind === 'personal token')
    throw new EscalationError(403, 'This cannot be done with a personal access token. Please sign in.');
  return signedIn(caller);
}

/** What the token of the caller says, for what outlasts it: that asks again, with the person locked, whether it has ended. */
export function enteredWith({ credential }: FastifyRequest): TokenFacts {
  return credential.kind === 'session'
    ? { sessionId: credential.id, issuedAt: credential.issuedAt }
    : { sessionId: null };
}

/** @throws ForbiddenError for everybody but administrators, EscalationError (403) for a personal access token */
export function signedInAdministrator(request: FastifyRequest): SignedIn {
  const person = signedInPerson(request);
  if (!person.isAdmin)
    throw new ForbiddenError('You do not have permission to do this. It is for administrators.');
  return person;
}

function identifier(context: IdentityContext): (request: FastifyRequest) => Promise<Identified> {
  const { db, settings, accessTokens } = context;
  const tokens = throttle(TOUCH_EVERY_MS);
  const refusals = throttle(NOTE_REFUSED_EVERY_MS);

  const bySession = async (token: string): Promise<Identified> => {
    const claims = await accessTokens.verify(token);
    if (claims === null) throw new UnauthorizedError('Expired or invalid JWT token.', TOKEN_ADVICE);
    const { email, sessionId, issuedAt } = claims;
    if (email === undefined)
      throw new UnauthorizedError(
        'email cannot be null. The jwt token may not haveall the needed information.',
        TOKEN_ADVICE,
      );
    const caller = await findSubject(db, email, settings, claims);
    if (caller === undefined) {
      const isOver =
        sessionId === null
          ? issuedAt !== undefined && (await findSubject(db, email, settings)) !== undefined
          : await hasEnded(db, sessionId);
      throw new UnauthorizedError(isOver ? SESSION_ENDED : NO_SUCH_PERSON, TOKEN_ADVICE);
    }
    if (sessionId !== null) await noteUse(db, sessionId);
    return { caller, credential: { kind: 'session', id: sessionId, issuedAt: issuedAt ?? null } };
  };

  const byPersonalToken = async (token: string, remoteAddress: string): Promise<Identified> => {
    const found = await findToken(db, token);
    const caller =
      found === undefined || found.ended !== null ? undefined : await findSubject(db, found.email, settings);
    if (found !== undefined && caller !== undefined) {
      if (tokens.isDue(String(found.id))) await touchToken(db, found.id);
      return { caller, credential: { kind: 'personal token', id: found.id, scope: found.scope } };
    }
    const reason = found === undefined ? 'unknown' : (found.ended ?? 'of a deactivated account');
    if (refusals.isDue(found === undefined ? networkOf(remoteAddress) : `${found.id} ${reason}`))
      await noteSecurityEvent(db, {
        kind: 'token refused',
        email: found?.email ?? null,
        personId: found?.personId ?? null,
        remoteAddress,
        detail: found === undefined ? { reason } : { reason, name: found.name, token: found.beginning },
      });
    throw new UnauthorizedError(`The personal access token is ${reason}.`, PERSONAL_TOKEN_ADVICE);
  };

  return async ({ headers, ip }) => {
    // Any other scheme is ignored: the caller is anonymous. The name of this one may be in any case (RFC 9110).
    const bearer = /^Bearer(?: (.*))?$/i.exec(headers.authorization ?? '');
    if (bearer === null) return NOBODY;
    const token = (bearer[1] ?? '').trimStart();
    return isPersonalToken(token) ? byPersonalToken(token, ip) : bySession(token);
  };
}
