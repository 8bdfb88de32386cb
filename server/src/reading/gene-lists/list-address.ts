import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';

/** Where the gene lists are. */
export const GENE_LISTS_PATH = '/api/geneList';

/** A filter's terms: repeated, or joined by commas. */
export function termsOf(raw: RawValue): string[] {
  return listValues(raw)
    .flatMap((value) => value.split(','))
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/** Ids of an address; what is no id means no record. */
export function idsOf(raw: RawValue): number[] {
  return termsOf(raw)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}
