import { useMemo } from 'react';
import { Button, Field, Grid, Row, TextFilter, type FilterValues } from 'shared/ui';
import { DayChoice, MultiSelect } from 'shared/ui-overlays';
import { kindOptions } from './event-kinds.ts';

export interface LogFiltersProps {
  filters: FilterValues;
  onChange: (filters: FilterValues) => void;
}

/** Whom, what, and which days. */
export function LogFilters({ filters, onChange }: LogFiltersProps) {
  const options = useMemo(() => kindOptions(), []);
  const chosen = filters.kind ?? [];
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const set = (name: string, values: string[]) => onChange({ ...filters, [name]: values });
  const isSet = Object.values(filters).some((values) => values.length > 0);
  return (
    <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 3fr auto auto auto' }} gap="3" alignItems="end">
      <Field label="Person">
        <TextFilter
          label="Person, or who did it"
          placeholder="Part of an email"
          value={filters.person?.[0] ?? ''}
          onChange={(text) => set('person', text ? [text] : [])}
        />
      </Field>
      <MultiSelect
        label="What happened"
        options={options.map(({ label }) => label)}
        placeholder="Everything"
        value={labels}
        onChange={(next) =>
          set(
            'kind',
            options.filter(({ label }) => next.includes(label)).map(({ value }) => value),
          )
        }
      />
      <DayField name="from" label="From" filters={filters} onSet={set} />
      <DayField name="to" label="To" filters={filters} onSet={set} />
      <Row>
        {isSet && (
          <Button variant="quiet" onClick={() => onChange({})}>
            Clear all
          </Button>
        )}
      </Row>
    </Grid>
  );
}

interface DayFieldProps {
  name: 'from' | 'to';
  label: string;
  filters: FilterValues;
  onSet: (name: string, values: string[]) => void;
}

function DayField({ name, label, filters, onSet }: DayFieldProps) {
  return (
    <DayChoice
      label={label}
      value={filters[name]?.[0] ?? ''}
      onChange={(day) => onSet(name, day === '' ? [] : [day])}
    />
  );
}
