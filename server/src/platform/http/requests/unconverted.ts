import { UserError } from '../errors/errors.ts';

/** A whole number as addresses have it. */
export function isIntegerText(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** The refusal of a parameter whose text means no value of its type (api-1 section 2). */
export function unconverted(name: string, value: string, type = 'integer', debugMessage?: string): UserError {
  return new UserError(
    `The parameter '${name}' of value '${value}' could not be converted to type '${type}'`,
    debugMessage,
  );
}
