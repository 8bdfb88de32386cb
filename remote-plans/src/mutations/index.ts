/** The mutations of an outcome (ui-screens 15.3 to 15.8): their form, its values, and what is sent. */
export { mutationAnchor } from './mutation-anchor.ts';
export { MutationsSection, type MutationsSectionProps } from './editor/mutations-section.tsx';
export { StoredMutationsDrawing } from './drawing/mutations-drawing.tsx';
export { MutationFacts, type MutationFactsProps } from './facts/mutation-facts.tsx';
export { isUntouchedMutation } from './values/changed-parts.ts';
export { mutationField } from './values/mutation-field.ts';
export { mutationInput, newMutationInput } from './values/mutation-input.ts';
export {
  emptyMutation,
  isEmptyMutation,
  valuesOfMutation,
  type MutationValues,
} from './values/mutation-values.ts';
