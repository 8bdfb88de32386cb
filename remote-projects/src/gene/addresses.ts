import { pathPart } from 'shared/api';

/** Everything about a gene, in one call. */
export function genePagePath(symbolOrId: string): string {
  return `/api/v2/genes/${pathPart(symbolOrId)}`;
}

export { outcomeAddress, planAddress, stageAddress } from 'shared/domain';
