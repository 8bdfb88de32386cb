/** Pictures of the genes that plans and outcomes are about. */
export { goTo, guideRowId } from './go-to.ts';
export { MutationDrawing, type DeletionToDraw } from './mutation-drawing.tsx';
export { EditedPlanDrawing, StoredPlanDrawing } from './plan-drawing.tsx';
export { usePlacedGenes } from './use-placed-genes.ts';
