/**
 * The value below which a share of the samples lies, by the nearest rank: always one that was measured.
 *
 * @param {number[]} samples at least one
 * @param {number} share e.g. 0.95
 */
export function percentile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** @param {number[]} samples */
export function median(samples) {
  return percentile(samples, 0.5);
}

/** @param {number} value */
export const milliseconds = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** @param {number} value */
export const seconds = (value) => `${(value / 1000).toFixed(1)} s`;

/** @param {number} bytes thousands, as networks count */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * A table in plain text: the first column to the left, the others to the right.
 *
 * @param {string} title
 * @param {string[]} head
 * @param {string[][]} rows
 */
export function table(title, head, rows) {
  const width = (/** @type {number} */ column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length));
  const line = (/** @type {string[]} */ row) =>
    row.map((cell, index) => (index === 0 ? cell.padEnd(width(0)) : cell.padStart(width(index)))).join('   ');
  return [title, '', `  ${line(head)}`, ...rows.map((row) => `  ${line(row)}`), ''].join('\n');
}
