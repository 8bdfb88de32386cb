import type { Configuration, Mutation, Plan } from 'shared/contract';

/** What the parts of a mutation's form get. */
export interface MutationPartProps {
  /** Path of the mutation in the form's values. */
  name: string;
  /** Undefined for a new mutation. */
  stored: Mutation | undefined;
  plan: Plan;
  lists: Configuration;
}
