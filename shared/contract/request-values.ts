/**
 * Members of request bodies, as leniently as existing clients need them (api-2 §1.2): each may be missing or null,
 * numbers may come as text, and an empty text counts as null.
 */
import { SHORT_TEXT, WRITTEN_VALUE } from 'shared/limits';
import Type, { type TSchema } from 'typebox';

const orNothing = <T extends TSchema[]>(...schemas: [...T]) =>
  Type.Optional(Type.Union([...schemas, Type.Null()]));

/** Text that can be stored: PostgreSQL has no place for the character NUL. */
export const StorableText = (maxLength: number) => Type.String({ pattern: '^[^\\u0000]*$', maxLength });

/** The same as a member that may be left out. */
export const inputText = (maxLength: number) => orNothing(StorableText(maxLength));

/** A name, a reference or the like. */
export const InputText = inputText(SHORT_TEXT);

/** A whole number of 32 bits, or its digits. */
export const InputInteger = orNothing(
  Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 }),
  Type.String({ pattern: '^\\s*$|^\\s*-?\\d{1,9}\\s*$', maxLength: WRITTEN_VALUE }),
);

/** A number, or its digits. */
export const InputDecimal = orNothing(
  Type.Number({ minimum: -1e15, maximum: 1e15 }),
  Type.String({ pattern: '^\\s*$|^\\s*-?(\\d{1,15}(\\.\\d*)?|\\.\\d+)\\s*$', maxLength: WRITTEN_VALUE }),
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
export const InputDate = orNothing(
  Type.String({ pattern: `^(${DAY}(${TIME})?)?$`, maxLength: WRITTEN_VALUE }),
);

/** A local date-time; a zone is ignored. */
export const InputDateTime = orNothing(
  Type.String({ pattern: `^(${DAY}${TIME})?$`, maxLength: WRITTEN_VALUE }),
);
