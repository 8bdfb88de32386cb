/**
 * The names in filter values. Clients repeat a parameter or join names with commas, and a name may contain a comma
 * ('Insertion, Intragenic deletion'). At each place the longest run of parts that is a known name is taken whole,
 * otherwise the part up to the next comma. Known names match in any case. Order stays, and repeated names are
 * dropped.
 */
export function splitNames(values: readonly string[], knownNames: Iterable<string>): string[] {
  const known = new Set(Array.from(knownNames, (name) => name.toLowerCase()));
  const longest = Math.max(1, ...Array.from(known, (name) => name.split(',').length));
  const names = values.flatMap((value) => splitValue(value.split(','), known, longest));
  return [...new Set(names)];
}

function splitValue(parts: readonly string[], known: ReadonlySet<string>, longest: number): string[] {
  const names: string[] = [];
  for (let start = 0; start < parts.length;) {
    const end = endOfName(parts, start, known, longest);
    const name = joinParts(parts, start, end);
    if (name !== '') names.push(name);
    start = end;
  }
  return names;
}

/** Where the name that begins at this part ends: after the longest run that is known, else after the part itself. */
function endOfName(
  parts: readonly string[],
  start: number,
  known: ReadonlySet<string>,
  longest: number,
): number {
  for (let end = Math.min(parts.length, start + longest); end > start + 1; end--) {
    if (known.has(joinParts(parts, start, end).toLowerCase())) return end;
  }
  return start + 1;
}

function joinParts(parts: readonly string[], start: number, end: number): string {
  return parts.slice(start, end).join(',').trim();
}
