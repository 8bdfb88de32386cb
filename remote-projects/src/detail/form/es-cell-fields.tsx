import { FieldGroup } from 'shared/edit-form';
import { ES_CELL_DETAILS, PROJECT_LABELS } from 'shared/record-fields';
import { Disclosure, Grid, Stack } from 'shared/ui';
import { DateField, NumberField, SelectField, withStored } from 'shared/ui-forms';
import { FIELD_COLUMNS } from '../../field-columns.ts';
import type { FieldsProps } from './project-fields.tsx';
import type { ProjectField } from './project-values.ts';

/** Delivery and quality control of the ES cells of a project (ui-screens 7.3, column "Edit"). */
export function EsCellFields({ project: { esCellDetails: stored }, lists }: FieldsProps) {
  return (
    <Disclosure title={ES_CELL_DETAILS} defaultOpen={hasEsCellDetails(stored)}>
      <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
        <FieldGroup title="Order Info">
          <Stack gap="4">
            <CountField name="numberOfEsCellsReceived" />
            <SelectField
              name="esCellsReceivedFromName"
              label={PROJECT_LABELS.esCellsReceivedFromName}
              options={withStored(lists.receivedFromCentres, stored?.esCellsReceivedFromName)}
            />
            <DateField name="esCellsReceivedOn" label={PROJECT_LABELS.esCellsReceivedOn} />
          </Stack>
        </FieldGroup>
        <FieldGroup title="ES Cell QC">
          <Stack gap="4">
            <CountField name="numberOfEsCellsStartingQc" />
            <CountField name="numberOfEsCellsPassingQc" />
            <SelectField
              name="esCellQcComment"
              label={PROJECT_LABELS.esCellQcComment}
              options={withStored(lists.qcComments, stored?.esCellQcComment)}
            />
          </Stack>
        </FieldGroup>
      </Grid>
    </Disclosure>
  );
}

/** While nothing is recorded, the fields are folded. */
function hasEsCellDetails(stored: FieldsProps['project']['esCellDetails']): boolean {
  return Object.values(stored ?? {}).some((value) => value !== null);
}

/** Digits only (spec part 1 §5). */
function CountField({ name }: { name: ProjectField }) {
  return <NumberField name={name} label={PROJECT_LABELS[name]} />;
}
