/**
 * Takes an embedded database back to an earlier moment, as a virtual machine goes back to a snapshot. That takes a
 * twentieth of the time of opening one, so tests get databases that were used before, and find nothing in them.
 */
import type { PGlite } from '@electric-sql/pglite';

/**
 * Takes a snapshot of the database: the memory of the engine, and its files, which are in memory too. There must be
 * no statement and no transaction under way, now or when the returned function is called.
 *
 * @returns resets the database to this snapshot; may be called repeatedly
 */
export function rememberDatabase(database: PGlite): () => void {
  const files = read(database.Module, 'FS');
  const memory = new Memory(() => memoryOf(database));
  const parts = ['root', 'streams', 'nameTable'].map((key) => read(files, key));
  const restoreFiles = rememberObjects(parts, memoryOf(database).buffer);
  return () => {
    memory.restore();
    restoreFiles();
  };
}

/** The memory is another object after it has grown. */
function memoryOf({ Module }: PGlite): Uint8Array {
  const memory = read(Module, 'HEAPU8');
  if (memory instanceof Uint8Array) return memory;
  throw new Error('This version of the embedded database keeps its memory elsewhere.');
}

const PAGE = 64 * 1024;
const NOTHING = new Uint8Array(PAGE);

/** The pages of the engine's memory that contain data: a fifth of all. */
class Memory {
  private readonly pages = new Map<number, Uint8Array>();

  constructor(private readonly bytes: () => Uint8Array) {
    const now = bytes();
    for (let start = 0; start < now.length; start += PAGE) {
      const page = now.subarray(start, start + PAGE);
      if (Buffer.compare(page, NOTHING) !== 0) this.pages.set(start, page.slice());
    }
  }

  /** The memory may have grown since; what has been added is empty again, as the engine expects it. */
  restore(): void {
    const now = this.bytes();
    for (let start = 0; start < now.length; start += PAGE) {
      const page = this.pages.get(start);
      if (page === undefined) now.fill(0, start, start + PAGE);
      else now.set(page, start);
    }
  }
}

/** Takes a snapshot of everything reachable from here: objects, lists and bytes, but not the engine's own memory. */
function rememberObjects(roots: readonly unknown[], engineMemory: ArrayBufferLike): () => void {
  const restores: Array<() => void> = [];
  const seen = new Set<object>();
  const pending: unknown[] = [...roots];
  while (pending.length > 0) {
    const value = pending.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    if (ArrayBuffer.isView(value)) {
      const { buffer, byteOffset, byteLength } = value;
      if (buffer !== engineMemory)
        restores.push(rememberBytes(new Uint8Array(buffer, byteOffset, byteLength)));
    } else {
      restores.push(rememberProperties(value));
      pending.push(...propertiesOf(value));
    }
  }
  return () => restores.forEach((restore) => restore());
}

function rememberBytes(bytes: Uint8Array): () => void {
  const saved = bytes.slice();
  return () => bytes.set(saved);
}

/** Most are as they were: to find that takes a sixth of the time of setting them. */
function rememberProperties(value: Record<string, unknown>): () => void {
  const saved = Object.entries(value);
  const known = new Set(Object.keys(value));
  const length = Array.isArray(value) ? value.length : undefined;
  return () => {
    for (const [key, before] of saved) if (value[key] !== before || before === undefined) value[key] = before;
    const keys = Object.keys(value);
    if (keys.length > saved.length)
      for (const key of keys) if (!known.has(key)) Reflect.deleteProperty(value, key);
    if (length !== undefined) Reflect.set(value, 'length', length);
  };
}

function propertiesOf(value: object): unknown[] {
  return Object.values(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function read(object: unknown, key: string): unknown {
  return isObject(object) ? object[key] : undefined;
}
