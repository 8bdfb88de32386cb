import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { refusedField } from '../../../platform/http/requests/refused-field.ts';

/**
 * Makes a check of requests that rows of files make: by the contract, as those that come over the line are.
 *
 * @returns a function that returns the request, and throws ApiError 400 that names the first value that is refused
 */
export function requestOf<T extends TSchema>(schema: T): (request: unknown) => Static<T> {
  const compiled = Compile(schema);
  return (request) => {
    if (compiled.Check(request)) return request;
    const [first] = compiled.Errors(request);
    const [object = '', ...members] = (first?.instancePath ?? '').split('/').filter((step) => step !== '');
    throw refusedField({ object, field: members.join('.') }, null, first?.message ?? 'is not valid');
  };
}
