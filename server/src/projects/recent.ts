/** A map that forgets what was set longest ago once it holds more than `limit` entries. */
export class Recent<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly limit: number) {}

  get(key: Key): Value | undefined {
    return this.entries.get(key);
  }

  /** The entry becomes the newest. */
  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limit && oldest !== undefined) this.entries.delete(oldest);
  }

  delete(key: Key): void {
    this.entries.delete(key);
  }

  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.entries.entries();
  }
}
