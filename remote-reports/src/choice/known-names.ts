/** The names that contain what is typed, in any case; all of them where nothing is, or a whole name stands there. */
export function matchingNames(names: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || knownName(names, text) !== undefined) return names;
  return names.filter((name) => name.toLowerCase().includes(wanted));
}

/** The name that is typed, as the list writes it. */
export function knownName(names: readonly string[], text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return names.find((name) => name.toLowerCase() === wanted);
}
