import type { GeneSuggestion } from 'shared/contract';
import { geneAddress } from 'shared/domain';
import { LONGEST_TERMS_IN_ADDRESS } from 'shared/limits';

/** Identifiers of records, each with the screen that shows it. */
const RECORDS: readonly [RegExp, (id: string) => string][] = [
  [/^TPN:\d+$/i, (tpn) => `/projects/${tpn.toUpperCase()}`],
  [/^PIN:\d+$/i, (pin) => `/plan/${pin.toUpperCase()}`],
  [/^TPO:\d+$/i, (tpo) => `/outcomes/${tpo.toUpperCase()}`],
];

/** Whether a text has several terms: lines, or commas between them. */
export const hasSeveralTerms = (text: string): boolean => /[^\s,][^]*[\n\r,]\s*[^\s,]/.test(text);

/** Whether the search can be opened for a text; longer lists are pasted or uploaded there. */
export const fitsInAddress = (text: string): boolean =>
  encodeURIComponent(text).length <= LONGEST_TERMS_IN_ADDRESS;

/**
 * Where Enter leads from a typed text: to a record by its identifier, to the gene that the whole text names by symbol, synonym or
 * accession id, else to the search for its terms.
 *
 * @returns undefined for no text
 */
export function whereTextLeads(text: string, suggestions: readonly GeneSuggestion[]): string | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const record = RECORDS.find(([identifier]) => identifier.test(wanted));
  if (record !== undefined) return record[1](wanted);
  const gene = suggestions.find((suggestion) => isNamed(suggestion, wanted.toLowerCase()));
  return gene ? geneAddress(gene.symbol) : `/search?input=${encodeURIComponent(wanted)}`;
}

function isNamed({ symbol, synonym, accessionId }: GeneSuggestion, wanted: string): boolean {
  return [symbol, synonym, accessionId].some((name) => name?.toLowerCase() === wanted);
}
