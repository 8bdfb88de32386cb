/** An ES cell clone as a search found it; null is what the answer does not tell. */
export interface FoundClone {
  name: string;
  pipelineName: string | null;
  /** Where the pipeline is told by its number alone. */
  pipelineId: number | null;
  mutationSubtype: string | null;
  /** The allele that says the subtype where the clone does not. */
  alleleId: number | null;
  loxpScreen: string | null;
}

/**
 * The clones of an answer. A search by name answers one clone; a search by symbol answers a HAL collection, which older
 * servers sent as a plain list (ui-screens 12.5, PP-15); their clones say by name what ours say by number.
 */
export function foundClones(answer: unknown): FoundClone[] {
  if (Array.isArray(answer)) return answer.flatMap(foundClone);
  if (!isRecord(answer)) return [];
  const { _embedded: embedded } = answer;
  if (isRecord(embedded)) return foundClones(embedded.targrep_es_cells);
  return foundClone(answer);
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
