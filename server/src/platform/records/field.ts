import type { Lists } from '../look-up-lists/catalogues.ts';
import type { AuditTree } from '../history/audit-tree.ts';

/**
 * How a value is read from a request (`request-values.ts`): `text` as it was sent, `note` with a blank one as null;
 * `trimmed text` and `trimmed note` without blanks around it.
 */
export type ValueKind =
  | 'text'
  | 'trimmed text'
  | 'note'
  | 'trimmed note'
  | 'date'
  | 'date-time'
  | 'integer'
  | 'decimal'
  | 'flag';

/** Where a field is left out. By default it takes part everywhere, so a new field is in the history automatically. */
export interface Exceptions {
  /** Set by the server: requests do not carry it. */
  readonly sent?: false;
  /** Nobody changes it after it was stored. */
  readonly written?: false;
  /** Left out of responses. */
  readonly shown?: false;
  /** Its name in the history where that is not the name in the API; false: changes are not recorded. */
  readonly history?: string | false;
}

/** A scalar value. */
export interface ValueField extends Exceptions {
  readonly column: string;
  readonly kind: ValueKind;
  /** Name in the API, where that is not the name of the field. */
  readonly api?: string;
  /** Never null in a stored row. */
  readonly required?: true;
}

/** An identifier of an earlier system: in responses only, and left out where it is absent. */
export interface LegacyIdField {
  readonly column: string;
  readonly kind: 'legacy id';
}

/** An entry of a look-up list: its id in the row, its name in the API. */
export interface ListField extends Exceptions {
  readonly column: string;
  readonly kind: 'entry';
  readonly list: keyof Lists;
  /** Name in the API. */
  readonly api: string;
  readonly history: string | false;
  /** What the history compares of the entry; its name without this. */
  readonly audit?: (id: number, lists: Lists) => AuditTree;
  /** The refusal of a name that the list does not have; without it such a name counts as absent. */
  readonly unknown?: (name: string | null) => string;
  /** Letter case counts. */
  readonly exact?: true;
  /** Never null in a stored row. */
  readonly required?: true;
  /** A request without it is refused as unknown. */
  readonly missing?: 'refused';
  /** A blank name is refused like an unknown one; without this it counts as absent. */
  readonly blank?: 'refused';
}

export type Field = ValueField | LegacyIdField | ListField;

/**
 * The fields of one record by their names in the server, in the order in which the history prints them. Select list,
 * write, row type, request, response and history follow from it.
 */
export type Fields = Readonly<Record<string, Field>>;

/** Ids of entries are found and named through these. */
export type { Lists };

interface KindTypes {
  text: string;
  'trimmed text': string;
  note: string;
  'trimmed note': string;
  date: string;
  'date-time': string;
  integer: number;
  decimal: number;
  flag: boolean;
  entry: number;
  'legacy id': number;
}

/** The value of a field in a row. */
type ValueOf<F extends Field> = KindTypes[F['kind']] | (F extends { required: true } ? never : null);

/** Names of the fields that do not have this exception. */
type Without<F extends Fields, Exception extends 'sent' | 'written' | 'shown'> = {
  [Name in keyof F]: F[Name] extends { kind: 'legacy id' }
    ? Exception extends 'shown'
      ? Name
      : never
    : F[Name] extends Readonly<Record<Exception, false>>
      ? never
      : Name;
}[keyof F];

/** The name of a field in the API. */
type ApiName<F extends Fields, Name extends keyof F> = F[Name] extends { api: infer Api extends string }
  ? Api
  : Name & string;

/** A stored row. */
export type RowOf<F extends Fields> = { [Name in keyof F]: ValueOf<F[Name]> };

/** What a save writes. */
export type WrittenOf<F extends Fields> = Pick<RowOf<F>, Without<F, 'written'>>;

/** What a request carries, as it is stored. Required values may still be missing: rules refuse that. */
export type SentOf<F extends Fields> = {
  [Name in Without<F, 'sent'>]:
    | KindTypes[F[Name]['kind']]
    | (F[Name] extends { missing: 'refused' } ? never : null);
};

/** The columns that a save writes. */
export type ColumnsOf<F extends Fields> = {
  [Name in Without<F, 'written'> as F[Name]['column']]: ValueOf<F[Name]>;
};

/** The select list: `alias.column as name` of each field. */
export type SelectionOf<F extends Fields, Alias extends string> = {
  [Name in keyof F & string]: `${Alias}.${F[Name]['column']} as ${Name}`;
}[keyof F & string];

/** What a response shows. */
export type ShownOf<F extends Fields> = {
  [
    Name in Without<F, 'shown'> as F[Name] extends { kind: 'legacy id' } ? never : ApiName<F, Name>
  ]: F[Name] extends ListField
    ? string | (F[Name] extends { required: true } ? never : null)
    : ValueOf<F[Name]>;
} & { [Name in keyof F as F[Name] extends { kind: 'legacy id' } ? Name : never]?: number | undefined };

/** Names in the API of the fields that requests carry. */
export type SentNames<F extends Fields> = { [Name in Without<F, 'sent'>]: ApiName<F, Name> }[Without<
  F,
  'sent'
>];
