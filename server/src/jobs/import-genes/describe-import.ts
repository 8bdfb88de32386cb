import type { ImportCounts } from './import-genes.ts';

/** More refusals than these are counted, not listed. */
const LISTED_REFUSALS = 20;

/** The outcome of an import as lines for the terminal. */
export function describeImport(counts: readonly ImportCounts[]): string[] {
  return counts.flatMap((count) => {
    const { added, changed, unchanged, removed, leftOut, refusals } = count;
    const numbers = [
      `${added} added`,
      `${changed} changed`,
      `${unchanged} unchanged`,
      ...(removed === 0 ? [] : [`${removed} removed`]),
      ...(leftOut === 0 ? [] : [`${leftOut} rows left out`]),
      `${refusals.length} refused`,
    ];
    const hidden = refusals.length - LISTED_REFUSALS;
    return [
      `${count.of}: ${numbers.join(', ')}`,
      ...refusals
        .slice(0, LISTED_REFUSALS)
        .map(({ file, line, reason }) => `  ${file}, line ${line}: ${reason}`),
      ...(hidden > 0 ? [`  and ${hidden} more`] : []),
    ];
  });
}
