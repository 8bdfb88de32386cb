import type { SubError } from 'shared/contract';

/**
 * A refusal that the caller receives in the error envelope (api-1 section 2). Throw one of the classes below from any
 * depth; everything else that is thrown becomes a system error.
 */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    /** HTTP status. */
    readonly statusCode: number,
    /** Text for the person. */
    message: string,
    /** Advice for the author of the client. */
    readonly debugMessage?: string,
    readonly subErrors?: readonly SubError[],
  ) {
    super(message);
  }
}

/**
 * A refusal of the framework itself: the existing tracker answers these as problem documents (RFC 9457), so the envelope
 * comes within one.
 */
export class ProblemError extends ApiError {}

/** 400: a business rule, or an unknown name. The existing tracker responds with 500. */
export class UserError extends ApiError {
  constructor(message: string, debugMessage?: string) {
    super(400, message, debugMessage);
  }
}

/** 400: the request lacks what every such request must have. */
export class InvalidRequestError extends ApiError {
  constructor(message: string) {
    super(400, message, 'Please fix the request format and try again.');
  }
}

/** 400 "Validation error", with the fields that were refused; the first also in the message, which some clients show alone. */
export class ValidationError extends ApiError {
  constructor(subErrors: readonly SubError[], debugMessage?: string) {
    const [first] = subErrors;
    const detail = first === undefined ? [] : [first.field, first.message].filter((text) => text !== '');
    super(400, ['Validation error', ...detail].join(': '), debugMessage, subErrors);
  }
}

/** 401: the credentials are wrong. */
export class UnauthorizedError extends ApiError {
  constructor(message: string, debugMessage = 'Please provide valid credentials.') {
    super(401, message, debugMessage);
  }
}

/** 403: the caller may not. `message` is one of api-1 section 5.6. */
export class ForbiddenError extends ApiError {
  constructor(message: string) {
    super(403, message, 'Please check your permissions with the administrator.');
  }
}

/** Refuses a request for more rights than the caller has. A separate class, so that it is recorded (see `watched`). */
export class EscalationError extends ApiError {
  override readonly name = 'EscalationError';
}

/** 429: tried too often. `Retry-After` contains the time to wait. */
export class TooManyAttemptsError extends ApiError {
  constructor(
    message: string,
    /** Seconds until the next attempt may be made. */
    readonly retryAfterSeconds: number,
  ) {
    super(429, message, 'Wait as long as the header Retry-After says.');
  }
}

/** 503: the database cannot be asked at the moment. `Retry-After` contains the time to wait. */
export class UnavailableError extends ApiError {
  constructor(
    message: string,
    /** Seconds until it is worth trying again. */
    readonly retryAfterSeconds: number,
  ) {
    super(503, message, 'Wait as long as the header Retry-After says, then send the request again.');
  }
}

/** 503: this server has a replica alone. Another one of the site can do what was asked. */
export class ReadOnlyError extends ApiError {
  constructor() {
    super(
      503,
      'This server is for reading only, and for visitors: it can neither change anything nor know who is signed in.',
      'Send the request without a token, or to a server of the site that may write.',
    );
  }
}

/** 404: no such resource. */
export class NotFoundError extends ApiError {
  constructor(message: string) {
    super(404, message, 'Please check the resource identifier.');
  }
}

/** 409: it would break a uniqueness or a reference. */
export class ConflictError extends ApiError {
  constructor(message: string, debugMessage?: string) {
    super(409, message, debugMessage);
  }
}

/** 412: the resource was changed by somebody since the caller read it. */
export class PreconditionFailedError extends ApiError {
  constructor(message: string, subErrors?: readonly SubError[]) {
    super(412, message, 'Read the resource again and repeat the change on it.', subErrors);
  }
}
