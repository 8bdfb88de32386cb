/** An ES cell clone as a search found it; null is what the response does not contain. */
export interface FoundClone {
  name: string;
  pipelineName: string | null;
  /** Where the response contains only the number of the pipeline. */
  pipelineId: number | null;
  mutationSubtype: string | null;
  /** The allele, which contains the subtype where the clone does not. */
  alleleId: number | null;
  loxpScreen: string | null;
}

/**
 * The clones of a response. A search by name returns one clone; a search by symbol returns a HAL collection, which
 * older servers sent as a plain list (ui-screens 12.5, PP-15); their clones say by name what ours say by number.
 */
export function foundClones(response: unknown): FoundClone[] {
  if (Array.isArray(response)) return response.flatMap(foundClone);
  if (!isRecord(response)) return [];
  const { _embedded: embedded } = response;
  if (isRecord(embedded)) return foundClones(embedded.targrep_es_cells);
  return foundClone(response);
}

function foundClone(clone: unknown): FoundClone[] {
  if (!isRecord(clone) || typeof clone.name !== 'string') return [];
  return [
    {
      name: clone.name,
      pipelineName: textOrNull(clone.pipeline),
      pipelineId: numberOrNull(clone.pipelineId),
      mutationSubtype: textOrNull(clone.mutationSubtype),
      alleleId: numberOrNull(clone.alleleId),
      loxpScreen: textOrNull(clone.productionQcLoxpScreen) ?? textOrNull(clone.loxPScreen),
    },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
