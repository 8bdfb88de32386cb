import type { GeneInput, Mutation, MutationInput, NewMutationInput } from 'shared/contract';
import { textToStore } from '../../attempts/fields/row-values.ts';
import { categorizationInputs } from './categorizations.ts';
import { changedParts } from './changed-parts.ts';
import { deletionInputs } from './deletion-rows.ts';
import type { MutationValues } from './mutation-values.ts';
import { insertionInputs, qcResultInputs, sequenceInputs } from './row-inputs.ts';

/** Exons are computed from what was deleted. */
const NO_EXONS = { targetedExons: [], canonicalTargetedExons: [] };

/**
 * The change of a stored mutation, or null when there is none (spec part 2 §4). Lists that nobody touched are left out,
 * which keeps them. Changed sequences make void what was computed from them: deletions, exons and alignments are cleared.
 * Coordinates that were entered by hand are final, also when they come together with other sequences.
 */
export function mutationInput(values: MutationValues, stored: Mutation): MutationInput | null {
  const changed = changedParts(values, stored);
  if (changed.size === 0) return null;
  return {
    ...memberInputs(values, stored),
    ...(changed.has('genes') && { genes: geneInputs(values.genes, stored) }),
    ...(changed.has('insertionSequences') && {
      insertionSequences: insertionInputs(values.insertionSequences, stored.insertionSequences),
    }),
    ...(changed.has('mutationSequences') && {
      mutationSequences: sequenceInputs(values.mutationSequences, stored.mutationSequences),
      molecularMutationDeletions: [],
      ...NO_EXONS,
      alignedFastas: [],
      isDeletionCoordinatesUpdatedManually: false,
    }),
    ...(changed.has('molecularMutationDeletions') && {
      molecularMutationDeletions: deletionInputs(
        values.molecularMutationDeletions,
        stored.molecularMutationDeletions,
      ),
      ...NO_EXONS,
      isDeletionCoordinatesUpdatedManually: true,
    }),
  };
}

/** Members that a change always carries: the server clears what is missing (api-2 §15.4). */
function memberInputs(values: MutationValues, stored: Mutation): MutationInput {
  return {
    symbol: textToStore(values.symbol, stored.symbol),
    description: textToStore(values.description, stored.description),
    qcNote: textToStore(values.qcNote, stored.qcNote),
    molecularMutationTypeName: textToStore(
      values.molecularMutationTypeName,
      stored.molecularMutationTypeName,
    ),
    geneticMutationTypeName: stored.geneticMutationTypeName,
    mgiAlleleSymbolRequiresConstruction: stored.mgiAlleleSymbolRequiresConstruction,
    isDeletionCoordinatesUpdatedManually: stored.isDeletionCoordinatesUpdatedManually,
    isMutationDeletionChecked: isReleased(values),
    mutationCategorizations: categorizationInputs(values, stored.mutationCategorizations),
    mutationQcResults: qcResultInputs(values.mutationQcResults, stored.mutationQcResults),
  };
}

/** The request that creates a mutation. Deletions that come with it were entered by hand. */
export function newMutationInput(values: MutationValues): NewMutationInput {
  return {
    symbol: textToStore(values.symbol),
    description: textToStore(values.description),
    qcNote: textToStore(values.qcNote),
    molecularMutationTypeName: textToStore(values.molecularMutationTypeName),
    genes: values.genes.map((symbol) => ({ symbol })),
    mutationCategorizations: categorizationInputs(values, []),
    mutationSequences: sequenceInputs(values.mutationSequences, []),
    insertionSequences: insertionInputs(values.insertionSequences, []),
    molecularMutationDeletions: deletionInputs(values.molecularMutationDeletions, []),
    mutationQcResults: qcResultInputs(values.mutationQcResults, []),
    isMutationDeletionChecked: isReleased(values),
    isDeletionCoordinatesUpdatedManually: values.molecularMutationDeletions.length > 0,
  };
}

/** Null leaves it to the server, which releases. */
function isReleased({ release }: MutationValues): boolean | null {
  return release === '' ? null : release === 'release';
}

/** Genes that stay keep their accession id; the server finds the others by symbol. */
function geneInputs(symbols: readonly string[], stored: Mutation): GeneInput[] {
  return symbols.map((symbol) => {
    const gene = stored.genes.find((each) => each.symbol === symbol);
    return gene === undefined ? { symbol } : { accessionId: gene.accessionId, symbol };
  });
}
