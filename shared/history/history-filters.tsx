import type { HistoryRecord } from 'shared/contract';
import { Button, Field, Grid, NativeSelect } from 'shared/ui';
import { DayChoice } from 'shared/ui-overlays';
import { withStored } from 'shared/ui-forms';
import { EVERYTHING, fieldsOf, isNarrowed, usersOf, type HistoryFilter } from './changes.ts';
import { fieldName } from 'shared/record-fields';

/** Two beside each other on telephones; dates never need more than they show. */
const COLUMNS = { base: '1fr 1fr', md: 'minmax(8rem, 20rem) minmax(8rem, 20rem) 10rem 10rem auto' };

export interface HistoryFiltersProps {
  records: readonly HistoryRecord[];
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** Narrows a history by person, field and date (PP-38). */
export function HistoryFilters({ records, filter, onChange }: HistoryFiltersProps) {
  const change = (more: Partial<HistoryFilter>) => onChange({ ...filter, ...more });
  // A shared address may contain somebody who changed nothing here; the choice is shown rather than hidden.
  const fields = withStored(fieldsOf(records), filter.field).map((field) => ({
    value: field,
    label: fieldName(field),
  }));
  return (
    <Grid role="group" aria-label="Filter" gap="3" alignItems="end" gridTemplateColumns={COLUMNS}>
      <Field label="User">
        <NativeSelect
          blankOption="Everybody"
          options={withStored(usersOf(records), filter.user)}
          value={filter.user}
          onChange={(event) => change({ user: event.target.value })}
        />
      </Field>
      <Field label="Field">
        <NativeSelect
          blankOption="Every field"
          options={fields}
          value={filter.field}
          onChange={(event) => change({ field: event.target.value })}
        />
      </Field>
      <DayChoice label="From date" value={filter.from} onChange={(from) => change({ from })} />
      <DayChoice label="To date" value={filter.to} onChange={(to) => change({ to })} />
      {isNarrowed(filter) && (
        <Button variant="quiet" onClick={() => onChange(EVERYTHING)}>
          Clear all
        </Button>
      )}
    </Grid>
  );
}
