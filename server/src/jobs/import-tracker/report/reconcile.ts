import type { TableReport } from './report.ts';

/** Rows that were counted in the databases themselves. */
export interface RowCounts {
  /** By table of the source. */
  readonly source: ReadonlyMap<string, number>;
  /** By our table, before the import and after it. */
  readonly before: ReadonlyMap<string, number>;
  readonly after: ReadonlyMap<string, number>;
  /** By our table: entries that the import added itself, for empty references. */
  readonly added: ReadonlyMap<string, number>;
}

/**
 * Compares what the import reports with what the databases contain: each row of the source is taken, matched or
 * refused, and our tables have grown by what was taken.
 *
 * @returns a sentence for each disagreement
 */
export function disagreements(tables: readonly TableReport[], counts: RowCounts): string[] {
  const unread = tables.flatMap(({ source, read, taken, matched, refused }) => {
    const there = counts.source.get(source) ?? 0;
    return [
      ...(there === read ? [] : [`${source}: the source has ${there} rows, but ${read} were read`]),
      ...(read === taken + matched + refused
        ? []
        : [
            `${source}: ${read} rows were read, but ${taken} taken, ${matched} matched and ${refused} refused`,
          ]),
    ];
  });
  const targets = [...new Set(tables.map(({ target }) => target))];
  const grown = targets.flatMap((target) => {
    const taken = tables
      .filter((table) => table.target === target)
      .reduce((sum, table) => sum + table.taken, 0);
    const added = counts.added.get(target) ?? 0;
    const growth = (counts.after.get(target) ?? 0) - (counts.before.get(target) ?? 0) - added;
    return growth === taken ? [] : [`${target}: ${taken} rows were taken, but it has ${growth} more`];
  });
  return [...unread, ...grown];
}
