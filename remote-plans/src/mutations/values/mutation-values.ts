import type { InsertionSequence, Mutation, MutationSequence } from 'shared/contract';
import { QC_RESULT_LABELS, type RowCell } from 'shared/record-fields';
import { rowOf, type RowOf } from '../../attempts/fields/row-values.ts';
import { categorizationValues, NO_CATEGORIZATIONS, type CategorizationValues } from './categorizations.ts';
import { deletionRow, type DeletionRow } from './deletion-rows.ts';

/** `''` while nothing is chosen: the server then releases (ui-screens 15.6). */
export type ReleaseChoice = '' | 'release' | 'withhold';

/** `id` is null until the row is stored; such ids are never sent as anything else (spec part 2 §3). */
export interface SequenceRow {
  id: number | null;
  /** Digits. */
  index: string;
  /** FASTA of two lines. */
  sequence: string;
  typeName: string;
}

export interface InsertionRow {
  id: number | null;
  /** FASTA of two lines. */
  sequence: string;
  location: string;
}

export const QC_RESULT_CELLS = [
  { name: 'qcTypeName', label: QC_RESULT_LABELS.qcTypeName, kind: 'choice', list: 'qcTypes' },
  { name: 'statusName', label: QC_RESULT_LABELS.statusName, kind: 'choice', list: 'qcStatuses' },
] as const satisfies readonly RowCell[];
export type QcResultRow = RowOf<(typeof QC_RESULT_CELLS)[number]>;

/**
 * The values of one mutation in a form, as the controls need them: an empty text is no value. Exons and alignments are
 * not among them, because nobody edits those here (ui-screens 15.6).
 */
export interface MutationValues extends CategorizationValues {
  /** Names the mutation within its form, and is never sent: its `min`, or something made up for a new one. */
  key: string;
  id: number | null;
  /** Null until the mutation is stored. */
  min: string | null;
  /** Symbols. */
  genes: string[];
  molecularMutationTypeName: string;
  /** With `<` and `>`. */
  symbol: string;
  mutationSequences: SequenceRow[];
  insertionSequences: InsertionRow[];
  /** Starts count from 1 here, as people enter them. */
  molecularMutationDeletions: DeletionRow[];
  release: ReleaseChoice;
  description: string;
  qcNote: string;
  mutationQcResults: QcResultRow[];
}

/** The values of a stored mutation. */
export function valuesOfMutation(mutation: Mutation): MutationValues {
  return {
    key: mutation.min,
    id: mutation.id,
    min: mutation.min,
    genes: mutation.genes.map(({ symbol }) => symbol),
    molecularMutationTypeName: mutation.molecularMutationTypeName ?? '',
    ...categorizationValues(mutation.mutationCategorizations),
    symbol: mutation.symbol ?? '',
    mutationSequences: mutation.mutationSequences.map(sequenceRow),
    insertionSequences: mutation.insertionSequences.map(insertionRow),
    molecularMutationDeletions: mutation.molecularMutationDeletions.map(deletionRow),
    release: releaseChoice(mutation.isMutationDeletionChecked),
    description: mutation.description ?? '',
    qcNote: mutation.qcNote ?? '',
    mutationQcResults: mutation.mutationQcResults.map((result) => rowOf(QC_RESULT_CELLS, result)),
  };
}

function sequenceRow({ id, index, sequence }: MutationSequence): SequenceRow {
  return { id, index: String(index), sequence: sequence.sequence ?? '', typeName: sequence.typeName ?? '' };
}

export function insertionRow({ id, sequence, location }: InsertionSequence): InsertionRow {
  return { id, sequence: sequence ?? '', location: location ?? '' };
}

function releaseChoice(isReleased: boolean | null): ReleaseChoice {
  if (isReleased === null) return '';
  return isReleased ? 'release' : 'withhold';
}

/** A mutation of which nothing is known yet. */
export function emptyMutation(): MutationValues {
  return {
    key: newKey(),
    id: null,
    min: null,
    genes: [],
    molecularMutationTypeName: '',
    ...NO_CATEGORIZATIONS,
    symbol: '',
    mutationSequences: [],
    insertionSequences: [],
    molecularMutationDeletions: [],
    release: '',
    description: '',
    qcNote: '',
    mutationQcResults: [],
  };
}

/** `crypto.randomUUID` is there on HTTPS addresses only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `new-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A mutation that may be removed: not stored, without genes and without symbol (spec part 2 §5). */
export function isEmptyMutation({ min, genes, symbol }: MutationValues): boolean {
  return min === null && genes.length === 0 && symbol.trim() === '';
}
