import type { Mutation } from 'shared/contract';
import { useFormContext } from 'shared/ui-forms';
import { isPartRequired, missingProblem, type RequiredPart } from '../rules/required.ts';
import type { MutationValues } from '../values/mutation-values.ts';

interface RequiredOptions {
  /** Path of the mutation in the form's values. */
  name: string;
  stored: Mutation | undefined;
}

/** Marks the field of a part that must be given, and checks it. */
export function useRequired(part: RequiredPart, { name, stored }: RequiredOptions) {
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  return {
    isRequired: isPartRequired(part, stored),
    rules: { validate: () => missingProblem(part, getValues(name), stored) ?? true },
  };
}
