import type {
  CategorizationInput,
  GeneInput,
  InsertionSequenceInput,
  MolecularMutationDeletionInput,
  Mutation,
  MutationInput,
  MutationQcResultInput,
  MutationSequenceInput,
} from 'shared/contract';
import { aGene } from './a-whole-mutation.ts';

let lastId = 10_000;
const idOf = (id: MutationQcResultInput['id']): number => (typeof id === 'number' ? id : (lastId += 1));
const numberOf = (value: MutationQcResultInput['id']) => (typeof value === 'number' ? value : null);

/** What the server keeps of a mutation that it is sent: single members always, lists where they are there (api-2 §15.4). */
export function keepMutation(input: MutationInput, before: Mutation): Mutation {
  return {
    ...before,
    symbol: input.symbol ?? null,
    description: input.description ?? null,
    qcNote: input.qcNote ?? null,
    molecularMutationTypeName: input.molecularMutationTypeName ?? null,
    isMutationDeletionChecked: flagOf(input.isMutationDeletionChecked),
    isDeletionCoordinatesUpdatedManually: flagOf(input.isDeletionCoordinatesUpdatedManually),
    mutationCategorizations: (input.mutationCategorizations ?? []).map(keepCategorization),
    mutationQcResults: (input.mutationQcResults ?? []).map(keepQcResult),
    genes: input.genes?.map(keepGene) ?? before.genes,
    mutationSequences: input.mutationSequences?.map(keepSequence) ?? before.mutationSequences,
    insertionSequences: input.insertionSequences?.map(keepInsertion) ?? before.insertionSequences,
    molecularMutationDeletions:
      input.molecularMutationDeletions?.map(keepDeletion) ?? before.molecularMutationDeletions,
    targetedExons: input.targetedExons ? [] : before.targetedExons,
    canonicalTargetedExons: input.canonicalTargetedExons ? [] : before.canonicalTargetedExons,
  };
}

function flagOf(flag: MutationInput['isMutationDeletionChecked']): boolean | null {
  return typeof flag === 'boolean' ? flag : null;
}

function keepCategorization({ name, typeName }: CategorizationInput): Mutation['mutationCategorizations'][0] {
  return { name: name ?? '', typeName: typeName ?? null, description: null };
}

function keepQcResult({ id, qcTypeName, statusName }: MutationQcResultInput) {
  return { id: idOf(id), qcTypeName: qcTypeName ?? null, statusName: statusName ?? null };
}

function keepGene({ symbol }: GeneInput, index: number) {
  return aGene(symbol ?? '', index + 1);
}

function keepSequence({ id, index, sequence }: MutationSequenceInput): Mutation['mutationSequences'][0] {
  const kept = { sequence: sequence?.sequence ?? null, typeName: sequence?.typeName ?? null };
  return {
    id: idOf(id),
    index: numberOf(index) ?? 0,
    sequence: { id: idOf(null), ...kept, categoryName: 'outcome sequence' },
  };
}

function keepInsertion({
  id,
  sequence,
  location,
}: InsertionSequenceInput): Mutation['insertionSequences'][0] {
  const exons = { insertionCanonicalTargetedExons: [], insertionTargetedExons: [] };
  return {
    id: idOf(id),
    ins: 'INS:000000000009',
    sequence: sequence ?? null,
    location: location ?? null,
    ...exons,
  };
}

function keepDeletion({
  id,
  chr,
  ...ends
}: MolecularMutationDeletionInput): Mutation['molecularMutationDeletions'][0] {
  const { start, stop, size } = ends;
  return {
    id: idOf(id),
    chr: chr ?? null,
    start: numberOf(start),
    stop: numberOf(stop),
    size: numberOf(size),
  };
}
