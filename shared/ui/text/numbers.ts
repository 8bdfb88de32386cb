const count = new Intl.NumberFormat('en-GB');

/** A count with thousands separators: `12,345`. */
export function formatCount(value: number): string {
  return count.format(value);
}

/** How many there are, in words: `1 project`, `12,345 projects`. For nouns whose plural only takes an s. */
export function counted(total: number, noun: string): string {
  return `${formatCount(total)} ${noun}${total === 1 ? '' : 's'}`;
}
