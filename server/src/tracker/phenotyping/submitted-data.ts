/** Stages of these types have submitted data from this status ordering on (api-1 §16.3). */
const SUBMITTED_FROM: Readonly<Record<string, number>> = {
  'early adult and embryo': 253_000,
  'late adult': 301_000,
};

/** A phenotyping stage by the name of its type and the ordering of its status. */
export interface StageProgress {
  typeName: string;
  statusOrdering: number;
}

/** Have phenotyping data of these stages gone to the data coordination centre? */
export function hasSubmittedData(stages: readonly StageProgress[]): boolean {
  return stages.some(
    ({ typeName, statusOrdering }) =>
      statusOrdering >= (SUBMITTED_FROM[typeName] ?? Number.POSITIVE_INFINITY),
  );
}
