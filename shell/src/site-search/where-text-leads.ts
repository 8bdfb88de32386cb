import type { GeneSuggestion } from 'shared/contract';
import { LONGEST_TERMS_IN_ADDRESS, splitTerms } from 'shared/limits';
import type { RegistryEntry } from 'shared/remote';
import { openedAddress } from '../areas/opened-address.ts';
import { filledAddress } from '../navigation/filled-address.ts';

/** An identifier of a record: its letters say of what kind. */
const IDENTIFIER = /^([A-Z]+):\d+$/;
/** The first page is the search, where no area declares one. */
const SEARCH = '/?input=:id';

export const hasSeveralTerms = (text: string): boolean => splitTerms(text).length > 1;

/** Whether the search can be opened for a text; longer lists are pasted or uploaded there. */
export const fitsInAddress = (text: string): boolean =>
  encodeURIComponent(text).length <= LONGEST_TERMS_IN_ADDRESS;

/**
 * Where Enter leads from a typed text: to a record by its identifier, to the gene that the whole text names by symbol, synonym or
 * accession id, else to the search for its terms.
 *
 * @returns undefined for no text
 */
export function whereTextLeads(
  text: string,
  suggestions: readonly GeneSuggestion[],
  areas: readonly RegistryEntry[],
): string | undefined {
  const wanted = text.trim();
  if (wanted === '') return undefined;
  const record = recordLed(wanted, areas);
  const gene = suggestions.find((suggestion) => isNamed(suggestion, wanted.toLowerCase()));
  if (record) return record;
  return gene ? geneLeads(gene.symbol, areas) : searchAddress(areas, wanted);
}

/** The address of the record whose identifier a text is, if it is one. */
export function recordLed(text: string, areas: readonly RegistryEntry[]): string | undefined {
  const id = text.trim().toUpperCase();
  const kind = IDENTIFIER.exec(id)?.[1];
  return kind && openedAddress(areas, kind, id);
}

function searchAddress(areas: readonly RegistryEntry[], text: string): string {
  return openedAddress(areas, 'search', text) ?? filledAddress(SEARCH, { id: text });
}

/** Where a chosen gene leads. */
export function geneLeads(symbol: string, areas: readonly RegistryEntry[]): string {
  return openedAddress(areas, 'gene', symbol) ?? searchAddress(areas, symbol);
}

function isNamed({ symbol, synonym, accessionId }: GeneSuggestion, wanted: string): boolean {
  return [symbol, synonym, accessionId].some((name) => name?.toLowerCase() === wanted);
}
