import { useCallback, useMemo } from 'react';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, Plan } from 'shared/contract';
import { labelsOf, labelsOfRows, type RowCell } from 'shared/record-fields';
import { Code } from 'shared/ui';
import {
  isBlankRow,
  RowFacts,
  RowTable,
  useFormContext,
  useRows,
  type CellControl,
  type RowColumn,
  type RowFactColumn,
} from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../../plan/form/plan-section.ts';
import type { CrisprValues } from '../crispr-values.ts';
import { lineOfRows } from '../../fields/section-lines.ts';
import { emptyRow, type AnyRow, type AnyStoredRow } from '../../fields/row-values.ts';

/** What a check of a cell may look at beside its row. */
export interface RowSurroundings {
  /** The plan as it is stored. */
  plan: Plan;
  /** The form as it is now. */
  values: () => CrisprValues;
}

export interface RowSectionOptions {
  /** Name of the table in the attempt and in the form. */
  id: 'nucleases' | 'genotypePrimers' | 'mutagenesisDonors' | 'reagents';
  title: string;
  cells: readonly RowCell[];
  /** What one row is, in the names of its controls: `Primer`. */
  rowLabel: string;
  /** Without it rows neither come nor go. */
  addText?: string;
  /** Whether a required cell must be filled in this row. */
  isNeeded?: (cell: RowCell, row: AnyRow, around: RowSurroundings) => boolean;
}

/** A card of a CRISPR attempt that contains a table of rows and nothing else (ui-screens 11.3 to 11.7). */
export function rowSection(options: RowSectionOptions): PlanSection {
  const { id, title, cells, rowLabel, addText } = options;
  const facts = cells.map(factColumn);
  return {
    id,
    title,
    labels: labelsOfRows(labelsOf(cells)),
    line: (plan) =>
      lineOfRows(rowLabel, storedRows(plan, id), cells.find(({ isSequence }) => !isSequence)?.name),
    isLeftOut: addText === undefined ? undefined : isBlankRow,
    Fields: ({ plan }: SectionProps) => <EditedRows plan={plan} {...options} />,
    Facts: ({ plan }: SectionProps) => (
      <RowFacts title={title} columns={facts} rows={storedRows(plan, id)} rowKey={(row) => row.id} />
    ),
  };
}

function storedRows({ crisprAttempt }: Plan, id: RowSectionOptions['id']): readonly AnyStoredRow[] {
  return crisprAttempt?.[id] ?? [];
}

function EditedRows({ plan, ...options }: RowSectionOptions & SectionProps) {
  const { id, title, cells, rowLabel, addText, isNeeded } = options;
  const { configuration } = useConfiguration();
  const { getValues } = useFormContext<CrisprValues>();
  const rows = useRows<AnyRow>(`${id}.rows`);
  const columns = useMemo(() => {
    const around = { plan, values: () => getValues() };
    return cells.map((cell) =>
      columnOf(cell, configuration, (row) => isNeeded?.(cell, row, around) ?? false),
    );
  }, [cells, configuration, isNeeded, plan, getValues]);
  const newRow = useCallback(() => emptyRow(cells), [cells]);
  return (
    <RowTable
      rows={rows}
      title={title}
      rowLabel={rowLabel}
      columns={columns}
      emptyRow={newRow}
      addText={addText}
      canDelete={addText !== undefined}
    />
  );
}

function columnOf(
  cell: RowCell,
  lists: Configuration | undefined,
  isNeeded: (row: AnyRow) => boolean,
): RowColumn<AnyRow> {
  const { name, label, width, isRequired } = cell;
  const column = { field: name, header: label, width, control: controlOf(cell, lists) };
  if (!isRequired) return column;
  return {
    ...column,
    isRequired,
    problem: (text, row) => (text.trim() === '' && isNeeded(row) ? `${label} is required` : undefined),
  };
}

function controlOf(cell: RowCell, lists: Configuration | undefined): CellControl {
  switch (cell.kind) {
    case 'choice':
      return { kind: 'select', options: lists?.[cell.list] ?? [] };
    case 'text':
    case 'digits':
      return { kind: cell.kind, placeholder: cell.placeholder };
    default:
      return { kind: cell.kind };
  }
}

function factColumn({ name, label: header, kind, isSequence }: RowCell): RowFactColumn<AnyStoredRow> {
  if (!isSequence) return { header, value: (row) => row[name] };
  const whiteSpace = kind === 'area' ? 'pre-wrap' : undefined;
  return { header, value: (row) => row[name] && <Code whiteSpace={whiteSpace}>{row[name]}</Code> };
}
