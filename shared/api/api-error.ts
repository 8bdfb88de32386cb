import type { ErrorEnvelope } from 'shared/contract';
import { plainMessage } from './plain-message.ts';

/** Spec part 1 §8, wording as given there. */
const SERVER_NOT_AVAILABLE = 'Error while comminicating with the server. Check that the server is available.';
const UNKNOWN_ERROR = 'Unknown error';

/** A field of the request that the server refused, and why. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * The one error that calls to the server throw; `message` is the text to show.
 *
 * - `http`: the server answered, but not with what was requested; `status` is its HTTP status.
 * - `network`: no response came; `status` is 0.
 * - `aborted`: nobody waits for the response any more, so there is nothing to show.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    message: string,
    readonly kind: 'http' | 'network' | 'aborted',
    readonly status: number,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
  }
}

/**
 * A change was refused because somebody else has changed the same resource since it was read (412). `message` says who
 * changed what and when, `fields` says it field by field.
 */
export class ConflictError<T> extends ApiError {
  override readonly name = 'ConflictError';

  /**
   * @param mine what was to be saved
   * @param theirs the resource as it is now
   */
  constructor(
    refusal: ApiError,
    readonly mine: unknown,
    readonly theirs: T,
  ) {
    super(refusal.message, refusal.kind, refusal.status, refusal.fields);
  }
}

/** The error with its fields under other names, such as those of a form. @param place the new name of a field */
export function withFields(error: unknown, place: (field: string) => string): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => ({ field: place(field), message }));
  return new ApiError(error.message, error.kind, error.status, fields);
}

/** The text to show for whatever was thrown (spec part 1 §8). */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR;
}

/** Whether a call was given up by its own caller: nothing needs to be reported. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether a response is an error in the shape of the API. */
export function isErrorEnvelope(body: unknown): body is ErrorEnvelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'apierror' in body &&
    typeof body.apierror === 'object' &&
    body.apierror !== null &&
    'message' in body.apierror &&
    typeof body.apierror.message === 'string' &&
    body.apierror.message !== ''
  );
}

/** The existing tracker refuses a bad token with status 500 and this text; ours with the same text and 401 (api-1 §3.4). */
const TOKEN_REFUSED = 'Expired or invalid JWT token.';

/** The error of a response that failed: its envelope's message, otherwise that the server is not available. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorEnvelope(body)) return unusableAnswer(response.status);
  const { message, subErrors = [] } = body.apierror;
  const fields = subErrors.map(({ field, message: reason }) => ({ field, message: plainMessage(reason) }));
  const status = message.startsWith(TOKEN_REFUSED) ? 401 : response.status;
  return new ApiError(plainMessage(message), 'http', status, fields);
}

/** A response that is no response of this API, for example the page of a proxy in between. */
export function unusableAnswer(status: number): ApiError {
  return new ApiError(SERVER_NOT_AVAILABLE, 'http', status);
}

/** The error of a request that got no response. */
export function errorOfFailedRequest(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason;
  const isAbort =
    typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
  return isAbort
    ? new ApiError(UNKNOWN_ERROR, 'aborted', 0)
    : new ApiError(SERVER_NOT_AVAILABLE, 'network', 0);
}
