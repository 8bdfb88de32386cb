import type { FastifyRequest } from 'fastify';
import { splitCells } from 'shared/limits';
import { UserError } from '../../platform/http/errors/errors.ts';
import { listValues, type RawValue } from '../../platform/http/requests/parameter-values.ts';
import { readCsvLines, readUploadedFile } from '../../platform/http/requests/uploaded-file.ts';

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

/**
 * The terms of an uploaded file: CSV with commas and double quotes, one term a line (api-1 §13.2). The cells of a
 * line are joined by commas, so a line `Aaa1,Bbb2` is one term; those between tabs or semicolons are terms each. Empty cells at its end, which spreadsheets add, are
 * not part of it. What is not printable ASCII is removed, blank lines are ignored.
 *
 * @throws UserError if the file is no CSV text, or its terms are too many or too long
 */
export async function readTermFile(bytes: Uint8Array): Promise<string[]> {
  const terms: string[] = [];
  for await (const { cells } of readCsvLines(bytes)) {
    for (const cell of splitCells(cells.join(','))) {
      const term = toTerm(cell);
      if (term !== '') terms.push(term);
    }
    checkTermCount(terms.length);
  }
  checkTerms(terms);
  return terms;
}

function toTerm(text: string): string {
  return text
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replace(/(?<![\s,])[\s,]+$/, '')
    .trim();
}

/**
 * The terms in the form part `file` of an upload (api-1 §13.2).
 *
 * @throws UserError 400 without a file, and for one without searchable terms
 */
export async function readUploadedTerms(request: FastifyRequest): Promise<string[]> {
  return readTermFile(await readUploadedFile(request));
}
