import { fateOf } from '../mappings/empty-columns.ts';
import type { Fate, TableMapping } from '../source/mapping.ts';
import type { ColumnNote } from '../report/report.ts';
import { ImportRefused } from '../report/report.ts';
import { AUDIT_COLUMNS, type TableFacts } from '../source/schema-facts.ts';
import { quoted } from '../source/source-database.ts';

/** A mapping put beside the two databases as they are. */
export interface LoadPlan {
  readonly mapping: TableMapping;
  readonly facts: TableFacts;
  /** SQL over the source by name: of our column, of an input of rules, or of a key (`key:id`). */
  readonly expressions: ReadonlyMap<string, string>;
  /** Our columns that have a value in the source or by a rule. */
  readonly columns: readonly string[];
  /** The written ones among these: the database computes the others. */
  readonly written: readonly string[];
  /** What the columns that must not be empty get where they are, by our column. */
  readonly fates: ReadonlyMap<string, Fate>;
  /** Columns that are not read, and why. */
  readonly notes: readonly ColumnNote[];
}

/** Names under which a row's key is read. */
export const KEY_PREFIX = 'key:';

/** Names under which is read what an empty column becomes. */
export const FATE_PREFIX = 'empty:';

const AUDIT_REASON = 'who changed a part, and when, is kept with what it is a part of';

/**
 * What is read for each of our columns, and what is left.
 *
 * @throws ImportRefused when the source lacks the key of a table: then it is no database of the existing tracker
 */
export function planLoad(mapping: TableMapping, source: ReadonlySet<string>, facts: TableFacts): LoadPlan {
  const lacksKey = mapping.key.find((column) => !source.has(column));
  if (lacksKey !== undefined)
    throw new ImportRefused(
      `Table '${mapping.source}' of the source has no column '${lacksKey}', so it is not the table of the existing tracker's model. Nothing was imported.`,
    );
  const wanted = wantedExpressions(mapping, facts);
  const isThere = ([, expression]: [string, string]) =>
    columnsIn(expression).every((name) => source.has(name));
  const found = [...wanted].filter(isThere);
  const keys = mapping.key.map((column): [string, string] => [KEY_PREFIX + column, columnOf(column)]);
  const used = new Set([...found, ...keys].flatMap(([, expression]) => columnsIn(expression)));
  const columns = [...facts.columns.keys()].filter(
    (name) => !isNumbered(mapping, facts, name) && (wanted.has(name) || mapping.rules?.[name] !== undefined),
  );
  const fates = fatesOf(mapping, columns);
  return {
    mapping,
    facts,
    expressions: new Map([...found, ...keys, ...derivedExpressions(fates, new Map(found))]),
    columns,
    fates,
    written: columns.filter((name) => facts.columns.get(name)?.isGenerated === false),
    notes: [
      ...missing(
        mapping,
        [...wanted].filter((entry) => !isThere(entry)),
      ),
      ...leftOver(mapping, source, used),
    ],
  };
}

function wantedExpressions(mapping: TableMapping, facts: TableFacts): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { name, isGenerated } of facts.columns.values()) {
    if (isGenerated && mapping.rules?.[name] === undefined) continue;
    if (mapping.ours?.includes(name) || isNumbered(mapping, facts, name)) continue;
    wanted.set(name, columnOf(mapping.renamed?.[name] ?? name));
  }
  for (const [name, expression] of Object.entries(mapping.inputs ?? {})) wanted.set(name, expression);
  return wanted;
}

function fatesOf({ source }: TableMapping, columns: readonly string[]): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const column of columns) {
    const fate = fateOf(source, column);
    if (fate !== undefined) fates.set(column, fate);
  }
  return fates;
}

/** Worked out for rows alone that have nothing in the column. */
function derivedExpressions(
  fates: ReadonlyMap<string, Fate>,
  found: ReadonlyMap<string, string>,
): [string, string][] {
  return [...fates].flatMap(([column, { becomes }]) =>
    becomes.kind === 'derived'
      ? [
          [
            FATE_PREFIX + column,
            `case when (${found.get(column) ?? 'null'}) is null then (${becomes.sql}) end`,
          ],
        ]
      : [],
  );
}

/** Rows that are known by something else than their number get ours. */
function isNumbered({ load }: TableMapping, facts: TableFacts, column: string): boolean {
  return facts.hasIdentity && column === facts.key && (load.kind !== 'copy' || load.newIds === true);
}

function columnOf(name: string): string {
  return `source.${quoted(name)}`;
}

/** The columns of the table itself that an expression reads. */
function columnsIn(expression: string): string[] {
  return [...expression.matchAll(/\bsource\."?(\w+)"?/g)].map(([, name = '']) => name);
}

function missing(mapping: TableMapping, absent: readonly [string, string][]): ColumnNote[] {
  return absent
    .filter(([name]) => !AUDIT_COLUMNS.includes(name))
    .map(([name]) => ({
      table: mapping.source,
      column: name,
      fate: 'missing',
      reason: `the source has no such column, so ${mapping.target}.${name} stays empty or has its default`,
    }));
}

function leftOver(
  { source: table, notCarried = {} }: TableMapping,
  source: ReadonlySet<string>,
  used: ReadonlySet<string>,
): ColumnNote[] {
  return [...source]
    .filter((column) => !used.has(column))
    .map((column): ColumnNote => {
      const reason = notCarried[column] ?? (AUDIT_COLUMNS.includes(column) ? AUDIT_REASON : undefined);
      return reason === undefined
        ? { table, column, fate: 'unknown', reason: 'the model of the existing tracker has no such column' }
        : { table, column, fate: 'not carried', reason };
    })
    .sort((one, other) => one.column.localeCompare(other.column));
}
