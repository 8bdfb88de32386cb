import type { PlainField } from 'shared/record-fields';

type Kind = PlainField['kind'];

/** The value of a field's control: an empty text is no value, and so is null for a count. */
type HeldBy<K extends Kind> = K extends 'count' ? number | null : K extends 'flag' ? boolean : string;

/** What is stored and sent. */
type StoredBy<K extends Kind> = K extends 'count'
  ? number | null
  : K extends 'flag'
    ? boolean | null
    : string | null;

/** Values of a form, by the names of its fields. */
export type PlainValues<Field extends PlainField> = {
  [Each in Field as Each['name']]: HeldBy<Each['kind']>;
};

/** The same as the server knows them. */
export type StoredValues<Field extends PlainField> = {
  [Each in Field as Each['name']]: StoredBy<Each['kind']>;
};

type Held = string | number | boolean | null;
type HeldValues = Readonly<Record<string, Held>>;

/** The values of controls for what is stored; nothing is stored yet while there is no record. */
export function valuesOf<const Field extends PlainField>(
  fields: readonly Field[],
  stored: Readonly<StoredValues<Field>> | undefined,
): PlainValues<Field>;
export function valuesOf(fields: readonly PlainField[], stored: HeldValues | undefined): HeldValues {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, heldOf(kind, stored?.[name] ?? null)]));
}

function heldOf(kind: Kind, stored: Held): Held {
  switch (kind) {
    case 'count':
      return stored;
    case 'flag':
      return stored ?? false;
    default:
      return stored ?? '';
  }
}

/**
 * What is to be stored. What nobody touched goes back exactly as it came; an emptied control means no value and is said so
 * (PP-36).
 */
export function storedOf<const Field extends PlainField>(
  fields: readonly Field[],
  values: Readonly<PlainValues<Field>>,
  stored: Readonly<StoredValues<Field>> | undefined,
): StoredValues<Field>;
export function storedOf(
  fields: readonly PlainField[],
  values: HeldValues,
  stored: HeldValues | undefined,
): HeldValues {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const held = values[name] ?? null;
      const before = stored?.[name] ?? null;
      return [name, held === heldOf(kind, before) ? before : orNull(held)];
    }),
  );
}

function orNull(held: Held): Held {
  return typeof held === 'string' && held.trim() === '' ? null : held;
}

/** Whether nobody has touched any of the fields. */
export function isUntouched<const Field extends PlainField>(
  fields: readonly Field[],
  values: Readonly<PlainValues<Field>>,
  stored: Readonly<StoredValues<Field>> | undefined,
): boolean;
export function isUntouched(
  fields: readonly PlainField[],
  values: HeldValues,
  stored: HeldValues | undefined,
): boolean {
  return fields.every(({ name, kind }) => values[name] === heldOf(kind, stored?.[name] ?? null));
}
