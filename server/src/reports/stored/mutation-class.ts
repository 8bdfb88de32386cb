/** What an ES cell mutation does to its gene: at once, or once it is recombined. */
export type MutationClass = 'null' | 'conditional';

const CONDITIONAL = new Set(['a', 'c', 'e', 'e.1']);
/** The class of a plain deletion is written as two apostrophes. */
const NULL = new Set(['b', 'd', "''", '.1', '.2']);

/** By the name of its categorization of type `esc_allele_class` (api-3 §8.4.1); undefined for others. */
export function mutationClass(escAlleleClass: string | null): MutationClass | undefined {
  if (escAlleleClass === null) return undefined;
  if (CONDITIONAL.has(escAlleleClass)) return 'conditional';
  return NULL.has(escAlleleClass) ? 'null' : undefined;
}
