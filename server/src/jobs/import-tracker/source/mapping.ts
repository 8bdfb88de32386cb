import type { Database } from '../../../platform/database/schema.ts';

/** A value on its way: every column travels as PostgreSQL writes it, so that nothing is rounded or shifted. */
export type Value = string | null;

/** A row that was read, by the names of our columns and of the mapping's further inputs. */
export type InputRow = Readonly<Record<string, Value>>;

/**
 * The result of a rule for a value: the value to store, and the reason if it differs; or that the row cannot be
 * taken.
 */
export type Judgement =
  | {
      readonly value: Value;
      readonly change?: string;
      /** What it was, if that is not the value that was read. */
      readonly was?: Value;
      /** Does the change mean nothing to people? The report lists these apart. */
      readonly isNoise?: true;
    }
  | { readonly refusal: string; readonly advice?: string };

/** A rule for one column: pure, and tested by itself (rules.test.ts). */
export type Rule = (value: Value, row: InputRow) => Judgement;

/**
 * How rows of a table of the existing tracker become rows of ours (data-model.md names its tables).
 *
 * Columns of the same name are copied; only what differs is listed here. References, required columns and defaults
 * are read from our own schema.
 */
export interface TableMapping {
  readonly source: string;
  readonly target: keyof Database;
  readonly load: Load;
  /** Columns of the source that name a row in the report. */
  readonly key: readonly string[];
  /** Our column: their column, where the names differ. */
  readonly renamed?: Readonly<Record<string, string>>;
  /**
   * Our column, or a further name for rules to look at: SQL over the row, called `source`. Their other tables are
   * found by their bare names.
   */
  readonly inputs?: Readonly<Record<string, string>>;
  /** A table of the source that each row is read together with: its name, which is its alias, and on what. */
  readonly joined?: { readonly table: string; readonly on: string };
  readonly rules?: Readonly<Record<string, Rule>>;
  /**
   * Our column: the table of the source (or the list of `resolvers.ts`) whose rows its values name, where that is not
   * the table that ours refers to. Undefined for a row whose value names nothing that was given another id.
   */
  readonly refersTo?: Readonly<Record<string, string | ((row: InputRow) => string | undefined)>>;
  /** Our columns that the existing tracker has nothing for. */
  readonly ours?: readonly string[];
  /** Their columns that stay behind, and why. */
  readonly notCarried?: Readonly<Record<string, string>>;
  /** Rows read and written at once; fewer where rows are large. */
  readonly batch?: number;
  /** SQL to order the rows by, before their keys: of two that become one here, the first gives the values. */
  readonly order?: string;
}

/**
 * What happens to the rows of a table.
 *
 * - copy: each becomes a row of ours with the same key, or, with `newIds`, with the next one;
 * - link: each says that two things belong together; one that we know already is matched;
 * - match: a look-up list, or anything else that may be there under another id.
 */
export type Load =
  | { readonly kind: 'copy'; readonly newIds?: true }
  | { readonly kind: 'link' }
  | (MatchedRows & { readonly kind: 'match' });

/** How rows of a look-up list are known. */
export interface MatchedRows {
  /** Groups of our columns; a row is the same as one of ours when it agrees in all of the first group, or else of the next. */
  readonly on: readonly (readonly string[])[];
  /** Do names that differ in the case of their letters alone mean the same? */
  readonly ignoreCase: boolean;
  /** The values are fixed in the program (data-model.md section 1.3): one that it does not know is refused. */
  readonly closed?: true;
  /** A row that is known: does the source's text replace ours (organisations), or stay behind (genes, statuses)? */
  readonly onMatch: 'take' | 'keep';
}

/** What columns of ours that must not be empty get where the existing tracker has nothing in them. */
export interface Fate {
  /** As `table.column`: the source's table, our column. */
  readonly columns: readonly string[];
  /** What that is, as the documentation words it. */
  readonly says: string;
  readonly becomes: Becomes;
}

/**
 * What an empty column gets.
 *
 * - default: what our schema has for it;
 * - text: the text, with the row's key in place of `{id}`;
 * - entry: the entry of that name in the list that the column refers to, added where the list lacks it;
 * - derived: SQL over the row, called `source`; of a reference, the name of the entry;
 * - refused: nothing, so the row cannot be taken.
 */
export type Becomes =
  | { readonly kind: 'default' }
  | { readonly kind: 'text'; readonly text: string; readonly isNoise?: true }
  | { readonly kind: 'entry'; readonly name: string }
  | { readonly kind: 'derived'; readonly sql: string }
  | { readonly kind: 'refused'; readonly advice: string };

/** A table of the existing tracker that stays there, and why. */
export interface TableNotCarried {
  readonly table: string;
  readonly reason: string;
}
