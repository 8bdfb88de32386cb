import { useMemo } from 'react';
import type { CrisprAttempt, Plan, PlacedGene } from 'shared/contract';
import { controlId, useFormContext, useWatch } from 'shared/ui-forms';
import type { CrisprValues } from '../attempts/crispr/crispr-values.ts';
import { goTo, guideRowId } from './go-to.ts';
import { PlacesDrawing } from './places-drawing.tsx';
import {
  editedPlanToDraw,
  fixed,
  guideId,
  placesOfPlan,
  primerId,
  storedPlanToDraw,
  type PlanToDraw,
} from './places-of-plan.ts';
import { usePlacedGenes } from './use-placed-genes.ts';
import { useSteady } from './use-steady.ts';

const SUBJECT = 'the guides of this plan';

interface PlanDrawingProps {
  plan: Plan;
}

/** The gene of a CRISPR plan with its guides and primers, as they are stored; a press on a guide leads to its row. */
export function StoredPlanDrawing({ plan: { tpn, crisprAttempt } }: PlanDrawingProps) {
  const genes = usePlacedGenes(tpn);
  const places = useMemo(
    () => fixed('primer', placesOfPlan(storedPlanToDraw(crisprAttempt), chromosomeOf(genes))),
    [crisprAttempt, genes],
  );
  const onChoose = useMemo(() => (id: string) => goToGuide(crisprAttempt, id), [crisprAttempt]);
  return <PlacesDrawing {...{ genes, places, onChoose }} subject={SUBJECT} />;
}

function goToGuide(attempt: CrisprAttempt | undefined, id: string): void {
  const guide = attempt?.guides.find((_guide, index) => guideId(index) === id);
  if (guide) goTo(guideRowId(guide.id));
}

/** The same as they stand in the form around, drawn after each pause; a press leads to the row that is edited. */
export function EditedPlanDrawing({ plan: { tpn } }: PlanDrawingProps) {
  const genes = usePlacedGenes(tpn);
  const edited = useEditedPlan();
  const places = useMemo(() => placesOfPlan(edited, chromosomeOf(genes)), [edited, genes]);
  return <PlacesDrawing {...{ genes, places }} subject={SUBJECT} onChoose={goToEdited} />;
}

function goToEdited(id: string): void {
  const [kind, index] = id.split(' ');
  const place = Number(index);
  if (id === guideId(place)) goTo(controlId(`guides.rows.${place}.guideSequence`));
  if (kind !== undefined && id === primerId(place)) goTo(controlId(`genotypePrimers.rows.${place}.name`));
}

function useEditedPlan(): PlanToDraw {
  const { control } = useFormContext<CrisprValues>();
  const values = useWatch({ control, name: ['guides.rows', 'genotypePrimers.rows', 'nucleases.rows'] });
  // Typing what is not drawn, such as a concentration, draws nothing.
  return useSteady(editedPlanToDraw(...values));
}

function chromosomeOf(genes: readonly PlacedGene[] | undefined): string | null {
  return genes?.[0]?.positions[0]?.chr ?? null;
}
