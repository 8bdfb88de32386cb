import type { ErrorEnvelope } from 'shared/contract';

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
 * - `http`: the server answered, but not with what was asked for; `status` is its HTTP status.
 * - `network`: no answer came; `status` is 0.
 * - `aborted`: nobody waits for the answer any more, so there is nothing to show.
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

/** The text to show for whatever was thrown (spec part 1 §8). */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_ERROR;
}

/** Whether a call was given up by its own caller: nobody needs to be told. */
export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'aborted';
}

/** Whether an answer is an error in the shape of the API. */
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

/** The error of an answer that failed: its envelope's message, otherwise that the server is not available. */
export async function errorOfResponse(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isErrorEnvelope(body)) return unusableAnswer(response.status);
  const { message, subErrors = [] } = body.apierror;
  const fields = subErrors.map(({ field, message: reason }) => ({ field, message: reason }));
  const status = message.startsWith(TOKEN_REFUSED) ? 401 : response.status;
  return new ApiError(message, 'http', status, fields);
}

/** An answer that is no answer of this API, for example the page of a proxy in between. */
export function unusableAnswer(status: number): ApiError {
  return new ApiError(SERVER_NOT_AVAILABLE, 'http', status);
}

/** The error of a request that got no answer. */
export function errorOfFailedRequest(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason;
  const isAbort =
    typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
  return isAbort
    ? new ApiError(UNKNOWN_ERROR, 'aborted', 0)
    : new ApiError(SERVER_NOT_AVAILABLE, 'network', 0);
}
