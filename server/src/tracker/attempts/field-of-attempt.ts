import { refusedField, type FieldOfBody } from '../../platform/http/requests/refused-field.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Resolution } from '../../platform/records/resolve.ts';
import { integerOf } from '../../platform/http/requests/request-values.ts';

/** Where in a plan's body a value of its attempt is. */
export interface FieldOfAttempt extends FieldOfBody {
  object:
    | 'crisprAttempt'
    | 'esCellAttempt'
    | 'esCellAlleleModificationAttempt'
    | 'crisprAlleleModificationAttempt'
    | 'phenotypingAttempt';
}

/**
 * How members of an attempt are resolved: unknown names are refused with the field that they are in.
 *
 * @param row of a list in the attempt, such as `guides.2`
 */
export function inAttempt(object: FieldOfAttempt['object'], lists: Lists, row?: string): Resolution {
  const fieldOf = (api: string) => (row === undefined ? api : `${row}.${api}`);
  return {
    lists,
    path: (api) => `${object}.${fieldOf(api)}`,
    refuse: (api, name, message) => refusedField({ object, field: fieldOf(api) }, name, message),
  };
}

/** The id of a stored row that a request means; null for the marks of new rows (api-2 §21). */
export function storedIdOf(id: number | string | null | undefined): number | null {
  const number = integerOf(id);
  return number === null || number <= 0 ? null : number;
}
