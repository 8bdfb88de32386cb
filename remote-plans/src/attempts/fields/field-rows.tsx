import { useMemo } from 'react';
import { useConfiguration } from 'shared/config-data';
import type { Configuration } from 'shared/contract';
import type { FormSection } from 'shared/edit-form';
import type { PlainField } from 'shared/record-fields';
import { formatDate } from 'shared/ui';
import {
  RowFacts,
  RowTable,
  useRows,
  type CellControl,
  type RowFactColumn,
  type RowValues,
} from 'shared/ui-forms';
import { valuesOf, type PlainValues } from './plain-values.ts';
import type { AnyStoredRow } from './row-values.ts';

/** A row whose cells are plain fields; `id` is null until it is stored. */
export type FieldRow<Field extends PlainField> = RowValues & PlainValues<Field>;

/** A new row, into which nothing has been put. */
export function emptyFieldRow<const Field extends PlainField>(fields: readonly Field[]): FieldRow<Field> {
  return { id: null, ...valuesOf(fields, undefined) };
}

export interface FieldRowsProps {
  /** The rows are at `rows` of this section, and their table has its title. */
  section: FormSection;
  /** Of dates, choices, and texts that the server or another system gives. */
  fields: readonly PlainField[];
  /** What one row is, in the names of its controls: `Product`. */
  rowLabel: string;
  addText: string;
  /** Names of the fields without which the server takes no row. */
  required: readonly string[];
}

/** A table of rows whose cells are plain fields, to edit. */
export function FieldRows({ section: { id, title }, fields, required, ...texts }: FieldRowsProps) {
  const { configuration } = useConfiguration();
  const rows = useRows<FieldRow<PlainField>>(`${id}.rows`);
  const columns = useMemo(
    () =>
      fields.map((field) => ({
        field: field.name,
        header: field.label,
        required: required.includes(field.name) ? `${field.label} is required` : undefined,
        control: controlOf(field, configuration),
      })),
    [fields, required, configuration],
  );
  return (
    <RowTable rows={rows} title={title} columns={columns} emptyRow={() => emptyFieldRow(fields)} {...texts} />
  );
}

function controlOf(field: PlainField, lists: Configuration | undefined): CellControl {
  if (field.kind === 'date') return { kind: 'date' };
  if (field.kind === 'choice' && 'list' in field)
    return { kind: 'select', options: lists?.[field.list] ?? [] };
  return { kind: 'readOnly' };
}

export interface FieldRowFactsProps {
  title: string;
  fields: readonly PlainField[];
  rows: readonly AnyStoredRow[];
}

/** The same to read. */
export function FieldRowFacts({ title, fields, rows }: FieldRowFactsProps) {
  const columns = fields.map(({ name, label, kind }): RowFactColumn<AnyStoredRow> => ({
    header: label,
    value: ({ [name]: value }) => (kind === 'date' && typeof value === 'string' ? formatDate(value) : value),
  }));
  return <RowFacts title={title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
