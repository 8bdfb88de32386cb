import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** A request to an address that a person has entered. */
export interface OutsidePost {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Longest wait until the response begins. */
  timeoutMs: number;
  /** Addresses of this network and plain HTTP are allowed. For development and tests. */
  mayBePrivate: boolean;
  /** Gives the request up. */
  signal?: AbortSignal | undefined;
}

/** What came of it. Status is null where there was no response. */
export interface OutsideResponse {
  status: number | null;
  /** Null for a success, 2xx. */
  problem: string | null;
}

/** Finds all addresses of a host, replaced in tests. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true });

const LONGEST_PROBLEM = 300;

/** Why an address cannot be called, in words; null where nothing is against it. Its host is looked up when it is called. */
export function addressProblem(url: URL, mayBePrivate: boolean): string | null {
  if (url.username !== '' || url.password !== '') return 'It must not contain a user name or a password.';
  if (mayBePrivate && url.protocol === 'http:') return null;
  if (url.protocol !== 'https:') return 'It must begin with https://.';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (mayBePrivate || (isIP(host) === 0 ? !isLocalName(host) : isPublicAddress(host))) return null;
  return NOT_PUBLIC;
}

const NOT_PUBLIC = 'It leads to an address that is not of the public internet.';

function isLocalName(host: string): boolean {
  return /^localhost\.?$|\.(localhost|local|internal|home\.arpa)\.?$/i.test(host) || !host.includes('.');
}

/**
 * Sends a request to an address outside. The host is looked up once, and the address that was judged is the one that is
 * connected to: a name that leads elsewhere the second time gains nothing. Redirects are not followed.
 *
 * @throws the reason of the signal, when that gives the request up
 */
export async function postOutside(
  post: OutsidePost,
  resolve: Resolve = resolveHost,
): Promise<OutsideResponse> {
  const problem = addressProblem(post.url, post.mayBePrivate);
  if (problem !== null) return { status: null, problem };
  post.signal?.throwIfAborted();
  const response = await send(post, resolve);
  post.signal?.throwIfAborted();
  return response;
}

/** Whatever the other side does, a timer of ours ends the wait: Node reports some ways in which a connection ends by no event of their own. */
function send(
  { url, headers, body, timeoutMs, mayBePrivate, signal }: OutsidePost,
  resolve: Resolve,
): Promise<OutsideResponse> {
  const begin = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((done) => {
    const request = begin(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: mayBePrivate ? undefined : publicLookup(resolve),
    });
    const end = (response: OutsideResponse) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', stop);
      // Nothing in a response is of interest but its status.
      request.destroy();
      done(response);
    };
    const fail = (problem: string) => end({ status: null, problem });
    const stop = () => fail(CLOSED);
    const limit = setTimeout(() => fail(`It did not respond within ${timeoutMs / 1000} seconds.`), timeoutMs);
    signal?.addEventListener('abort', stop);
    request.on('response', ({ statusCode }) => end(responseOf(statusCode ?? 0)));
    request.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      end(responseOf(statusCode ?? 0));
    });
    request.on('error', (error) => fail(error.message.slice(0, LONGEST_PROBLEM)));
    request.on('close', () => fail(CLOSED));
    request.end(body);
  });
}

const CLOSED = 'It closed the connection without a response.';

/** Finds the addresses of a host, and refuses it if one of them is not public. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
          done(new Error(NOT_PUBLIC), []);
        else if (options.all === true) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(NOT_PUBLIC), []),
    );
  };
}

function responseOf(status: number): OutsideResponse {
  if (status >= 200 && status < 300) return { status, problem: null };
  if (status >= 300 && status < 400)
    return { status, problem: 'It leads on to another address, which is not followed. Enter that address.' };
  return { status, problem: `It responded with status ${status}.` };
}
