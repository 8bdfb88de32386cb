import type { TissueValues } from './stage-values.ts';

/** What the rule needs to know besides the tissue. */
export interface FixedTissueFacts {
  /** Id of the material `Fixed Tissue`. */
  fixedTissueId: number;
  /** Of the plan. */
  workUnitId: number;
  /** Local day, `yyyy-MM-dd`. */
  today: string;
}

/**
 * The tissue of a stage once its phenotyping has started (api-2 §10.2): existing fixed tissue is stored without an
 * end date. Without any, the plan's work unit stores some from today on.
 */
export function withFixedTissue(
  tissues: readonly TissueValues[],
  { fixedTissueId, workUnitId, today }: FixedTissueFacts,
): readonly TissueValues[] {
  const isFixed = ({ materialId }: TissueValues) => materialId === fixedTissueId;
  if (tissues.some(isFixed))
    return tissues.map((tissue) => (isFixed(tissue) ? { ...tissue, endDate: null } : tissue));
  return [...tissues, { id: null, startDate: today, endDate: null, workUnitId, materialId: fixedTissueId }];
}
