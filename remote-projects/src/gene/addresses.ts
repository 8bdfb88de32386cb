import { pathPart, siteConfiguration } from 'shared/api';

/** Everything about a gene, in one call. */
export function genePagePath(symbolOrId: string): string {
  return `/api/v2/genes/${pathPart(symbolOrId)}`;
}

/** What changed of public work on a gene, for feed readers. */
export function geneFeedAddress(accessionId: string): string {
  return `${siteConfiguration().apiBase}${genePagePath(accessionId)}/changes.atom`;
}

export { outcomeAddress, planAddress, stageAddress } from 'shared/domain';
