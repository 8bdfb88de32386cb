import type { GeneFacts } from 'shared/contract';

/** How somebody came to a gene whose name they did not use. */
export interface CameBySynonym {
  synonym: string;
  /** Symbols of further genes that have the synonym. */
  sameSynonym: string[];
}

/** Whether an address names the gene by neither symbol nor accession id, so by a synonym. Case does not matter. */
export function isSynonym(asked: string, { symbol, accessionId }: GeneFacts): boolean {
  const name = asked.trim().toLowerCase();
  return name !== symbol.toLowerCase() && name !== accessionId.toLowerCase();
}

/** The same from what a history entry carries; undefined for any other entry. */
export function cameBySynonym(state: unknown): CameBySynonym | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('synonym' in state) || typeof state.synonym !== 'string') return undefined;
  const others = 'sameSynonym' in state && Array.isArray(state.sameSynonym) ? state.sameSynonym : [];
  return {
    synonym: state.synonym,
    sameSynonym: others.filter((symbol): symbol is string => typeof symbol === 'string'),
  };
}
