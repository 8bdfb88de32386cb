import type { Mutation } from 'shared/contract';
import { isUntouchedMutation } from '../values/changed-parts.ts';
import { valuesOfMutation, type MutationValues } from '../values/mutation-values.ts';

/** Parts that every mutation of today has; those from older systems may lack them (api-2 §16.1). */
export type RequiredPart = 'genes' | 'molecularMutationTypeName' | 'symbol' | 'alleleClass';

const MISSING: Record<RequiredPart, string> = {
  genes: 'Choose a gene.',
  molecularMutationTypeName: 'Choose a molecular mutation type.',
  symbol: 'Enter a mutation symbol.',
  alleleClass: 'Choose a mutation type.',
};

function isGiven(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value.length > 0;
}

/** Whether the part must be given: new mutations have it, and from stored ones it cannot be taken away. */
export function isPartRequired(part: RequiredPart, stored: Mutation | undefined): boolean {
  return stored === undefined || isGiven(valuesOfMutation(stored)[part]);
}

/** What is wrong when a part is missing. A new mutation in which nothing at all has been entered is not saved. */
export function missingProblem(
  part: RequiredPart,
  values: MutationValues,
  stored: Mutation | undefined,
): string | undefined {
  if (isGiven(values[part]) || !isPartRequired(part, stored)) return undefined;
  return isUntouchedMutation(values) ? undefined : MISSING[part];
}
