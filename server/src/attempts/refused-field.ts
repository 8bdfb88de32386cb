import { ApiError } from '../http/errors.ts';

/** Where in a plan's body a value is: the attempt object, and the path in it, such as `guides.2.pam`. */
export interface FieldOfAttempt {
  object:
    | 'crisprAttempt'
    | 'esCellAttempt'
    | 'esCellAlleleModificationAttempt'
    | 'crisprAlleleModificationAttempt'
    | 'phenotypingAttempt';
  field: string;
}

/** A user's mistake (400) that is one field's: people read the message, forms mark the field. */
export function refusedField(
  { object, field }: FieldOfAttempt,
  rejectedValue: unknown,
  message: string,
): ApiError {
  return new ApiError(400, message, undefined, [{ object, field, rejectedValue, message }]);
}
