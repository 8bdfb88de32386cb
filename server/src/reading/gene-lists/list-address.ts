import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';
import { isIntegerText, unconverted } from '../../platform/http/requests/unconverted.ts';

/** Where the gene lists are. */
export const GENE_LISTS_PATH = '/api/geneList';

/** A filter's terms: repeated, or joined by commas. */
export function termsOf(raw: RawValue): string[] {
  return listValues(raw)
    .flatMap((value) => value.split(','))
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

/**
 * Ids of records in an address; numbers that no id can have mean none.
 *
 * @throws UserError for what is no whole number
 */
export function recordIdsOf(raw: RawValue): number[] {
  return termsOf(raw).map(idOf).filter(isId);
}

export function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

function idOf(text: string): number {
  if (!isIntegerText(text)) throw unconverted('recordId', text);
  return Number(text);
}
