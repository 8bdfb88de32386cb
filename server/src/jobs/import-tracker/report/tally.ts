import type { Example, Group, TableReport } from './report.ts';

/** A remark on one row. */
export interface Remark extends Example {
  readonly column: string | null;
  readonly reason: string;
  readonly advice?: string | undefined;
  /** Does the change mean nothing to people? */
  readonly isNoise?: true | undefined;
  /** Of a column that was empty and must not be: what `empty-columns.ts` says that it becomes. */
  readonly fate?: string | undefined;
}

/** Counts what becomes of the rows of one table, and keeps the first examples of each reason. */
export class Tally {
  private read = 0;
  private taken = 0;
  private matched = 0;
  private changed = 0;
  private toSee = 0;
  private refused = 0;
  private readonly changes = new Map<string, OpenGroup>();
  private readonly refusals = new Map<string, OpenGroup>();

  constructor(
    private readonly source: string,
    private readonly target: string,
    /** Rows listed for each reason. */
    private readonly listed: number,
  ) {}

  addRead(rows: number): void {
    this.read += rows;
  }

  take(changes: readonly Remark[]): void {
    this.taken += 1;
    this.noteChanges(changes);
  }

  match(changes: readonly Remark[]): void {
    this.matched += 1;
    this.noteChanges(changes);
  }

  refuse(remark: Remark): void {
    this.refused += 1;
    this.note(this.refusals, remark);
  }

  report(): TableReport {
    const { source, target, read, taken, matched, changed, toSee, refused } = this;
    const groups = (open: ReadonlyMap<string, OpenGroup>) =>
      [...open.values()].map(({ examples, ...group }): Group => ({ ...group, examples: [...examples] }));
    return {
      source,
      target,
      read,
      taken,
      matched,
      changed,
      toSee,
      refused,
      changes: groups(this.changes),
      refusals: groups(this.refusals),
    };
  }

  private noteChanges(changes: readonly Remark[]): void {
    if (changes.length > 0) this.changed += 1;
    if (changes.some(({ isNoise }) => isNoise !== true)) this.toSee += 1;
    for (const change of changes) this.note(this.changes, change);
  }

  private note(
    groups: Map<string, OpenGroup>,
    { column, reason, advice, isNoise, fate, ...example }: Remark,
  ): void {
    const name = `${column ?? ''}\n${reason}`;
    const group = groups.get(name) ?? {
      column,
      reason,
      rows: 0,
      isNoise: isNoise === true,
      ...(advice === undefined ? {} : { advice }),
      ...(fate === undefined ? {} : { fate }),
      examples: [],
    };
    group.rows += 1;
    if (group.examples.length < this.listed) group.examples.push(example);
    groups.set(name, group);
  }
}

interface OpenGroup extends Omit<Group, 'rows' | 'examples'> {
  rows: number;
  readonly examples: Example[];
}
