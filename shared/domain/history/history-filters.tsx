import type { HistoryRecord } from 'shared/contract';
import { Box, Button, Field, NativeSelect, Row, TextInput } from 'shared/ui';
import { EVERYTHING, fieldsOf, isNarrowed, usersOf, type HistoryFilter } from './changes.ts';
import { fieldName } from './field-name.ts';

export interface HistoryFiltersProps {
  records: readonly HistoryRecord[];
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Narrows a history by person, field and date (PP-38). */
export function HistoryFilters({ records, filter, onChange }: HistoryFiltersProps) {
  const change = (more: Partial<HistoryFilter>) => onChange({ ...filter, ...more });
  const fields = withChosen(fieldsOf(records), filter.field).map((field) => ({
    value: field,
    label: fieldName(field),
  }));
  return (
    <Row role="group" aria-label="Filter" alignItems="flex-end">
      <Box flex="1 1 12rem" maxW="80">
        <Field label="User">
          <NativeSelect
            blankOption="Everybody"
            options={withChosen(usersOf(records), filter.user)}
            value={filter.user}
            onChange={(event) => change({ user: event.target.value })}
          />
        </Field>
      </Box>
      <Box flex="1 1 12rem" maxW="80">
        <Field label="Field">
          <NativeSelect
            blankOption="Every field"
            options={fields}
            value={filter.field}
            onChange={(event) => change({ field: event.target.value })}
          />
        </Field>
      </Box>
      <DayField label="From date" value={filter.from} onChange={(from) => change({ from })} />
      <DayField label="To date" value={filter.to} onChange={(to) => change({ to })} />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => onChange(EVERYTHING)}>
          Clear all
        </Button>
      )}
    </Row>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Box flex="0 1 10rem">
      <Field label={label}>
        <TextInput type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
    </Box>
  );
}

/** A shared address may hold somebody who changed nothing here; the choice is shown rather than hidden. */
function withChosen(options: string[], chosen: string): string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}
