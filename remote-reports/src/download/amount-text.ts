const amount = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** How much of a file has arrived: `12 kB`, `3.4 MB`. */
export function amountText(bytes: number): string {
  if (bytes < 1_000_000) return `${amount.format(Math.ceil(bytes / 1000))} kB`;
  return `${amount.format(bytes / 1_000_000)} MB`;
}
