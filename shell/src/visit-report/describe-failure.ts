import { ApiError, isAborted } from 'shared/api';
import type { ReportedError, SiteErrorKind } from 'shared/contract';
import { findRemote, type RegistryEntry } from 'shared/remote';
import type { RouteObject } from 'shared/router';
import { RemoteError } from '../federation/remote-error.ts';
import { wasRefused } from './failed-file.ts';
import { routePattern } from './route-pattern.ts';
import { isForeign, scrubMessage, scrubStack } from './scrub.ts';
import type { Failure } from './watch-visit.ts';

/** The apps of a page, as far as a report needs them. */
export interface Frames {
  remotes: readonly RegistryEntry[];
  /** Those of a remote once it is loaded, and of the shell without one. */
  routesOf: (remote: RegistryEntry | undefined) => readonly RouteObject[];
}

export const SHELL = 'shell';

/** A failure as it is reported; undefined for a failure outside our code. */
export function describeFailure(
  { cause, pathname }: Failure,
  frames: Frames,
): Omit<ReportedError, 'count'> | undefined {
  const remote = remoteAt(pathname, frames);
  const route = routePattern(frames.routesOf(remote), remote?.prefixes ?? [], pathname);
  if (isViolation(cause)) {
    const area = areaOfScript(cause.sourceFile, frames);
    return { area, kind: 'csp', message: violationText(cause), stack: [], route };
  }
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  if (isForeign(stack) || isHarmless(cause)) return undefined;
  if (cause instanceof RemoteError) {
    const original = cause.cause instanceof Error ? cause.cause : cause;
    return {
      area: cause.remote.name,
      kind: kindOf(cause),
      message: scrubMessage(cause.message),
      stack: scrubStack(original.stack ?? ''),
      route,
    };
  }
  const area = areaOfScript(stack, frames);
  return { area, kind: 'unhandled', message: messageOf(cause), stack: scrubStack(stack), route };
}

/** The app of an address: a remote, otherwise the shell. */
export function remoteAt(pathname: string, { remotes }: Frames): RegistryEntry | undefined {
  return findRemote({ remotes: [...remotes] }, pathname);
}

function kindOf(error: RemoteError): SiteErrorKind {
  if (error.kind === 'render') return 'render';
  if (error.kind === 'refused') return 'refused-integrity';
  return error.kind === 'load' && wasRefused(error) ? 'refused-integrity' : 'failed-to-load';
}

/** The innermost remote that a stack goes through, or the shell. */
function areaOfScript(stack: string, { remotes }: Frames): string {
  const places = remotes.map(({ name, entry }) => {
    const folder = new URL('.', new URL(entry, document.baseURI)).href;
    return { name, at: stack.indexOf(folder) };
  });
  const [innermost] = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return innermost?.name ?? SHELL;
}

/**
 * Of a response of the server only the status counts: its text is for the person, and contains what they searched for.
 */
function messageOf(cause: unknown): string {
  if (!(cause instanceof Error))
    return typeof cause === 'string' ? scrubMessage(cause) : `Thrown: ${typeof cause}`;
  if (cause instanceof ApiError) return `${cause.name} (${cause.kind}, ${cause.status})`;
  return scrubMessage(`${cause.name}: ${cause.message}`);
}

/** Browsers report this when a layout took two rounds; and what was broken off on purpose is no failure. */
function isHarmless(cause: unknown): boolean {
  if (isAborted(cause) || (cause instanceof Error && cause.name === 'AbortError')) return true;
  return /^ResizeObserver loop/.test(cause instanceof Error ? cause.message : String(cause));
}

function isViolation(cause: unknown): cause is SecurityPolicyViolationEvent {
  return cause instanceof Event && cause.type === 'securitypolicyviolation';
}

/** What was refused, without the path and the query of its address. */
function violationText({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): string {
  const blocked = URL.canParse(blockedURI) ? new URL(blockedURI) : undefined;
  const what =
    blocked === undefined ? blockedURI : blocked.origin === 'null' ? blocked.protocol : blocked.origin;
  return `${effectiveDirective} refused ${what || 'something'}`;
}
