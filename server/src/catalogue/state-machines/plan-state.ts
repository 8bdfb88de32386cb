/** What the machines look at in an attempt; null where the plan has none of that kind. */
export interface AttemptState {
  crisprAttempt: CrisprState | null;
  esCellAttempt: { totalMaleChimeras: number | null } | null;
  /** Of either kind, es cell or crispr: a plan can have one only. */
  alleleModificationAttempt: AlleleModificationState | null;
  hasBreedingAttempt: boolean;
}

export interface CrisprState {
  totalEmbryosInjected: number | null;
  totalEmbryosSurvived: number | null;
  assay: {
    numNhejG0Mutants: number | null;
    numDeletionG0Mutants: number | null;
    numHrG0Mutants: number | null;
    numHdrG0Mutants: number | null;
  } | null;
}

export interface AlleleModificationState {
  numberOfCreMatingsSuccessful: number | null;
  tatCre: boolean | null;
  deleterStrainName: string | null;
}

/** What the machines look at in a plan. */
export interface PlanState extends AttemptState {
  colonyStatuses: readonly string[];
  specimenStatuses: readonly string[];
  stageStatuses: readonly string[];
}

/** A plan without an attempt. */
export const NO_ATTEMPT: AttemptState = {
  crisprAttempt: null,
  esCellAttempt: null,
  alleleModificationAttempt: null,
  hasBreedingAttempt: false,
};
