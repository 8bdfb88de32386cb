import type { StoredOrtholog } from '../genes/ortholog-rules.ts';

/** Finds the human counterparts of mouse genes (api-3 section 3). */
export interface OrthologFinder {
  /**
   * All human counterparts that are known, by the accession id of the mouse gene; genes without any are absent.
   *
   * @throws ExternalServiceError
   */
  findOrthologs(accessionIds: readonly string[]): Promise<Map<string, StoredOrtholog[]>>;
}
