import { ApiError } from '../errors/errors.ts';

/** Where in a body a value is: the object, and the path in it, such as `crisprAttempt` and `guides.2.pam`. */
export interface FieldOfBody {
  object: string;
  field: string;
}

/** A user's mistake (400) that is one field's: people read the message, forms mark the field. */
export function refusedField(
  { object, field }: FieldOfBody,
  rejectedValue: unknown,
  message: string,
): ApiError {
  return new ApiError(400, message, undefined, [{ object, field, rejectedValue, message }]);
}
