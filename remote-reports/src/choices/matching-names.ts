/**
 * The name that a text means, whatever its case and the blanks around it; `undefined` for a text that matches none of
 * them.
 */
export function namedBy(text: string, names: readonly string[]): string | undefined {
  const wanted = plain(text);
  return names.find((name) => plain(name) === wanted);
}

/** The names that a text narrows the list to (PP-54): all of them while it is empty. */
export function narrowed(names: readonly string[], text: string): readonly string[] {
  const wanted = plain(text);
  return wanted === '' ? names : names.filter((name) => plain(name).includes(wanted));
}

const plain = (text: string) => text.trim().toLowerCase();
