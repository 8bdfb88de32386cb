import { sql } from 'kysely';
import type { ConvertedRow } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import type { MatchedRows, Value } from '../source/mapping.ts';
import { readyRows, type Loading } from './check-references.ts';
import { AUDIT_COLUMNS } from '../source/schema-facts.ts';
import type { Remark } from '../report/tally.ts';
import { insertRows, updateRows } from './write-rows.ts';

/** A row that is here, by what it is known by. */
interface KnownRow {
  readonly id: string;
  readonly values: Readonly<Record<string, Value>>;
}

/**
 * Joins rows of the source to those that are here already, by name or another natural key, and adds the others. Their
 * ids are stored for the rows that refer to them. The whole list is in memory, so use it for short lists.
 */
export class Matcher {
  private readonly known: Map<string, KnownRow>[];
  private readonly usedIds = new Set<string>();
  /** Rows that were added from the source: our id, and theirs as the report names it. */
  private readonly addedAs = new Map<string, string>();
  private nextId = 1;
  private readonly ids: Map<string, string>;

  private constructor(
    private readonly plan: LoadPlan,
    private readonly rule: MatchedRows,
    private readonly loading: Loading,
  ) {
    this.known = rule.on.map(() => new Map<string, KnownRow>());
    this.ids = loading.ids.open(plan.mapping.source);
  }

  /** Reads what is here. */
  static async open(plan: LoadPlan, rule: MatchedRows, loading: Loading): Promise<Matcher> {
    const matcher = new Matcher(plan, rule, loading);
    const key = sql.id(plan.facts.key ?? 'id');
    const columns = [...new Set(rule.on.flat())].map((name) => sql`${sql.id(name)}::text as ${sql.id(name)}`);
    const { rows } = await sql<Record<string, Value>>`
      select ${key}::text as "own key", ${sql.join(columns)} from ${sql.table(plan.facts.name)}`.execute(
      loading.db,
    );
    for (const { 'own key': id, ...values } of rows) matcher.remember({ id: id ?? '', values });
    matcher.nextId = 1 + (await loading.source.lastId(plan.mapping.source));
    return matcher;
  }

  async load(batch: readonly ConvertedRow[]): Promise<void> {
    let rows = batch;
    while (rows.length > 0) {
      const { matched, added, later } = this.sort(rows);
      await this.join(matched);
      await this.add(added);
      rows = later;
    }
  }

  /** Rows that are here, rows to add, and rows that are the same as one that is about to be added. */
  private sort(rows: readonly ConvertedRow[]) {
    const matched: [ConvertedRow, KnownRow][] = [];
    const added: ConvertedRow[] = [];
    const later: ConvertedRow[] = [];
    const adding = new Set<string>();
    for (const row of rows) {
      const there = this.find(row.values);
      const keys = this.keysOf(row.values).map((key, index) => key && `${index} ${key}`);
      if (there !== undefined) matched.push([row, there]);
      else if (keys.some((key) => key !== null && adding.has(key))) later.push(row);
      else {
        added.push(row);
        for (const key of keys) if (key !== null) adding.add(key);
      }
    }
    return { matched, added, later };
  }

  private async join(matched: readonly [ConvertedRow, KnownRow][]): Promise<void> {
    const notTaken = this.rule.onMatch === 'take' ? await this.takeTexts(matched) : [];
    for (const [row, there] of matched) {
      this.ids.set(row.sourceId, there.id);
      const kept = notTaken
        .filter(({ key }) => key === row.key)
        .map((remark) => ({ ...remark, reason: `ours was kept: ${remark.reason}` }));
      this.loading.tally.match([
        ...row.changes,
        ...this.otherSpelling(row, there),
        ...this.twice(row, there),
        ...kept,
      ]);
    }
  }

  /** Updates existing rows from the source, and reports values that could not be written. */
  private async takeTexts(matched: readonly [ConvertedRow, KnownRow][]): Promise<readonly Remark[]> {
    const names = new Set([...this.rule.on.flat(), this.plan.facts.key, ...AUDIT_COLUMNS]);
    const columns = this.plan.written.filter((column) => !names.has(column));
    if (columns.length === 0) return [];
    // Two rows of the source may be the same here. The last one wins, because a statement can write a row only once.
    const byId = new Map(matched.map(([row, there]) => [there.id, this.withId(row, there.id)]));
    const { refusals } = await updateRows(this.loading.db, this.plan.facts, columns, [...byId.values()]);
    return refusals;
  }

