// Made when first needed: loading what `Intl` needs takes a while.
const written = (amount: number) => amount.toLocaleString('en-GB', { maximumFractionDigits: 1 });

/** How much of a file has arrived: `12 kB`, `3.4 MB`. */
export function amountText(bytes: number): string {
  if (bytes < 1_000_000) return `${written(Math.ceil(bytes / 1000))} kB`;
  return `${written(bytes / 1_000_000)} MB`;
}
