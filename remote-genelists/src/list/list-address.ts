import {
  readListAddress,
  writeListAddress,
  type FilterDefinition,
  type ListAddress,
  type ListAddressRules,
} from 'shared/ui';

/** The one filter of a gene list, open from the start (spec part 2 §2, ui-screens 19). */
export const GENE_FILTER: FilterDefinition = {
  name: 'markerSymbol',
  title: 'Gene',
  kind: 'text',
  placeholder: 'Marker Symbol(s)',
  hint: 'Symbols or synonyms, with commas between them; % stands for any letters',
  isOpenAtStart: true,
};

/** By id, ascending, 20 a page (spec part 2 §9). */
const RULES: ListAddressRules = {
  filters: [GENE_FILTER],
  sortKeys: ['id'],
  defaultSort: { key: 'id', direction: 'asc' },
};

/** Which part of which list is seen. */
export interface GeneListAddress extends ListAddress {
  /** Empty before one is chosen. */
  consortium: string;
}

/** Reads the list from the query part of an address. */
export function readGeneList(query: string): GeneListAddress {
  const params = new URLSearchParams(query);
  return { ...readListAddress(RULES, params), consortium: params.get('consortium') ?? '' };
}

/** Writes the list as the query part of an address, with its `?`. */
export function writeGeneList({ consortium, ...address }: GeneListAddress): string {
  return writeListAddress(
    RULES,
    address,
    consortium === '' ? undefined : new URLSearchParams({ consortium }),
  );
}
