import { useResource, type Resource } from 'shared/api';
import type { PhenotypingStage, PhenotypingStageCollection } from 'shared/contract';
import { planPath } from '../../routing/api-paths.ts';

/** Where the server lists the stages of a plan, and takes new ones. */
export function stagesPath(pin: string): string {
  return `${planPath(pin)}/phenotypingStages`;
}

/** The stages of a phenotyping plan, all in one call and always in the same order (PP-64). */
export function useStages(pin: string): Resource<PhenotypingStage[]> {
  const { data, ...reading } = useResource<PhenotypingStageCollection>(stagesPath(pin), undefined, {
    showsRefusal: true,
  });
  return { ...reading, data: data && inOrder(data) };
}

/** By their identifiers, which are given in the order of creation. */
function inOrder({ _embedded: embedded }: PhenotypingStageCollection): PhenotypingStage[] {
  return (embedded?.phenotypingStages ?? []).toSorted((one, other) => (one.psn < other.psn ? -1 : 1));
}
