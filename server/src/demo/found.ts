/** The value of a key that the loader itself has put there. */
export function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Nothing was kept for ${String(key)}`);
  return value;
}
