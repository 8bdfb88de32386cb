/** Pictures of the genes that plans and outcomes are about. */
export { storedDeletion, type DeletionToDraw } from './deletion-places.ts';
export { goTo, guideRowId } from './go-to.ts';
export { MutationDrawing, type MutationDrawingProps } from './mutation-drawing.tsx';
export { EditedPlanDrawing, StoredPlanDrawing } from './plan-drawing.tsx';
