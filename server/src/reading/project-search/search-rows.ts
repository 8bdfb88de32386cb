import type { FoundProject, TermMatch } from './term-repository.ts';

/** A row of a gene search before its project is read: the term, what it found, and the remark on it. */
export interface SearchRow {
  input: string;
  project: FoundProject | null;
  comment: string | null;
}

/** Remark on a term that is no gene's name (api-1 §13.4). */
const NOT_A_GENE = 'Not a gene symbol or synonym';

/** Terms that mean the same, each once: what is looked up, and where each term is in it. */
export function distinctTerms(terms: readonly string[]): string[] {
  return [...new Set(terms.map(meaning))];
}

function meaning(term: string): string {
  return term.toLowerCase();
}

/**
 * The rows of a gene search (api-1 §13.4): for each term its projects, or one row with the reason why it has none;
 * of a synonym of several genes also such a row for those that have none.
 * With filters, only rows whose project meets them stay. Sorted by identifier, or by the term where there is no
 * project, in plain character order; equal ones in the order of the terms.
 *
 * @param matches what `distinctTerms(terms)` mean, by their place in it
 */
export function searchRows(
  terms: readonly string[],
  matches: readonly TermMatch[],
  isFiltered: boolean,
): SearchRow[] {
  const byPlace = new Map<number, TermMatch[]>();
  for (const match of matches) {
    const found = byPlace.get(match.term);
    if (found === undefined) byPlace.set(match.term, [match]);
    else found.push(match);
  }
  const places = new Map(distinctTerms(terms).map((term, place) => [term, place]));
  return terms
    .flatMap((term) => rowsOf(term, byPlace.get(places.get(meaning(term)) ?? -1) ?? []))
    .filter(({ project }) => !isFiltered || project?.meetsFilters === true)
    .map((row) => ({ row, key: row.project?.tpn ?? row.input }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ row }) => row);
}

/** The projects of the term, and a row without one where it has none, or means further genes that have none. */
function rowsOf(input: string, matches: readonly TermMatch[]): SearchRow[] {
  const rows = matches.flatMap(({ project, synonymOf }) =>
    project === null ? [] : [{ input, project, comment: synonymComment(synonymOf) }],
  );
  const symbols = matches.flatMap(({ project, synonymOf }) => (project === null ? (synonymOf ?? []) : []));
  const isComplete = rows.length > 0 && symbols.length === 0;
  return isComplete
    ? rows
    : [...rows, { input, project: null, comment: commentWithoutProject(input, matches, symbols) }];
}

/**
 * No remark on a gene's own name, or on an accession id: the missing project is enough.
 *
 * @param symbols genes without a project, of which the term is a synonym
 */
function commentWithoutProject(
  input: string,
  matches: readonly TermMatch[],
  symbols: readonly string[],
): string | null {
  if (input.includes(':') || matches.some(({ synonymOf }) => synonymOf === null)) return null;
  return symbols.length === 0 ? NOT_A_GENE : synonymComment([...symbols].sort().join(', '));
}

function synonymComment(symbol: string | null): string | null {
  return symbol === null ? null : `Synonym of ${symbol}`;
}
