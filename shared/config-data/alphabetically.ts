/** Names in alphabetical order, whatever their case. `localeCompare` would load the rules of a language first: 50 ms on a slow machine. */
export function alphabetically(one: string, other: string): number {
  const [before, after] = [one.toLowerCase(), other.toLowerCase()];
  return before === after ? 0 : before < after ? -1 : 1;
}
