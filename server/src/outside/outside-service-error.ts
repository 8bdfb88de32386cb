import { ApiError } from '../http/errors.ts';

/**
 * 502: a service that the tracker depends on is down, or answers what the tracker cannot read. The existing tracker
 * answers these with a general 500; the debugMessage is the same.
 */
export class OutsideServiceError extends ApiError {
  override readonly name = 'OutsideServiceError';

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
