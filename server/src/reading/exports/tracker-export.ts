import { findRows, type ResultReader } from '../project-search/service.ts';
import type { SearchRow } from '../project-search/search-rows.ts';
import { findAll } from '../../tracker/projects/list/list-repository.ts';
import type { ResolvedFilters } from '../../tracker/projects/list/project-criteria.ts';
import { readAhead } from './chunks.ts';
import {
  cellFilters,
  missingLine,
  synonymLines,
  trackerLines,
  type CellFilters,
  type TrackerProject,
} from './tracker-columns.ts';
import { loadTrackerProjects } from './tracker-repository.ts';

/** Lines of a table, some at a time. */
export type Lines = AsyncIterable<string[][]>;

/** A project to be written, and how its lines are made. */
interface Entry {
  id: number;
  toLines: (project: TrackerProject, filters: CellFilters) => string[][];
}

/**
 * All projects that meet the filters, by identifier, or those that the terms find (api-1 §12). Only ids are in
 * memory; the projects are read as the lines are written.
 *
 * @param resolved resolved ignoring case
 */
export async function trackerExport(
  terms: readonly string[],
  resolved: ResolvedFilters,
  reader: ResultReader,
): Promise<Lines> {
  const { db, caller: subject } = reader;
  if (terms.length === 0) {
    const ids = await findAll(db, { criteria: resolved.criteria, subject }, [
      { property: 'tpn', direction: 'asc' },
    ]);
    const entries = ids.map((id): Entry => ({ id, toLines: trackerLines }));
    return writeLines(entries, [], cellFilters(resolved.filters), reader);
  }
  const rows = await findRows(db, terms, resolved, subject);
  const filters = cellFilters({ ...resolved.filters, gene: terms });
  return writeLines(foundEntries(rows), missingLines(rows), filters, reader);
}

/** Each project once: by its gene's own name if any term is that, else by the synonym. */
function foundEntries(rows: readonly SearchRow[]): Entry[] {
  const direct = new Set(
    rows.flatMap(({ project, comment }) => (project && comment === null ? project.id : [])),
  );
  const all = new Set(rows.flatMap(({ project }) => project?.id ?? []));
  return [...all].map((id) => ({ id, toLines: direct.has(id) ? trackerLines : synonymLines }));
}

/** Terms without a project, each once, after the projects; an accession id adds nothing (api-1 §12.3). */
function missingLines(rows: readonly SearchRow[]): string[][] {
  const missing = rows.filter(({ project, input }) => project === null && !input.includes(':'));
  const lines = missing.map(
    ({ input, comment }) => [input.toLowerCase(), missingLine(input, comment)] as const,
  );
  return [...new Map(lines).values()];
}

async function* writeLines(
  entries: readonly Entry[],
  missing: string[][],
  filters: CellFilters,
  reader: ResultReader,
): AsyncGenerator<string[][]> {
  const read = (some: readonly Entry[]) =>
    loadTrackerProjects(
      some.map(({ id }) => id),
      reader,
    );
  for await (const [some, projects] of readAhead(entries, read)) {
    yield some.flatMap(({ id, toLines }) => {
      const project = projects.get(id);
      return project === undefined ? [] : toLines(project, filters);
    });
  }
  yield missing;
}
