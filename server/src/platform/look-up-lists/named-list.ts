/** An entry of a look-up list. */
export interface NamedEntry {
  id: number;
  name: string;
}

/** A look-up list in memory: entries by id, and by name as people write it. */
export class NamedList<Entry extends NamedEntry> {
  private readonly byId: ReadonlyMap<number, Entry>;
  private readonly byName: ReadonlyMap<string, Entry>;
  private readonly byFoldedName: ReadonlyMap<string, Entry>;

  constructor(readonly entries: readonly Entry[]) {
    // The first of equal names wins, hence from the end.
    const reversed = [...entries].reverse();
    this.byId = new Map(entries.map((entry) => [entry.id, entry]));
    this.byName = new Map(reversed.map((entry) => [entry.name, entry]));
    this.byFoldedName = new Map(reversed.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  /**
   * The entry that a stored row refers to.
   *
   * @throws for an unknown id: the list was read before the entry was added
   */
  get(id: number): Entry {
    const entry = this.byId.get(id);
    if (entry === undefined) throw new Error(`A look-up list has no entry ${id}.`);
    return entry;
  }

  /** The entry of this name, written the same if there is one, else ignoring case (api-2 §1.2). */
  find(name: string | null | undefined): Entry | undefined {
    if (name === null || name === undefined) return undefined;
    return this.byName.get(name) ?? this.byFoldedName.get(name.toLowerCase());
  }

  /** The entry whose name is written the same, letter case included. */
  findExact(name: string | null | undefined): Entry | undefined {
    return name === null || name === undefined ? undefined : this.byName.get(name);
  }

  /** Id of a name, ignoring case; null for no name and for an unknown one. */
  idOf(name: string | null | undefined): number | null {
    return this.find(name)?.id ?? null;
  }

  /** Name of an id; null for no id. */
  nameOf(id: number | null | undefined): string | null {
    return id === null || id === undefined ? null : this.get(id).name;
  }

  /**
   * Id of a name that a program, not a person, wrote.
   *
   * @throws when the list lacks it
   */
  require(name: string): number {
    const entry = this.byName.get(name);
    if (entry === undefined) throw new Error(`A look-up list has no '${name}'.`);
    return entry.id;
  }
}
