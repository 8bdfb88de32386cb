import type {
  InsertionSequence,
  InsertionSequenceInput,
  MutationQcResult,
  MutationQcResultInput,
  MutationSequence,
  MutationSequenceInput,
} from 'shared/contract';
import { rowInputOf, textToStore } from '../../attempts/fields/row-values.ts';
import { wholeNumber } from './deletion-rows.ts';
import { fastaText } from './fasta.ts';
import {
  insertionRow,
  QC_RESULT_CELLS,
  type InsertionRow,
  type QcResultRow,
  type SequenceRow,
} from './mutation-values.ts';

/** All sequences of a mutation. Locations are not sent: the server refuses them (api-2 §15.4). */
export function sequenceInputs(
  rows: readonly SequenceRow[],
  stored: readonly MutationSequence[],
): MutationSequenceInput[] {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id === row.id)?.sequence;
    return {
      id: row.id,
      index: wholeNumber(row.index),
      sequence: {
        sequence: fastaToSend(row.sequence, before?.sequence),
        typeName: textToStore(row.typeName, before?.typeName),
      },
    };
  });
}

/** All insertions of a mutation. A changed one loses its exons, which the consortium's alignment sends again (spec part 2 §4). */
export function insertionInputs(
  rows: readonly InsertionRow[],
  stored: readonly InsertionSequence[],
): InsertionSequenceInput[] {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    if (before !== undefined && isSameInsertion(row, insertionRow(before))) return storedInsertion(before);
    return {
      id: row.id,
      sequence: fastaToSend(row.sequence, before?.sequence),
      location: textToStore(row.location.trim(), before?.location),
      insertionCanonicalTargetedExons: [],
      insertionTargetedExons: [],
    };
  });
}

function storedInsertion({ id, sequence, location, ...exons }: InsertionSequence): InsertionSequenceInput {
  const { insertionCanonicalTargetedExons, insertionTargetedExons } = exons;
  return { id, sequence, location, insertionCanonicalTargetedExons, insertionTargetedExons };
}

function isSameInsertion(a: InsertionRow, b: InsertionRow): boolean {
  return a.sequence === b.sequence && a.location === b.location;
}

export function qcResultInputs(
  rows: readonly QcResultRow[],
  stored: readonly MutationQcResult[],
): MutationQcResultInput[] {
  return rows.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    return rowInputOf(QC_RESULT_CELLS, row, before);
  });
}

/** A FASTA text that was changed is sent in the one form that the server takes. */
function fastaToSend(value: string, stored: string | null | undefined): string | null {
  const text = textToStore(value, stored);
  return text === null || text === stored ? text : fastaText(text);
}
