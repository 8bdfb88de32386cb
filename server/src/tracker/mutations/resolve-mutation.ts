import type {
  MutationInput,
  NewMutationInput,
  AlignedFastaInput,
  CategorizationInput,
  InsertionSequenceInput,
  MolecularMutationDeletionInput,
  MutationQcResultInput,
  MutationSequenceInput,
  TargetedExonInput,
} from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { resolveGenes, type ResolvedGene } from '../../catalogue/genes/resolve-genes.ts';
import { valuesOf, withoutFields } from '../../platform/records/resolve.ts';
import { someColumnsOf } from '../../platform/records/columns.ts';
import type {
  MutationChange,
  WantedAlignment,
  WantedDeletion,
  WantedExon,
  WantedInsertion,
  WantedQcResult,
  WantedSequence,
} from './mutation-change.ts';
import {
  MUTATION_FIELDS,
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  INSERTION_FIELDS,
  QC_RESULT_FIELDS,
} from './mutation-fields.ts';
import { categorizationId } from '../../platform/look-up-lists/categorization-id.ts';
import { UserError, ValidationError } from '../../platform/http/errors/errors.ts';
import { integerOf, textOf } from '../../platform/http/requests/request-values.ts';

/** What request bodies are resolved with. */
export interface Resolving {
  db: Db;
  lists: Lists;
}

/**
 * What an update stores (api-2 §15.4): simple members, QC results and categorizations that are missing are cleared.
 * The other lists stay as they are.
 *
 * @throws UserError, NotFoundError for unknown names (§15.3), ValidationError
 */
export async function resolveChange(body: MutationInput, { db, lists }: Resolving): Promise<MutationChange> {
  const columns = someColumnsOf(MUTATION_FIELDS, valuesOf(MUTATION_FIELDS, body, withoutFields(lists)));
  const genes = body.genes ? distinct(await resolveGenes(db, body.genes)) : null;
  const exons = (list: MutationInput['targetedExons'], canonical: boolean) =>
    list ? resolveExons(list, canonical, lists) : null;
  return {
    columns,
    genes,
    qcResults: (body.mutationQcResults ?? []).map((result) => resolveQcResult(result, lists)),
    sequences: body.mutationSequences ? resolveSequences(body.mutationSequences, lists) : null,
    insertions: body.insertionSequences?.map((insertion) => resolveInsertion(insertion, lists)) ?? null,
    categorizationIds: resolveCategorizations(body.mutationCategorizations ?? [], lists),
    deletions: body.molecularMutationDeletions?.map((deletion) => resolveDeletion(deletion, lists)) ?? null,
    targetedExons: exons(body.targetedExons, false),
    canonicalTargetedExons: exons(body.canonicalTargetedExons, true),
    alignedFastas: body.alignedFastas?.map((alignment) => resolveAlignment(alignment, lists)) ?? null,
  };
}

/**
 * What a creation stores (api-2 §15.3): as an update, with the two flags that have a default.
 *
 * @throws as `resolveChange`
 */
export async function resolveCreation(body: NewMutationInput, resolving: Resolving): Promise<MutationChange> {
  const change = await resolveChange(body, resolving);
  const { is_mutation_deletion_checked: isReleased, is_deletion_coordinates_updated_manually: isManual } =
    change.columns;
  return {
    ...change,
    columns: {
      ...change.columns,
      is_mutation_deletion_checked: isReleased ?? true,
      is_deletion_coordinates_updated_manually: isManual ?? false,
    },
  };
}

/** Each gene once, in the order of the request. */
function distinct(genes: readonly ResolvedGene[]): ResolvedGene[] {
  return [...new Map(genes.map((gene) => [gene.id, gene])).values()];
}

/** @throws UserError for a type or a status that nobody knows */
function resolveQcResult(input: MutationQcResultInput, lists: Lists): WantedQcResult {
  return { id: integerOf(input.id), ...valuesOf(QC_RESULT_FIELDS, input, withoutFields(lists)) };
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

function resolveInsertion(input: InsertionSequenceInput, lists: Lists): WantedInsertion {
  return {
    id: integerOf(input.id),
    ...valuesOf(INSERTION_FIELDS, input, withoutFields(lists)),
    exons: [
      ...resolveExons(input.insertionTargetedExons ?? [], false, lists),
      ...resolveExons(input.insertionCanonicalTargetedExons ?? [], true, lists),
    ],
  };
}

/** @param isCanonical whether they are those of the canonical transcript */
function resolveExons(
  inputs: readonly TargetedExonInput[],
  isCanonical: boolean,
  lists: Lists,
): WantedExon[] {
  return inputs.map((input) => ({
    id: integerOf(input.id),
    ...valuesOf(EXON_FIELDS, input, withoutFields(lists)),
    isCanonical,
  }));
}

function resolveDeletion(input: MolecularMutationDeletionInput, lists: Lists): WantedDeletion {
  return { id: integerOf(input.id), ...valuesOf(DELETION_FIELDS, input, withoutFields(lists)) };
}

function resolveAlignment(input: AlignedFastaInput, lists: Lists): WantedAlignment {
  return { id: integerOf(input.id), ...valuesOf(ALIGNMENT_FIELDS, input, withoutFields(lists)) };
}
