import { pathPart } from 'shared/api';

/** The screen of a gene, by its symbol or MGI id. */
export function geneAddress(symbol: string): string {
  return `/genes/${pathPart(symbol)}`;
}
