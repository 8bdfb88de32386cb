import type { Mutation } from 'shared/contract';
import { isSameChoice } from './categorizations.ts';
import { emptyMutation, valuesOfMutation, type MutationValues } from './mutation-values.ts';

/** A value that is saved; the others only name the mutation. */
export type MutationPart = Exclude<keyof MutationValues, 'key' | 'id' | 'min'>;

/** Parts whose order means nothing. */
const SETS = ['genes', 'alleleCategories'] as const;
const OTHERS = [
  'molecularMutationTypeName',
  'repairMechanism',
  'alleleClass',
  'symbol',
  'mutationSequences',
  'insertionSequences',
  'molecularMutationDeletions',
  'release',
  'description',
  'qcNote',
  'mutationQcResults',
] as const satisfies readonly MutationPart[];

/** The parts in which the values differ from what is stored. */
export function changedParts(values: MutationValues, stored: Mutation): ReadonlySet<MutationPart> {
  return differences(values, valuesOfMutation(stored));
}

/** The parts in which two versions of a mutation differ. */
function differences(values: MutationValues, before: MutationValues): ReadonlySet<MutationPart> {
  return new Set<MutationPart>([
    ...SETS.filter((part) => !isSameChoice(values[part], before[part])),
    ...OTHERS.filter((part) => !isSame(values[part], before[part])),
  ]);
}

/** A new mutation in which nothing has been typed or chosen yet. */
export function isUntouchedMutation(values: MutationValues): boolean {
  return values.min === null && differences(values, emptyMutation()).size === 0;
}

/** Equal as JSON, whatever the order of members. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((element, index) => isSame(element, b[index]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
