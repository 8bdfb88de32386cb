import { pathPart } from 'shared/api';

/** The screen of a gene, by its symbol, MGI accession id or a synonym. */
export function geneAddress(symbolOrId: string): string {
  return `/genes/${pathPart(symbolOrId)}`;
}
