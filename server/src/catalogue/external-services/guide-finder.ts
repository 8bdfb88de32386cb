import type { ExonWithGuides } from 'shared/contract';

/** Finds Cas9 guides for a gene (api-3 section 4). */
export interface GuideFinder {
  /**
   * The exons of a gene with the guides that are possible in each; none for a gene that is not known.
   *
   * @param symbol symbol as the caller wrote it; its first letter is taken as a capital one
   * @throws ExternalServiceError
   */
  exonsWithGuides(symbol: string): Promise<ExonWithGuides[]>;
}
