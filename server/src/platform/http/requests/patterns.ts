import { MOST_PATTERNS } from 'shared/limits';
import { UserError } from '../errors/errors.ts';

/**
 * Refuses a search that would compare every name with hundreds of patterns, for which all others would wait.
 *
 * @throws UserError for more patterns than one search may have
 */
export function refuseManyPatterns(patterns: readonly string[]): void {
  if (patterns.length > MOST_PATTERNS)
    throw new UserError(
      `A search may have at most ${MOST_PATTERNS} names with wildcards, but this one has ${patterns.length}. Whole names may be more.`,
    );
}
