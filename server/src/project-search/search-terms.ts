import { UserError } from '../http/errors.ts';
import { listValues, type RawValue } from '../http/parameter-values.ts';

/** Most terms of one search; the spec's largest file has 10,000. */
const MOST_TERMS = 20_000;

/** Longest term in characters; the longest gene synonym has under 200. */
const LONGEST_TERM = 500;

/** How much of a term that is too long its refusal quotes. */
const QUOTED = 30;

/**
 * The terms of an `input` parameter, in order, with repetitions: repeated or joined by commas, trimmed, empty ones
 * dropped (api-1 §13.1).
 *
 * @throws UserError if there are too many terms, or one is too long
 */
export function readTerms(input: RawValue): string[] {
  const terms = listValues(listValues(input).flatMap((value) => value.split(',')));
  checkTerms(terms);
  return terms;
}

/** @throws UserError if there are too many terms, or one is too long */
export function checkTerms(terms: readonly string[]): void {
  checkTermCount(terms.length);
  const long = terms.find((term) => term.length > LONGEST_TERM);
  if (long !== undefined)
    throw new UserError(
      `The search term '${long.slice(0, QUOTED)}…' is longer than ${LONGEST_TERM} characters.`,
    );
}

/** @throws UserError if there are too many terms */
export function checkTermCount(count: number): void {
  if (count > MOST_TERMS)
    throw new UserError(
      `A search can have at most ${MOST_TERMS.toLocaleString('en')} terms. Please search in several parts.`,
    );
}
