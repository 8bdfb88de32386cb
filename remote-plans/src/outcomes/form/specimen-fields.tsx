import type { Specimen, SpecimenProperty } from 'shared/contract';
import { SPECIMEN_FIELDS, SPECIMEN_TYPE_FIELD, SPECIMEN_TYPES } from 'shared/record-fields';
import { Grid, Stack } from 'shared/ui';
import { RowFacts, SelectField, withStored, type RowFactColumn } from 'shared/ui-forms';
import { FIELD_COLUMNS, PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { SPECIMEN_CHECKS } from './outcome-rules.ts';

const [{ name, label }] = SPECIMEN_TYPE_FIELD;

/** What may be changed about a specimen (PP-18). */
export function SpecimenFields({ stored }: { stored?: Specimen }) {
  return (
    <Stack gap="4">
      <PlainFields section="specimen" fields={SPECIMEN_FIELDS} stored={stored} checks={SPECIMEN_CHECKS} />
      <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6">
        <SelectField
          name={`specimen.${name}`}
          label={label}
          options={withStored(SPECIMEN_TYPES, stored?.specimenTypeName)}
        />
      </Grid>
      <SpecimenProperties specimen={stored} />
    </Stack>
  );
}

const COLUMNS: readonly RowFactColumn<SpecimenProperty>[] = [
  { header: 'Property', value: ({ propertyTypeName }) => propertyTypeName },
  { header: 'Value', value: ({ value }) => value },
];

/** What else is known of a specimen (PP-18). No list names the properties that there are, so that they can only be read. */
export function SpecimenProperties({ specimen }: { specimen: Specimen | undefined }) {
  const properties = specimen?.specimenProperties ?? [];
  if (properties.length === 0) return null;
  return <RowFacts title="Specimen Properties" columns={COLUMNS} rows={properties} rowKey={({ id }) => id} />;
}
