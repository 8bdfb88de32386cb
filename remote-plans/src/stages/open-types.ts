import type { Configuration, PhenotypingStage } from 'shared/contract';

/**
 * The types that another stage of a plan can have: those of its attempt type without those that it has, because a plan has
 * one stage of each type, aborted ones included (api-2 §18.3, §18.5).
 */
export function openTypes(
  {
    phenotypingStagesTypesByAttemptTypes: types,
  }: Pick<Configuration, 'phenotypingStagesTypesByAttemptTypes'>,
  attemptTypeName: string,
  stages: readonly Pick<PhenotypingStage, 'phenotypingTypeName'>[],
): string[] {
  const taken = stages.map(({ phenotypingTypeName }) => phenotypingTypeName);
  return (types[attemptTypeName] ?? []).filter((type) => !taken.includes(type));
}

/** Why a plan cannot have another stage. */
export const REASONS = {
  /** Spec part 2 §4. */
  noAttempt:
    'To create a phenotyping stage, please update first the plan with the Phenotyping Attempt details (external reference and background strain).',
  everyType: 'The plan has a stage of every type.',
};
