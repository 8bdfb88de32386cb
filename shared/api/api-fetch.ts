import { ApiError, errorOfFailedRequest, errorOfResponse, unusableAnswer } from './api-error.ts';
import { resourceUrl, type QueryParams } from './resource-url.ts';
import { noteChange } from './fresh-reads.ts';
import { tracedFetch } from './call-tracer.ts';
import { forgetEarlyResponses, fullAddress, takeEarlyResponse } from './early-responses.ts';
import { tokenProvider } from './token-provider.ts';
import { reportIfUnauthorized } from './unauthorized.ts';
import { reportIfUnanswered } from './unanswered.ts';

export interface RequestOptions {
  /** Default: POST with a body, a text or a form, otherwise GET. */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: QueryParams;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as plain text. */
  text?: string;
  /** Sent as multipart form. */
  form?: FormData;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Requested media type; default JSON. */
  accept?: string;
  /** The screen itself shows that the person may not see this: a 403 is thrown, but not reported to the shell. */
  showsRefusal?: boolean;
  /** Nobody waits for it yet: a refusal is thrown, but not reported to the shell. */
  isAhead?: boolean;
  /** Sends no token but the one given, never renews one and reports nothing: for the calls that make or end a session. */
  outsideSession?: boolean;
  /** Outside the session: as whom. */
  token?: string;
}

function bodyOf({ body, text, form }: RequestOptions): { content?: BodyInit; type?: string } {
  // The browser writes the type of a form itself, with the boundary between its parts.
  if (form) return { content: form };
  if (text !== undefined) return { content: text, type: 'text/plain' };
  if (body !== undefined) return { content: JSON.stringify(body), type: 'application/json' };
  return {};
}

function requestInit(options: RequestOptions, token: string | null): RequestInit {
  const { content, type } = bodyOf(options);
  const headers = new Headers({ Accept: options.accept ?? 'application/json' });
  if (type) headers.set('Content-Type', type);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  return {
    method: options.method ?? (content === undefined ? 'GET' : 'POST'),
    headers,
    body: content,
    signal: options.signal,
    // The refresh cookie must also travel when the API has its own address.
    credentials: options.outsideSession ? 'include' : 'same-origin',
  };
}

/** Sends nothing that the page, which makes requests before its scripts are there, does not send. */
function isBare({ accept, headers, ...options }: RequestOptions): boolean {
  return bodyOf(options).content === undefined && accept === undefined && headers === undefined;
}

async function sendOnce(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  try {
    return await requested(path, options, token);
  } catch (error) {
    reportIfUnanswered(error);
    throw error;
  }
}

async function requested(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  const url = fullAddress(resourceUrl(path, options.query));
  let response: Response;
  try {
    const { method = 'GET' } = options;
    const early = isBare(options) ? takeEarlyResponse(`${method} ${url.href}`, token) : undefined;
    response = (await early) ?? (await tracedFetch(url, requestInit(options, token)));
  } catch (reason) {
    throw errorOfFailedRequest(reason);
  }
  if (!response.ok) throw await errorOfResponse(response);
  return response;
}

async function sendInSession(path: string, options: RequestOptions): Promise<Response> {
  const token = await tokenProvider().token();
  try {
    return await sendOnce(path, options, token);
  } catch (error) {
    if (token === null || !(error instanceof ApiError) || error.status !== 401) throw error;
    const renewed = await tokenProvider().renew(token);
    if (renewed === null) throw error;
    return sendOnce(path, options, renewed);
  }
}

/** The raw response of a call that succeeded; everything else is thrown as ApiError. */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  if (options.outsideSession) return sendOnce(path, options, options.token ?? null);
  if (isChange(options)) forgetEarlyResponses();
  try {
    return await sendInSession(path, options);
  } catch (error) {
    if (!isForCallerOnly(error, options)) reportIfUnauthorized(error, path);
    throw error;
  } finally {
    // Also after a failure: the change may have arrived without its response.
    if (isChange(options)) noteChange();
  }
}

/** Whether the request may change something; a search by a file is taken for a change too. */
function isChange(options: RequestOptions): boolean {
  const { method = bodyOf(options).content === undefined ? 'GET' : 'POST' } = options;
  return method !== 'GET';
}

function isForCallerOnly(error: unknown, { showsRefusal = false, isAhead = false }: RequestOptions): boolean {
  return isAhead || (showsRefusal && error instanceof ApiError && error.status === 403);
}

/** The contract is trusted here, not checked: server and client are typed by the same schemas. */
export function jsonAs<T>(response: { json(): Promise<T> }): Promise<T> {
  return response.json();
}

async function readAnswer<T>(response: Response): Promise<T> {
  const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
  if (isJson) return jsonAs<T>(response);
  // An empty body is valid; a page instead of data, as portals and proxies send it, is not.
  if ((await response.text()) === '') return jsonAs<T>(Response.json(null));
  throw unusableAnswer(response.status);
}

/** A response together with the ETag that it came with. */
export interface Edition<T> {
  data: T;
  tag: string | null;
}

/** As `apiFetch`, for callers that change what they have read. */
export async function fetchEdition<T>(path: string, options: RequestOptions = {}): Promise<Edition<T>> {
  const response = await send(path, options);
  try {
    return { data: await readAnswer<T>(response), tag: response.headers.get('ETag') };
  } catch (reason) {
    // A body that breaks off or is not JSON is as useless as no response.
    throw reason instanceof SyntaxError ? unusableAnswer(response.status) : errorOfFailedRequest(reason);
  }
}

/**
 * Calls the server and reads its JSON response; an empty response is null. The caller's token goes along; when it is
 * refused, the session is renewed once and the call repeated. Calls refused with 401 or 403 are also reported to
 * the listeners of `onUnauthorized`.
 *
 * @param path path on the server, for example `/api/projects/TPN:000000042`; encode parts that people typed
 * @throws ApiError with the text to show
 */
export async function apiFetch<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { data } = await fetchEdition<T>(path, options);
  return data;
}

/**
 * As `apiFetch`, for responses that are plain text.
 *
 * @throws ApiError with the text to show
 */
export async function apiFetchText(path: string, options: RequestOptions = {}): Promise<string> {
  const response = await send(path, { accept: 'text/plain, application/json', ...options });
  try {
    return await response.text();
  } catch (reason) {
    throw errorOfFailedRequest(reason);
  }
}
