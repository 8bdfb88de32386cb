import { apiPostForm, apiPostFormInSteps, fetchEdition, pathPart, type QueryParams } from 'shared/api';
import type {
  GeneListImportPreview,
  GeneListImportStep,
  GeneListPage,
  GeneListRecord,
} from 'shared/contract';
import { meaningfulFilters, type ListAddress } from 'shared/ui';
import type { CurrentList } from '../changes/resolve-conflicts.ts';

/** The consortia that have a list. */
export const DESCRIPTIONS = '/api/geneList/descriptions';

/** Records of a list; `publicContent` contains the visible ones. */
export function contentPath(consortium: string, content: 'content' | 'publicContent' = 'content'): string {
  return `/api/geneList/${pathPart(consortium)}/${content}`;
}

export function exportPath(consortium: string, whole: 'export' | 'exportPublic' = 'export'): string {
  return `/api/geneList/${pathPart(consortium)}/${whole}`;
}

/** Name of the saved file (spec part 2 §7). */
export function fileName(consortium: string): string {
  return `gene_list_${consortium}.csv`;
}

/** The query of the file: what the table shows, all pages of it. */
export function exportQuery({ filters }: ListAddress): QueryParams {
  return meaningfulFilters(filters);
}

/** What counts as the name of a gene in a file: symbols alone, or synonyms of one gene too. */
export type NamesOfGenes = 'symbols' | 'synonyms';

/** What adding the rows of a file would do; nothing is changed. @throws ApiError */
export function previewFile(
  consortium: string,
  file: File,
  names: NamesOfGenes,
): Promise<GeneListImportPreview> {
  const path = `/api/v2/geneList/${pathPart(consortium)}/importPreview`;
  return apiPostForm(path, { file }, { query: { names } });
}

/** How the rows of a file are added. */
export interface AddingRows {
  /** All, or those that are good. */
  rows: 'all' | 'good';
  names: NamesOfGenes;
  /** Called with how many rows have been written, as the work goes on. */
  onStep: (step: GeneListImportStep) => void;
}

/** Adds the rows of a file. @throws ApiError */
export function importFile(
  consortium: string,
  file: File,
  { rows, names, onStep }: AddingRows,
): Promise<void> {
  return apiPostFormInSteps<GeneListImportStep>(
    `/api/v2/geneList/${pathPart(consortium)}/import`,
    { file },
    { query: { rows, names }, onStep, isLast: ({ isStored }) => isStored },
  );
}

/** The page size limit of the server. */
const RECORDS_A_CALL = 2000;

/** All records of a list, with the tag of its first page: should it change while it is read, saving finds out. @throws ApiError */
export async function readWholeList(consortium: string): Promise<CurrentList> {
  return readAllPages(consortium, {});
}

/** The records that a list finds, of all its pages. @throws ApiError */
export async function readRecords(
  consortium: string,
  { filters }: Pick<ListAddress, 'filters'>,
): Promise<GeneListRecord[]> {
  return (await readAllPages(consortium, meaningfulFilters(filters))).records;
}

async function readAllPages(consortium: string, filters: QueryParams) {
  const records: GeneListRecord[] = [];
  let tag: string | null = null;
  for (let page = 0, pages = 1; page < pages; page++) {
    const query = { ...filters, page, size: RECORDS_A_CALL, sort: 'id,ASC' };
    const edition = await fetchEdition<GeneListPage>(contentPath(consortium), { query });
    if (page === 0) tag = edition.tag;
    records.push(...(edition.data._embedded?.records ?? []));
    pages = edition.data.page.totalPages;
  }
  return { tag, records };
}