  private otherSpelling(row: ConvertedRow, there: KnownRow): Remark[] {
    return this.rule.on
      .flat()
      .filter((column) => {
        const ours = there.values[column] ?? null;
        return ours !== null && ours !== (row.values[column] ?? null);
      })
      .map((column) => ({
        key: row.key,
        column,
        reason: 'is spelt otherwise here, and the row here was taken for it',
        from: row.values[column] ?? null,
        to: there.values[column] ?? null,
      }));
  }

  /** Two rows of the source that are one here, for example accounts whose addresses differ in case alone. */
  private twice(row: ConvertedRow, there: KnownRow): Remark[] {
    const first = this.addedAs.get(there.id);
    if (first === undefined) return [];
    const column = this.rule.on[0]?.[0] ?? null;
    const lost = this.rule.onMatch === 'keep' ? '; what else it says of itself was left behind' : '';
    const reason = `means the same as an earlier row of the source: the two became one, with what refers to either${lost}`;
    return [{ key: row.key, column, reason, from: row.key, to: first }];
  }

  private async add(rows: readonly ConvertedRow[]): Promise<void> {
    const { db, tally } = this.loading;
    if (this.rule.closed === true) {
      for (const row of rows) tally.refuse(this.unknownValue(row));
      return;
    }
    const ready = await readyRows(this.plan, rows, this.loading);
    const numbered = ready.map((row) => this.withId(row, this.idFor(row)));
    const columns = [...new Set([this.plan.facts.key ?? 'id', ...this.plan.written])];
    const written = await insertRows(db, this.plan.facts, columns, numbered);
    for (const row of written.rows) {
      const id = row.values[this.plan.facts.key ?? 'id'] ?? '';
      this.ids.set(row.sourceId, id);
      this.remember({ id, values: row.values });
      this.addedAs.set(id, row.key);
      tally.take(row.changes);
    }
    for (const refusal of written.refusals) tally.refuse(refusal);
  }

  private unknownValue(row: ConvertedRow): Remark {
    const [column = 'name'] = this.rule.on.flat();
    const names = [...(this.known[0]?.values() ?? [])].map(({ values }) => values[column]).join(', ');
    return {
      key: row.key,
      column,
      reason: 'is not a value that the tracker knows, and the program decides by these',
      advice: `Give it the name of the one that is meant (${names}) in the source, or move what uses it to that one.`,
      from: row.values[column] ?? null,
    };
  }

  private withId(row: ConvertedRow, id: string): ConvertedRow {
    return { ...row, values: { ...row.values, [this.plan.facts.key ?? 'id']: id } };
  }

  /** The id that a new row gets: the source's if it is free, so that what people noted down stays true. */
  private idFor({ sourceId, values }: ConvertedRow): string {
    if (!this.plan.facts.hasIdentity) return values[this.plan.facts.key ?? 'id'] ?? '';
    let id = sourceId;
    while (this.usedIds.has(id)) {
      id = String(this.nextId);
      this.nextId += 1;
    }
    this.usedIds.add(id);
    return id;
  }

  private find(values: KnownRow['values']): KnownRow | undefined {
    const keys = this.keysOf(values);
    for (const [index, known] of this.known.entries()) {
      const found = known.get(keys[index] ?? '');
      if (found !== undefined) return found;
    }
    return undefined;
  }

  private remember(row: KnownRow): void {
    this.usedIds.add(row.id);
    this.keysOf(row.values).forEach((key, index) => {
      const known = this.known[index];
      if (key !== null && known?.has(key) === false) known.set(key, row);
    });
  }

  /** What a row is known by, group by group; null for a group that lacks a value. */
  private keysOf(values: KnownRow['values']): (string | null)[] {
    return this.rule.on.map((columns) => {
      const parts = columns.map((column) => values[column] ?? null);
      if (parts.some((part) => part === null)) return null;
      return JSON.stringify(this.rule.ignoreCase ? parts.map((part) => part?.toLowerCase()) : parts);
    });
  }
}
