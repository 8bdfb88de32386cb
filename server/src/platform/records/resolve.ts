import { UserError } from '../http/errors/errors.ts';
import {
  booleanOf,
  dateOf,
  dateTimeOf,
  decimalOf,
  integerOf,
  noteOf,
  textOf,
} from '../http/requests/request-values.ts';
import type { Fields, ListField, Lists, SentNames, SentOf, ValueKind } from './field.ts';
import { scalarOf } from './scalar.ts';

/** A scalar member of a request body (`shared/contract/request-values.ts`). */
type Scalar = string | number | boolean | null | undefined;

/** Members of a body with one value, not a list or an object. */
type ScalarNames<Input> = {
  [Name in keyof Input]-?: Input[Name] extends Scalar ? Name : never;
}[keyof Input];

/**
 * A body whose scalar members are just those of the table (besides the id of a row): one that is accepted and not
 * stored, or the reverse, does not compile.
 */
type Covered<Input, F extends Fields> = [Exclude<ScalarNames<Input>, SentNames<F> | 'id'>] extends [never]
  ? [Exclude<SentNames<F>, keyof Input>] extends [never]
    ? Input
    : { readonly 'fields of the table that the request lacks': Exclude<SentNames<F>, keyof Input> }
  : {
      readonly 'members of the request that the table lacks': Exclude<
        ScalarNames<Input>,
        SentNames<F> | 'id'
      >;
    };

/** What request members are resolved with. */
export interface Resolution {
  lists: Lists;
  /** Where in the body a member is, for messages: `crisprAttempt.miDate`. */
  path: (api: string) => string;
  /** The refusal of a name that a look-up list does not have. */
  refuse: (api: string, name: string | null, message: string) => Error;
}

/** A resolution whose refusals name no field: a user's mistake in words. */
export function withoutFields(lists: Lists, path: (api: string) => string = (api) => api): Resolution {
  return { lists, path, refuse: (_api, _name, message) => new UserError(message) };
}

/**
 * The values of a record as they are to be stored, names resolved to ids.
 *
 * @throws what `refuse` makes for an unknown name, ValidationError for a day that the calendar does not have
 */
export function valuesOf<const F extends Fields, Input extends object>(
  fields: F,
  input: Covered<Input, F> & Input,
  resolution: Resolution,
): SentOf<F>;
export function valuesOf(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  resolution: Resolution,
): object {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'legacy id' || field.sent === false) continue;
    const api = field.api ?? name;
    const value = scalarOf(input[api]);
    values[name] =
      field.kind === 'entry'
        ? entryId(field, value, resolution)
        : VALUE_OF[field.kind](value, resolution.path(api));
  }
  return values;
}

const VALUE_OF: Readonly<Record<ValueKind, (value: Scalar, path: string) => unknown>> = {
  text: (value) => textOf(composed(value)),
  'trimmed text': (value) => textOf(composed(value)?.trim()),
  note: (value) => noteOf(composed(value)),
  'trimmed note': (value) => noteOf(composed(value)?.trim()),
  date: (value, path) => dateOf(asText(value), path),
  'date-time': (value, path) => dateTimeOf(asText(value), path),
  integer: (value) => integerOf(asNumber(value)),
  decimal: (value) => decimalOf(asNumber(value)),
  flag: (value) => booleanOf(typeof value === 'boolean' ? value : flagText(value)),
};

function asText(value: Scalar): string | null {
  return value === null || value === undefined ? null : String(value);
}

/** In one of the forms in which Unicode writes `É` as one or as two characters: what looks the same is the same. */
function composed(value: Scalar): string | undefined {
  return asText(value)?.normalize('NFC');
}

function asNumber(value: Scalar): number | string | null {
  return typeof value === 'number' ? value : asText(value);
}

function flagText(value: Scalar): 'true' | 'false' | '' {
  return value === 'true' || value === 'false' ? value : '';
}

function entryId(field: ListField, value: Scalar, { lists, refuse }: Resolution): number | null {
  const { list, api, unknown, exact = false, missing, blank } = field;
  const isVerbatim = missing === 'refused' || blank === 'refused' || unknown === undefined;
  const name = isVerbatim ? asText(value) : noteOf(asText(value));
  if (name === null && missing !== 'refused') return null;
  const entry = exact ? lists[list].findExact(name) : lists[list].find(name);
  if (entry !== undefined) return entry.id;
  if (unknown === undefined) return null;
  throw refuse(api, name, unknown(name));
}
