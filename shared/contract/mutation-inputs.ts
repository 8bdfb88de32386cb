import { MOST_EXONS, MOST_ROWS } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { IntentionGene } from './genes.ts';
import { lenient, sent, sentList } from './lenient.ts';
import {
  AlignedFasta,
  InsertionSequence,
  MolecularMutationDeletion,
  Mutation,
  MutationQcResult,
  MutationSequence,
  TargetedExon,
} from './mutations.ts';
import { MutationCategorization, Sequence } from './projects.ts';
import { InputBoolean, InputText } from './request-values.ts';

/** A gene by its accession id, else by its symbol. */
export const GeneInput = lenient(IntentionGene, { without: ['id', 'name', 'externalLink'] });
export type GeneInput = Static<typeof GeneInput>;

export const CategorizationInput = lenient(MutationCategorization, { without: ['description'] });
export type CategorizationInput = Static<typeof CategorizationInput>;

export const MutationQcResultInput = lenient(MutationQcResult);
export type MutationQcResultInput = Static<typeof MutationQcResultInput>;

/** A sequence of a mutation. It is always stored as an outcome sequence, and has no locations. */
export const MutationSequenceInput = lenient(MutationSequence, {
  own: {
    sequence: sent(
      Type.Object({
        ...lenient(Sequence, { without: ['id', 'categoryName'] }).properties,
        sequenceLocations: sentList(Type.Unknown()),
      }),
    ),
  },
});
export type MutationSequenceInput = Static<typeof MutationSequenceInput>;

export const TargetedExonInput = lenient(TargetedExon);
export type TargetedExonInput = Static<typeof TargetedExonInput>;

export const InsertionSequenceInput = lenient(InsertionSequence, {
  without: ['ins'],
  own: {
    insertionCanonicalTargetedExons: sentList(TargetedExonInput, MOST_EXONS),
    insertionTargetedExons: sentList(TargetedExonInput, MOST_EXONS),
  },
});
export type InsertionSequenceInput = Static<typeof InsertionSequenceInput>;

/** `start` counts from 0: clients that show the first base as 1 subtract one. */
export const MolecularMutationDeletionInput = lenient(MolecularMutationDeletion);
export type MolecularMutationDeletionInput = Static<typeof MolecularMutationDeletionInput>;

export const AlignedFastaInput = lenient(AlignedFasta);
export type AlignedFastaInput = Static<typeof AlignedFastaInput>;

/**
 * What changes of a mutation (api-2 §15.4). Texts, names and flags that are missing become null; QC results and
 * categorizations that are missing become empty; the other lists stay as they are.
 */
export const MutationInput = lenient(Mutation, {
  without: ['id', 'min', 'mgiAlleleId', 'mgiAlleleSymbolWithoutImpcAbbreviation', 'imitsAlleleId', '_links'],
  own: {
    genes: sentList(GeneInput),
    mutationQcResults: sentList(MutationQcResultInput),
    mutationSequences: sentList(MutationSequenceInput),
    insertionSequences: sentList(InsertionSequenceInput),
    mutationCategorizations: sentList(CategorizationInput),
    molecularMutationDeletions: sentList(MolecularMutationDeletionInput),
    targetedExons: sentList(TargetedExonInput, MOST_EXONS),
    canonicalTargetedExons: sentList(TargetedExonInput, MOST_EXONS),
    alignedFastas: sentList(AlignedFastaInput),
  },
});
export type MutationInput = Static<typeof MutationInput>;

/** A mutation to create (api-2 §15.3): the list of its sequences must be there, though it may be empty. */
export const NewMutationInput = Type.Object({
  ...MutationInput.properties,
  mutationSequences: Type.Array(MutationSequenceInput, { maxItems: MOST_ROWS }),
});
export type NewMutationInput = Static<typeof NewMutationInput>;

/** A mutation to suggest a symbol for (api-2 §17): its genes and, for ES cell work, its categorizations. */
export const SymbolSuggestionInput = Type.Object({
  genes: sentList(GeneInput),
  mutationCategorizations: sentList(CategorizationInput),
  symbolSuggestionRequest: sent(
    Type.Object({
      consortiumAbbreviation: InputText,
      calculateSymbolAutomatically: InputBoolean,
      excludeConsortiumAbbreviation: InputBoolean,
    }),
  ),
});
export type SymbolSuggestionInput = Static<typeof SymbolSuggestionInput>;
