import type { RegisterOptions } from 'react-hook-form';
import { dateProblem } from 'shared/ui-overlays';
import { countProblem } from '../largest-count.ts';
import { numberOf } from '../number-text.ts';
import { columnLabel, isMarked, type CellControl, type RowColumn, type RowColumns } from './row-column.ts';
import type { Rows, RowValues } from './rows.ts';

/** A column as its cells need it, whatever its rows are made of. */
export interface CellColumn {
  field: string;
  header: string;
  /** The header in words. */
  label: string;
  control: CellControl;
  isRequired: boolean;
  width: string | undefined;
  /** The rules of the cell in that row. */
  rulesOf: (index: number) => RegisterOptions;
}

/** Least widths of columns that do not say theirs. */
const WIDTHS: Partial<Record<CellControl['kind'], string>> = {
  text: '10rem',
  area: '14rem',
  digits: '8rem',
  decimal: '8rem',
  date: '10rem',
};

/** What every control of a kind refuses, whatever its column. */
function kindProblem(text: string, control: CellControl): string | undefined {
  if (control.kind === 'digits') return countProblem(numberOf(text));
  if (control.kind === 'date') return dateProblem(text, {});
  return undefined;
}

function cellColumn<Row extends RowValues>(
  column: RowColumn<Row>,
  { current }: Pick<Rows<Row>, 'current'>,
): CellColumn {
  const { field, header, control, required, problem, width } = column;
  const check = (value: unknown, index: number) => {
    const text = typeof value === 'string' ? value : '';
    const own = kindProblem(text, control);
    if (own !== undefined) return own;
    const rows = current();
    const row = rows[index];
    return (row && problem?.(text, row, rows)) ?? true;
  };
  return {
    field,
    header,
    label: columnLabel(column),
    control,
    isRequired: isMarked(column),
    width: width ?? WIDTHS[control.kind],
    rulesOf: (index) => ({ required, validate: (value: unknown) => check(value, index) }),
  };
}

/** The columns as the cells of a table need them, made once for all rows. */
export function cellColumns<Row extends RowValues>(
  columns: RowColumns<Row>,
  rows: Pick<Rows<Row>, 'current'>,
): CellColumn[] {
  return columns.map((column) => cellColumn(column, rows));
}
