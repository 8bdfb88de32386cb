import { listFormatWith, type ListInAddress } from 'shared/domain';
import type { FilterDefinition, ListAddress } from 'shared/ui';

/** The one filter of a gene list, open from the start (spec part 2 §2, ui-screens 19). */
export const GENE_FILTER: FilterDefinition = {
  name: 'markerSymbol',
  title: 'Gene',
  kind: 'text',
  placeholder: 'Marker Symbol(s)',
  hint: 'Symbols or synonyms, with commas between them; % stands for any letters',
  isOpenAtStart: true,
};

/** Which part of which list is seen. */
export interface GeneListAddress extends ListAddress {
  /** Empty before one is chosen. */
  consortium: string;
}

/** By id, ascending, 20 a page (spec part 2 §9); consortium, filter and page stand in the address (PP-55). */
export const GENE_LIST = listFormatWith<Pick<GeneListAddress, 'consortium'>>(
  { filters: [GENE_FILTER], sortKeys: ['id'], defaultSort: { key: 'id', direction: 'asc' } },
  {
    read: (params) => ({ consortium: params.get('consortium') ?? '' }),
    write: ({ consortium }) => (consortium === '' ? [] : [['consortium', consortium]]),
  },
);

/** The list of the address bar. */
export type SeenGeneList = ListInAddress<GeneListAddress>;
