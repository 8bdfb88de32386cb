import type {
  AlignedFastaInput,
  CategorizationInput,
  InsertionSequenceInput,
  MolecularMutationDeletionInput,
  MutationQcResultInput,
  MutationSequenceInput,
  TargetedExonInput,
} from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import { categorizationId } from '../catalogues/categorization-id.ts';
import { UserError, ValidationError } from '../http/errors.ts';
import { integerOf, textOf } from '../http/request-values.ts';
import type {
  WantedAlignment,
  WantedDeletion,
  WantedExon,
  WantedInsertion,
  WantedQcResult,
  WantedSequence,
} from './mutation-change.ts';

/** @throws UserError for a type or a status that nobody knows */
export function resolveQcResult(input: MutationQcResultInput, lists: Lists): WantedQcResult {
  const type = lists.qc_type.find(input.qcTypeName);
  if (type === undefined) throw new UserError(`Qc type [${textOf(input.qcTypeName)}] does not exist.`);
  const status = lists.qc_status.find(input.statusName);
  if (status === undefined) throw new UserError(`Qc status [${textOf(input.statusName)}] does not exist.`);
  return { id: integerOf(input.id), qc_type_id: type.id, status_id: status.id };
}

/**
 * Ids of the categorizations, each once.
 *
 * @throws UserError for one that nobody knows
 */
export function resolveCategorizations(inputs: readonly CategorizationInput[], lists: Lists): number[] {
  return [...new Set(inputs.map((input) => categorizationId(input, lists)))];
}

/**
 * The sequences of a request.
 *
 * @throws UserError for an unknown type and for locations, ValidationError for an index that is missing or not the only
 *   one
 */
export function resolveSequences(inputs: readonly MutationSequenceInput[], lists: Lists): WantedSequence[] {
  const taken = new Set<number>();
  return inputs.map((input, position) => {
    const field = `mutationSequences.${position}.index`;
    const index = integerOf(input.index);
    if (index === null) throw invalid(field, null, 'must not be null');
    if (taken.has(index)) throw invalid(field, index, 'is the index of another sequence, too');
    taken.add(index);
    return { id: integerOf(input.id), index, ...resolveText(input.sequence, lists) };
  });
}

function resolveText(sequence: MutationSequenceInput['sequence'], lists: Lists) {
  if (sequence?.sequenceLocations && sequence.sequenceLocations.length > 0)
    throw new UserError('Mutation sequences do not accept locations.');
  const type = lists.sequence_type.find(sequence?.typeName);
  if (type === undefined)
    throw new UserError(`Sequence type '${textOf(sequence?.typeName)}' does not exist.`);
  return { text: textOf(sequence?.sequence), typeId: type.id };
}

function invalid(field: string, rejectedValue: number | null, message: string): ValidationError {
  return new ValidationError([{ object: 'mutation', field, rejectedValue, message }]);
}

export function resolveInsertion(input: InsertionSequenceInput): WantedInsertion {
  return {
    id: integerOf(input.id),
    sequence: textOf(input.sequence),
    location: textOf(input.location),
    exons: [
      ...resolveExons(input.insertionTargetedExons ?? [], false),
      ...resolveExons(input.insertionCanonicalTargetedExons ?? [], true),
    ],
  };
}

/** @param canonical whether they are those of the canonical transcript */
export function resolveExons(inputs: readonly TargetedExonInput[], canonical: boolean): WantedExon[] {
  return inputs.map((input) => ({
    id: integerOf(input.id),
    exon_id: textOf(input.exonId),
    transcript: textOf(input.transcript),
    is_canonical: canonical,
  }));
}

export function resolveDeletion(input: MolecularMutationDeletionInput): WantedDeletion {
  return {
    id: integerOf(input.id),
    chr: textOf(input.chr),
    start: integerOf(input.start),
    stop: integerOf(input.stop),
    size: integerOf(input.size),
  };
}

export function resolveAlignment(input: AlignedFastaInput): WantedAlignment {
  return {
    id: integerOf(input.id),
    chrom: textOf(input.chrom),
    chrom_start: integerOf(input.chromStart),
    chrom_end: integerOf(input.chromEnd),
    name: textOf(input.name),
    score: integerOf(input.score),
    strand: textOf(input.strand),
    thick_start: integerOf(input.thickStart),
    thick_end: integerOf(input.thickEnd),
    item_rgb: integerOf(input.itemRgb),
    block_count: integerOf(input.blockCount),
    block_sizes: textOf(input.blockSizes),
    block_starts: textOf(input.blockStarts),
  };
}
