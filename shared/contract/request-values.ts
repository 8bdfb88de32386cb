/**
 * Members of request bodies, as leniently as existing clients need them (api-2 §1.2): each may be missing or null,
 * numbers may come as text, and an empty text counts as null.
 */
import Type, { type TSchema } from 'typebox';

const orNothing = <T extends TSchema[]>(...schemas: [...T]) =>
  Type.Optional(Type.Union([...schemas, Type.Null()]));

/** Text that can be stored: PostgreSQL has no place for the character NUL. */
export const InputText = orNothing(Type.String({ pattern: '^[^\\u0000]*$' }));

/** A whole number of 32 bits, or its digits. */
export const InputInteger = orNothing(
  Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 }),
  Type.String({ pattern: '^\\s*(-?\\d{1,9})?\\s*$' }),
);

/** A number, or its digits. */
export const InputDecimal = orNothing(
  Type.Number({ minimum: -1e15, maximum: 1e15 }),
  Type.String({ pattern: '^\\s*(-?\\d{1,15}(\\.\\d*)?|-?\\.\\d+)?\\s*$' }),
);

export const InputBoolean = orNothing(
  Type.Boolean(),
  Type.Literal('true'),
  Type.Literal('false'),
  Type.Literal(''),
);

const DAY = '(000[1-9]|00[1-9]\\d|0[1-9]\\d{2}|[1-9]\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = 'T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})?';

/** A calendar day, or a date-time of which the day counts, as it is written: no time zone is applied. */
export const InputDate = orNothing(Type.String({ pattern: `^(${DAY}(${TIME})?)?$` }));

/** A local date-time; a zone is ignored. */
export const InputDateTime = orNothing(Type.String({ pattern: `^(${DAY}${TIME})?$` }));
