import Type, { type Static, type TSchema } from 'typebox';
import { InputBoolean, InputInteger, InputText } from './request-values.ts';

/** A list that may be missing, which is not the same as an empty one: a change then keeps what is stored. */
const InputList = <T extends TSchema>(element: T) =>
  Type.Optional(Type.Union([Type.Array(element), Type.Null()]));

/** A gene by its accession id, else by its symbol. */
export const GeneInput = Type.Object({
  accessionId: InputText,
  symbol: InputText,
  speciesName: InputText,
});
export type GeneInput = Static<typeof GeneInput>;

export const CategorizationInput = Type.Object({ name: InputText, typeName: InputText });
export type CategorizationInput = Static<typeof CategorizationInput>;

export const MutationQcResultInput = Type.Object({
  id: InputInteger,
  qcTypeName: InputText,
  statusName: InputText,
});
export type MutationQcResultInput = Static<typeof MutationQcResultInput>;

/** A sequence of a mutation. It is always stored as an outcome sequence, and has no locations. */
export const MutationSequenceInput = Type.Object({
  id: InputInteger,
  index: InputInteger,
  sequence: Type.Optional(
    Type.Union([
      Type.Object({
        sequence: InputText,
        typeName: InputText,
        sequenceLocations: InputList(Type.Unknown()),
      }),
      Type.Null(),
    ]),
  ),
});
export type MutationSequenceInput = Static<typeof MutationSequenceInput>;

export const TargetedExonInput = Type.Object({ id: InputInteger, exonId: InputText, transcript: InputText });
export type TargetedExonInput = Static<typeof TargetedExonInput>;

export const InsertionSequenceInput = Type.Object({
  id: InputInteger,
  sequence: InputText,
  location: InputText,
  insertionCanonicalTargetedExons: InputList(TargetedExonInput),
  insertionTargetedExons: InputList(TargetedExonInput),
});
export type InsertionSequenceInput = Static<typeof InsertionSequenceInput>;

/** `start` counts from 0: clients that show the first base as 1 subtract one. */
export const MolecularMutationDeletionInput = Type.Object({
  id: InputInteger,
  chr: InputText,
  start: InputInteger,
  stop: InputInteger,
  size: InputInteger,
});
export type MolecularMutationDeletionInput = Static<typeof MolecularMutationDeletionInput>;

export const AlignedFastaInput = Type.Object({
  id: InputInteger,
  chrom: InputText,
  chromStart: InputInteger,
  chromEnd: InputInteger,
  name: InputText,
  score: InputInteger,
  strand: InputText,
  thickStart: InputInteger,
  thickEnd: InputInteger,
  itemRgb: InputInteger,
  blockCount: InputInteger,
  blockSizes: InputText,
  blockStarts: InputText,
});
export type AlignedFastaInput = Static<typeof AlignedFastaInput>;

const members = {
  symbol: InputText,
  description: InputText,
  qcNote: InputText,
  mgiAlleleSymbolRequiresConstruction: InputBoolean,
  geneticMutationTypeName: InputText,
  molecularMutationTypeName: InputText,
  genes: InputList(GeneInput),
  mutationQcResults: InputList(MutationQcResultInput),
  mutationSequences: InputList(MutationSequenceInput),
  insertionSequences: InputList(InsertionSequenceInput),
  mutationCategorizations: InputList(CategorizationInput),
  molecularMutationDeletions: InputList(MolecularMutationDeletionInput),
  targetedExons: InputList(TargetedExonInput),
  canonicalTargetedExons: InputList(TargetedExonInput),
  alignedFastas: InputList(AlignedFastaInput),
  isDeletionCoordinatesUpdatedManually: InputBoolean,
  isMutationDeletionChecked: InputBoolean,
};

/**
 * What changes of a mutation (api-2 §15.4). Texts, names and flags that are missing become null; QC results and
 * categorizations that are missing become empty; the other lists stay as they are.
 */
export const MutationInput = Type.Object(members);
export type MutationInput = Static<typeof MutationInput>;

/** A mutation to create (api-2 §15.3): the list of its sequences must be there, though it may be empty. */
export const NewMutationInput = Type.Object({
  ...members,
  mutationSequences: Type.Array(MutationSequenceInput),
});
export type NewMutationInput = Static<typeof NewMutationInput>;

/** A mutation to suggest a symbol for (api-2 §17): its genes and, for ES cell work, its categorizations. */
export const SymbolSuggestionInput = Type.Object({
  genes: members.genes,
  mutationCategorizations: members.mutationCategorizations,
  symbolSuggestionRequest: Type.Optional(
    Type.Union([
      Type.Object({
        consortiumAbbreviation: InputText,
        calculateSymbolAutomatically: InputBoolean,
        excludeConsortiumAbbreviation: InputBoolean,
      }),
      Type.Null(),
    ]),
  ),
});
export type SymbolSuggestionInput = Static<typeof SymbolSuggestionInput>;
