import type { SearchResult } from 'shared/contract';
import { joinValues } from './csv.ts';
import type { CellValues } from './project-cells.ts';

export interface ResultColumn {
  header: string;
  cell: (result: SearchResult) => readonly (string | null)[];
}

/** A table of a screen as a file: the same columns in the same order, a row a result (PP-49). */
export interface ScreenTable {
  header: string[];
  row: (result: SearchResult) => string[];
}

/** A column about the project of a row; empty where there is none. */
export function ofProject(header: string, values: CellValues): ResultColumn {
  return { header, cell: ({ project }) => (project === null ? [] : values(project)) };
}

/** The table of these columns; several values of a cell are joined. */
export function tableOf(columns: readonly ResultColumn[]): ScreenTable {
  return {
    header: columns.map(({ header }) => header),
    row: (result) => columns.map(({ cell }) => joinValues(cell(result).filter((value) => value !== null))),
  };
}
