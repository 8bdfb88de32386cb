import { useResource, type Resource } from 'shared/api';
import type { PhenotypingStage, PhenotypingStageCollection } from 'shared/contract';
import { stagesPath } from '../stage-paths.ts';

/** The stages of a phenotyping plan, all in one call and always in the same order (PP-64). */
export function useStages(pin: string): Omit<Resource<unknown>, 'data'> & {
  stages: PhenotypingStage[] | undefined;
} {
  const { data, ...reading } = useResource<PhenotypingStageCollection>(stagesPath(pin), undefined, {
    showsRefusal: true,
  });
  return { ...reading, stages: data && inOrder(data) };
}

/** By their identifiers, which are given in the order of creation. */
function inOrder({ _embedded: embedded }: PhenotypingStageCollection): PhenotypingStage[] {
  return (embedded?.phenotypingStages ?? []).toSorted((one, other) => one.psn.localeCompare(other.psn, 'en'));
}
