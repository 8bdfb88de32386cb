/**
 * A count with thousands separators: `12,345`. Written out, because the first use of `Intl` loads its tables: on the first page that
 * took longer than anything else of ours.
 */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** How many there are, in words: `1 project`, `12,345 projects`. For nouns whose plural only takes an s. */
export function counted(total: number, noun: string): string {
  return `${formatCount(total)} ${noun}${total === 1 ? '' : 's'}`;
}
