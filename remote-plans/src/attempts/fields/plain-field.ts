import type { Configuration } from 'shared/contract';

/** A look-up list of plain names. */
export type ListName = {
  [Key in keyof Configuration]: Configuration[Key] extends string[] ? Key : never;
}[keyof Configuration];

/**
 * A value that one control holds: under which name it is stored, what people call it, and what it is. Values, request, form
 * and read view are all made from these, so that each value is shown and stored as itself (PP-01, PP-32).
 */
export type PlainField<Name extends string = string> = {
  name: Name;
  label: string;
  /** The label has a mark; what is checked, and when, is said where the field is used. */
  isRequired?: boolean;
} & (
  | { kind: 'text' | 'area' | 'date' | 'count' | 'flag' }
  /** Digits that are stored as text. */
  | { kind: 'digits' }
  /** One of a list of the configuration. */
  | { kind: 'choice'; list: ListName }
  /** One of a few that never change. */
  | { kind: 'choice'; options: readonly string[] }
);

type Kind = PlainField['kind'];

/** What the control of a field holds: an empty text is no value, and so is null for a count. */
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
