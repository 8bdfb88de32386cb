/** The errors of a form as a flat list, in the order of its values. */

export interface FormErrorEntry {
  /** Path in the form's values. */
  name: string;
  message: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * react-hook-form keeps errors in the shape of the values; a leaf has a `type`. Errors of the whole form stand under `root`
 * and belong to no field.
 */
export function listFormErrors(errors: unknown, path = ''): FormErrorEntry[] {
  if (!isRecord(errors)) return [];
  if (typeof errors.type === 'string' || typeof errors.type === 'number') {
    const message =
      typeof errors.message === 'string' && errors.message ? errors.message : 'This value is not valid';
    return [{ name: path, message }];
  }
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, value]) => listFormErrors(value, path ? `${path}.${key}` : key));
}
