/** The members of a request body, derived from the schema of the response that has them (api-2 §1.2). */
import { longestText, MOST_ROWS } from 'shared/limits';
import Type, {
  IsBoolean,
  IsInteger,
  IsNull,
  IsNumber,
  IsString,
  IsUnion,
  type TBoolean,
  type TInteger,
  type TNull,
  type TNumber,
  type TObject,
  type TProperties,
  type TSchema,
  type TString,
  type TUnion,
} from 'typebox';
import {
  InputBoolean,
  InputDate,
  InputDecimal,
  InputInteger,
  inputText,
  type InputText,
} from './request-values.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';

/** A part of a request that may be missing or null. */
export const sent = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema));

/** A list of a request that may be missing or null, which is not the same as an empty one. */
export const sentList = <T extends TSchema>(element: T, maxItems = MOST_ROWS) =>
  sent(Type.Array(element, { maxItems }));

/** The lenient form of a simple value. */
type LenientValue<S> =
  S extends TUnion<[infer T extends TSchema, TNull]>
    ? LenientValue<T>
    : S extends TInteger
      ? typeof InputInteger
      : S extends TNumber
        ? typeof InputDecimal
        : S extends TBoolean
          ? typeof InputBoolean
          : S extends TString
            ? typeof InputText
            : never;

type LenientMembers<P extends TProperties, Names extends keyof P, Own extends TProperties> = {
  [Name in Names]: Name extends keyof Own ? Own[Name] : LenientValue<P[Name]>;
};

interface LenientOptions<Kept, Left, Own> {
  /** The members that a request has, in their order; all without it. */
  only?: readonly Kept[];
  /** Members that are read-only: they are ignored when they are sent. */
  without?: readonly Left[];
  /** Members with their own schema, which all lists and objects need. */
  own?: Own;
}

/**
 * What clients may send of an object that responses have: each member may be missing or null, numbers may come as text.
 *
 * @throws for a list or an object without its own schema: a programming error
 */
export function lenient<
  P extends TProperties,
  Kept extends keyof P = keyof P,
  Left extends keyof P = never,
  Own extends TProperties = Record<never, never>,
>(
  response: TObject<P>,
  options?: LenientOptions<Kept, Left, Own>,
): TObject<LenientMembers<P, Exclude<Kept, Left>, Own>>;
export function lenient(
  { properties }: TObject,
  { only, without = [], own = {} }: LenientOptions<string, string, TProperties> = {},
): TObject {
  const names = (only ?? Object.keys(properties)).filter((name) => !without.includes(name));
  return Type.Object(
    Object.fromEntries(names.map((name) => [name, own[name] ?? lenientValue(name, properties[name])])),
  );
}

function lenientValue(name: string, schema: TSchema | undefined): TSchema {
  if (IsUnion(schema)) {
    const [value, none, ...others] = schema.anyOf;
    if (IsNull(none) && others.length === 0) return lenientValue(name, value);
  }
  if (IsInteger(schema)) return InputInteger;
  if (IsNumber(schema)) return InputDecimal;
  if (IsBoolean(schema)) return InputBoolean;
  if (IsString(schema)) return isDate(schema) ? InputDate : inputText(longestText(name));
  throw new Error(`The member ${name} needs a schema of its own`);
}

function isDate(schema: TSchema): boolean {
  return 'pattern' in schema && 'pattern' in CalendarDate && schema.pattern === CalendarDate.pattern;
}
