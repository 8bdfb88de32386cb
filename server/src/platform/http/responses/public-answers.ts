import type { IncomingHttpHeaders } from 'node:http';

/** What the routes begin with whose answers all visitors without a session get alike. */
const PUBLIC_READS = [
  '/api/conf',
  '/api/glt_production_numbers',
  '/api/plans',
  '/api/projects',
  '/api/v2/genes',
  '/api/v2/plans',
  '/api/v2/projects',
  '/api/v2/reports/overview',
  '/api/v2/statusPaths',
];

/** A stale answer is served that much longer while a new one is fetched, in multiples of its age. */
const STALE_FACTOR = 2;

export interface AnsweredRead {
  method: string;
  /** As it is registered, `/api/plans/:pin`; undefined where there is none. */
  route: string | undefined;
  status: number;
  headers: IncomingHttpHeaders;
}

/**
 * Whether a cache in front may give an answer to other visitors: a read that worked, of somebody who sent nothing that says who
 * they are.
 */
export function isPublicAnswer({ method, route = '', status, headers }: AnsweredRead): boolean {
  const isAnonymous = headers.authorization === undefined && headers.cookie === undefined;
  const isPublic = PUBLIC_READS.some((start) => route === start || route.startsWith(`${start}/`));
  return method === 'GET' && status === 200 && isAnonymous && isPublic;
}

/**
 * How long a cache in front may serve an answer; the browser itself asks each time. Undefined: not at all.
 *
 * @param seconds until it is fetched again. After a change visitors see it at the latest after three times as long.
 * @param lagSeconds how old the answer may be when it is given. It is cached for so much less; and at least for as long, so that
 *   the next one is never older than the one whose place it takes.
 */
export function publicCacheControl(seconds: number, lagSeconds = 0): string | undefined {
  const fresh = seconds - lagSeconds;
  if (fresh <= 0 || fresh < lagSeconds) return undefined;
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${seconds * STALE_FACTOR}`;
}
