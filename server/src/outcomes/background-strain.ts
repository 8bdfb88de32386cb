import type { Lists } from '../catalogues/catalogues.ts';
import { UserError } from '../http/errors.ts';

/**
 * The background strain of a colony or specimen; null when the request names none.
 *
 * @throws UserError for an unknown name
 */
export function strainOf(name: string | null | undefined, lists: Pick<Lists, 'strain'>): number | null {
  if (name === null || name === undefined || name.trim() === '') return null;
  const strain = lists.strain.find(name);
  if (strain === undefined) throw unknownStrain(name);
  return strain.id;
}

/** The refusal of a strain that the catalogue does not have (api-2 §13.1). */
export function unknownStrain(name: string): UserError {
  return new UserError(`Strain '${name}' does not exist.`);
}
