import type { IntentionValues } from '../creation-values.ts';

/** Parameters of GET /api/v2/assignmentPreview. */
export type PreviewQuestion = Record<'gene' | 'molecularMutationTypeName', string[]>;

/** What can be queried about the intentions so far: those whose gene is known. Null while there is none. */
export function previewQuestion(intentions: readonly IntentionValues[]): PreviewQuestion | null {
  const known = intentions.filter(({ gene }) => gene.symbol !== '');
  if (known.length === 0) return null;
  return {
    gene: known.map(({ gene }) => gene.accessionId || gene.symbol),
    molecularMutationTypeName: known
      .map(({ molecularMutationTypeName }) => molecularMutationTypeName)
      .filter((name) => name !== ''),
  };
}

/** Symbols of the genes that are known so far, each once. */
export function knownSymbols(intentions: readonly IntentionValues[]): string[] {
  const symbols = intentions.map(({ gene }) => gene.symbol).filter((symbol) => symbol !== '');
  return [...new Set(symbols)];
}
