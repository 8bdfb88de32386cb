import { ApiError } from '../http/errors/errors.ts';

/**
 * 502: a service that the tracker depends on is down, or its response cannot be read. The existing tracker responds
 * with a general 500; the debugMessage is the same.
 */
export class ExternalServiceError extends ApiError {
  override readonly name = 'ExternalServiceError';

  constructor(
    service: { name: string; failure: string },
    host: string,
    readonly kind: 'unreachable' | 'unusable',
    override readonly cause: unknown,
  ) {
    super(502, `The ${service.name} at ${host} ${MESSAGES[kind]}`, service.failure);
  }
}

const MESSAGES = {
  unreachable: 'does not answer at the moment. Please try again in a few minutes.',
  unusable: 'gave an answer that cannot be used. Please tell the administrator.',
} as const;
