import type { Specimen } from 'shared/contract';
import { Grid, Stack } from 'shared/ui';
import { SelectField, withStored } from 'shared/ui-forms';
import { FIELD_COLUMNS, PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { SPECIMEN_FIELDS, SPECIMEN_TYPE_FIELD, SPECIMEN_TYPES } from './outcome-fields.ts';
import { SPECIMEN_CHECKS } from './outcome-rules.ts';
import { SpecimenProperties } from './specimen-properties.tsx';

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
