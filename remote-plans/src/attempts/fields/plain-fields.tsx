import { memo } from 'react';
import { useConfiguration } from 'shared/config-data';
import type { ListName, PlainField } from 'shared/record-fields';
import { Box, Grid } from 'shared/ui';
import {
  CheckboxField,
  DateField,
  NumberField,
  NumberTextField,
  SelectField,
  TextAreaField,
  TextField,
  withStored,
  type BoundFieldProps,
} from 'shared/ui-forms';
import { inRows } from './plain-fields.styles.ts';
import type { Check } from './required-check.ts';

export interface PlainFieldsProps {
  /** Place of the fields in the form's values: that of their section. */
  section: string;
  fields: readonly PlainField[];
  /** What is stored: a choice that has left its list since is still offered. */
  stored?: Readonly<Record<string, unknown>>;
  /** What is checked, by the names of fields. */
  checks?: Readonly<Record<string, Check>>;
}

/** Controls beside each other in as many columns as fit. */
export const FIELD_COLUMNS = 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))';

/** The controls of plain fields, in their order. */
export const PlainFields = memo(function PlainFields({ fields, ...place }: PlainFieldsProps) {
  return (
    <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="1.5" className={inRows}>
      {fields.map((field) => (
        <PlainControl key={field.name} field={field} {...place} />
      ))}
    </Grid>
  );
});

interface PlainControlProps extends Omit<PlainFieldsProps, 'fields'> {
  field: PlainField;
}

function PlainControl({ section, field, stored, checks = {} }: PlainControlProps) {
  const check = checks[field.name];
  const bound = {
    name: `${section}.${field.name}`,
    label: field.label,
    isRequired: field.isRequired,
    rules: check && { validate: check },
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...bound} autoComplete="off" />;
    case 'area':
      return (
        <Box data-wide="" gridColumn="1 / -1">
          <TextAreaField {...bound} rows={3} />
        </Box>
      );
    case 'date':
      return <DateField {...bound} />;
    case 'count':
      return <NumberField {...bound} />;
    case 'flag':
      return (
        <Box data-box="">
          <CheckboxField {...bound} />
        </Box>
      );
    case 'digits':
      return <NumberTextField {...bound} />;
    case 'choice': {
      const storedName = nameIn(stored?.[field.name]);
      if ('options' in field)
        return <SelectField {...bound} options={withStored(field.options, storedName)} />;
      return <ChoiceField {...bound} list={field.list} storedName={storedName} />;
    }
  }
}

interface ChoiceFieldProps extends BoundFieldProps {
  list: ListName;
  storedName: string | null;
}

function ChoiceField({ list, storedName, ...bound }: ChoiceFieldProps) {
  const { configuration } = useConfiguration();
  return <SelectField {...bound} options={withStored(configuration?.[list] ?? [], storedName)} />;
}

function nameIn(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null;
}
