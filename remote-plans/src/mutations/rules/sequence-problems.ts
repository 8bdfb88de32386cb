import { basesOf, fastaProblem } from '../values/fasta.ts';
import type { SequenceRow } from '../values/mutation-values.ts';
import { wholeNumber } from '../values/deletion-rows.ts';

/** Symbols of these programmes are older than the rules for sequences (api-2 §16.1). */
const WAIVED = /EUCOMM|KOMP/;

/**
 * What is wrong with the text of a sequence, if anything. What is stored was accepted once.
 *
 * @param stored texts of the stored sequences
 */
export function sequenceProblem(text: string, symbol: string, stored: readonly string[]): string | undefined {
  return WAIVED.test(symbol) || stored.includes(text) ? undefined : fastaProblem(text);
}

/** What is wrong with the index of a sequence, if anything: it orders the sequences, so no two have the same. */
export function indexProblem(text: string, rows: readonly Pick<SequenceRow, 'index'>[]): string | undefined {
  const index = wholeNumber(text);
  if (index === null) return 'Enter an index.';
  const same = rows.filter((row) => wholeNumber(row.index) === index);
  return same.length > 1 ? `Another sequence has the index ${index}.` : undefined;
}

/** Types of which a mutation has at most one sequence. */
const END_TYPES = ['5_prime_end', '3_prime_end'];

/** What is wrong with the type of a sequence, if anything. */
export function typeProblem(
  typeName: string,
  rows: readonly Pick<SequenceRow, 'typeName'>[],
): string | undefined {
  const same = rows.filter((row) => row.typeName === typeName);
  const isRepeated = END_TYPES.includes(typeName) && same.length > 1;
  return isRepeated ? `Another sequence is of the type ${typeName}; a mutation has one at most.` : undefined;
}

/** The index of the next sequence. */
export function nextIndex(rows: readonly Pick<SequenceRow, 'index'>[]): string {
  const highest = Math.max(0, ...rows.map(({ index }) => wholeNumber(index) ?? 0));
  return String(highest + 1);
}

/** What is wrong with an insertion, if anything: it must be FASTA, and part of a sequence of its mutation (api-2 §16.1). */
export function insertionProblem(
  text: string,
  sequences: readonly Pick<SequenceRow, 'sequence'>[],
): string | undefined {
  const problem = fastaProblem(text);
  if (problem !== undefined) return problem;
  const isContained = sequences.some(({ sequence }) => basesOf(sequence).includes(basesOf(text)));
  return isContained ? undefined : 'No sequence of this mutation contains these bases.';
}

/** What is wrong with the place of an insertion, if anything. */
export function locationProblem(text: string): string | undefined {
  return /^chr\w+:\d+$/.test(text.trim()) ? undefined : 'Enter it like chr7:45996612.';
}
