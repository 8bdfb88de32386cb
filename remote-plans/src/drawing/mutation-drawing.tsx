import { useMemo } from 'react';
import type { Plan } from 'shared/contract';
import type { NamedPlace } from 'shared/gene-drawing';
import { PlacesDrawing } from './places-drawing.tsx';
import { fixed, placesOfPlan, storedPlanToDraw } from './places-of-plan.ts';
import { usePlacedGenes } from './use-placed-genes.ts';
import { useSteady } from './use-steady.ts';

/** Deletions are on this build, whatever the plan's guides are on (api-2 §15). */
const GENOME_BUILD = 'GRCm39';

/** A deletion to draw. The first base is 1, both ends are inside. */
export interface DeletionToDraw {
  /** Names it in the drawing; its number by default. */
  name?: string;
  chr: string | null;
  start: number | null;
  stop: number | null;
}

const deletionId = (index: number) => `deletion ${index}`;

export function deletionPlaces(deletions: readonly DeletionToDraw[]): NamedPlace[] {
  return deletions.map(({ name, chr, start, stop }, index) => ({
    kind: 'deletion',
    id: deletionId(index),
    name: name ?? `Deletion ${index + 1}`,
    genomeBuild: GENOME_BUILD,
    chr,
    start,
    stop,
  }));
}

interface MutationDrawingProps {
  /** The plan of the outcome: its project names the gene, its guides are drawn. */
  plan: Plan;
  /** As they are stored or being typed. */
  deletions: readonly DeletionToDraw[];
  /** A deletion was pressed, by its place in `deletions`. Keep the function the same. */
  onChoose?: (index: number) => void;
}

/** The gene of an outcome with what was deleted of it, and the guides that were to cut it. */
export function MutationDrawing({ plan, deletions, onChoose }: MutationDrawingProps) {
  const { tpn, crisprAttempt } = plan;
  const genes = usePlacedGenes(tpn);
  const steady = useSteady(deletions);
  const places = useMemo(() => {
    const { guides, nucleaseTypeName } = storedPlanToDraw(crisprAttempt);
    return [
      ...fixed('guide', placesOfPlan({ guides, primers: [], nucleaseTypeName }, null)),
      ...deletionPlaces(steady),
    ];
  }, [steady, crisprAttempt]);
  const count = deletions.length;
  const choose = useMemo(
    () =>
      onChoose &&
      ((id: string) => {
        const index = Array.from({ length: count }, (_, place) => deletionId(place)).indexOf(id);
        if (index !== -1) onChoose(index);
      }),
    [onChoose, count],
  );
  return <PlacesDrawing {...{ genes, places }} subject="what is deleted of it" onChoose={choose} />;
}
