/** A simple value as history compares it: dates as ISO text. */
export type AuditLeaf = string | number | boolean | null;

/**
 * What history compares of an entity (api-1 §17.2): field names of the reference's model to values, referenced
 * records and collections. Leave out what is never compared: ids, stamps, back references, legacy ids, audit
 * columns. A reference that is null is null: it equals a record whose fields are all null.
 */
export interface AuditTree {
  readonly [field: string]: AuditLeaf | AuditTree | AuditCollection;
}

/** Elements of a collection by their key. Made by `collection`. */
export class AuditCollection {
  constructor(readonly elements: ReadonlyMap<string, AuditTree | AuditLeaf>) {}
}

/**
 * A collection as history compares it.
 *
 * @param key identifies elements, and is shown in the path: the id of a record (of the row that was written, so also
 * for a new one), or the value itself where elements are simple values
 * @param audit what is compared of an element
 * @throws if two elements have the same key: a programming error
 */
export function collection<T>(
  elements: readonly T[],
  key: (element: T) => string | number,
  audit: (element: T) => AuditTree | AuditLeaf,
): AuditCollection {
  const byKey = new Map(elements.map((element) => [String(key(element)), audit(element)]));
  if (byKey.size < elements.length) throw new Error('Elements of an audited collection share a key');
  return new AuditCollection(byKey);
}
