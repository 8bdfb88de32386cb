/** Why a plan cannot have another stage. */
export const REASONS = {
  /** Spec part 2 §4. */
  noAttempt:
    'To create a phenotyping stage, please update first the plan with the Phenotyping Attempt details (external reference and background strain).',
  everyType: 'The plan has a stage of every type.',
};
