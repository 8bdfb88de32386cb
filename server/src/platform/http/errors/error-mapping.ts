import type { FastifyError } from 'fastify';
import { isOfConstraints, isOfValues, sqlErrorFacts, type SqlErrorFacts } from '../../database/sql-error.ts';
import { DatabaseUnavailableError, type Unavailability } from '../../database/database-unavailable.ts';
import { ApiError, ConflictError, UnavailableError, UserError } from './errors.ts';
import { inKilobytes, inMegabytes, MAX_BODY_BYTES, MAX_FILE_BYTES } from '../limits.ts';
import { validationRefusal } from '../requests/validation-refusal.ts';

const SYSTEM_ERROR =
  'An unexpected error has occurred in the system. Please contact the administrator to check the details in the logs.';
const JSON_ADVICE = 'Please check that texts are in double quotes and that numbers are written as numbers.';
const JSON_TYPE = 'application/json';

const UNAVAILABLE: Record<Unavailability, string> = {
  unreachable: 'The database cannot be reached at the moment. Please try again.',
  'too slow': 'The database took too long. Please try again, and ask for less if that happens again.',
  busy: 'The server is busy at the moment. Please try again.',
};

/** What of a request an error text may mention. */
export interface RequestFacts {
  contentType: string | undefined;
  /** What its route reads; JSON where it does not state it. */
  consumes?: readonly string[] | undefined;
  /** Body, query and path parameters, where the refused values are looked up. */
  body: unknown;
  query: unknown;
  params: unknown;
  /** Bytes that its body may have. */
  bodyLimit?: number | undefined;
}

/** Maps anything thrown to an error response (api-1 section 2). */
export function toApiError(error: unknown, request: RequestFacts): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailableError) return new UnavailableError(UNAVAILABLE[error.kind], 5);
  const sqlFacts = sqlErrorFacts(error);
  if (sqlFacts !== undefined) return databaseRefusal(sqlFacts) ?? systemError();
  return isFastifyError(error) ? frameworkRefusal(error, request) : systemError();
}

function systemError(): ApiError {
  return new ApiError(500, SYSTEM_ERROR);
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Errors of Fastify and its plugins, by their code, with the texts of the intended envelope. */
function frameworkRefusal(error: FastifyError, request: RequestFacts): ApiError {
  if (error.validation !== undefined) return validationRefusal(error, request);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new UserError('The Json could not be parsed.', JSON_ADVICE);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new UserError('Malformed JSON request', 'The body is empty.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return mediaTypeRefusal(request);
    case 'FST_REQ_FILE_TOO_LARGE':
      return new ApiError(413, `The file is larger than ${inMegabytes(MAX_FILE_BYTES)}.`);
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError(
        413,
        `The request is larger than ${sizeText(request.bodyLimit ?? MAX_BODY_BYTES)}.`,
      );
    default:
      return otherRefusal(error);
  }
}

function mediaTypeRefusal({ contentType = 'unknown', consumes = [JSON_TYPE] }: RequestFacts): ApiError {
  const supported = consumes.join(', ');
  // The rest of the header, such as the boundary of a form, is no type.
  const [mediaType = contentType] = contentType.split(';');
  return new ApiError(
    415,
    `${mediaType} media type is not supported. Supported media types are ${supported}`,
  );
}

function sizeText(bytes: number): string {
  return bytes < MAX_BODY_BYTES ? inKilobytes(bytes) : inMegabytes(bytes);
}

/** A framework error with a client status keeps its own text; anything else is ours to mend. */
function otherRefusal(error: FastifyError): ApiError {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError(status, error.message) : systemError();
}

const UNIQUE_VIOLATION = '23505';

/** Integrity violations (409) and impossible values (400) are the caller's; other failed statements are ours. */
function databaseRefusal(facts: SqlErrorFacts): ApiError | undefined {
  if (facts.code === UNIQUE_VIOLATION && facts.detail !== undefined) {
    const detail = facts.detail.endsWith('.') ? facts.detail : `${facts.detail}.`;
    return new ConflictError(`Detail: ${detail}`, facts.message);
  }
  if (isOfValues(facts)) return new UserError('Validation error', facts.message);
  if (isOfConstraints(facts)) return new ConflictError('Database error', facts.message);
  return undefined;
}
