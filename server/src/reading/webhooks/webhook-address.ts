import { addressProblem } from '../../platform/external-http/post-outside.ts';
import { ValidationError } from '../../platform/http/errors/errors.ts';

/** The address as it is called. @throws ValidationError for one that cannot be called */
export function requireAddress(typed: string, mayBePrivate: boolean): string {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  const problem = url === undefined ? NO_ADDRESS : addressProblem(url, mayBePrivate);
  if (url === undefined || problem !== null)
    throw new ValidationError([
      { object: 'Webhook', field: 'url', rejectedValue: typed, message: problem ?? NO_ADDRESS },
    ]);
  return url.href;
}

const NO_ADDRESS = 'It must be an address such as https://lab.example/changes.';
