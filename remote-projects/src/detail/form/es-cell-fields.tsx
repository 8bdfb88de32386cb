import { Box, Grid, Heading, Stack } from 'shared/ui';
import { DateField, NumberField, SelectField, withStored } from 'shared/ui-forms';
import { FIELD_COLUMNS, type FieldsProps } from './project-fields.tsx';
import { PROJECT_LABELS, type ProjectField } from './project-values.ts';

/** Delivery and quality control of the ES cells of a project (ui-screens 7.3, column "Edit"). */
export function EsCellFields({ project: { esCellDetails: stored }, lists }: FieldsProps) {
  return (
    <Stack gap="4">
      <Heading as="h3" size="sm">
        ES Cell Details
      </Heading>
      <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
        <FieldGroup title="Order Info">
          <CountField name="numberOfEsCellsReceived" />
          <SelectField
            name="esCellsReceivedFromName"
            label={PROJECT_LABELS.esCellsReceivedFromName}
            options={withStored(lists.receivedFromCentres, stored?.esCellsReceivedFromName)}
          />
          <DateField name="esCellsReceivedOn" label={PROJECT_LABELS.esCellsReceivedOn} />
        </FieldGroup>
        <FieldGroup title="ES Cell QC">
          <CountField name="numberOfEsCellsStartingQc" />
          <CountField name="numberOfEsCellsPassingQc" />
          <SelectField
            name="esCellQcComment"
            label={PROJECT_LABELS.esCellQcComment}
            options={withStored(lists.qcComments, stored?.esCellQcComment)}
          />
        </FieldGroup>
      </Grid>
    </Stack>
  );
}

/** Digits only (spec part 1 §5). */
function CountField({ name }: { name: ProjectField }) {
  return <NumberField name={name} label={PROJECT_LABELS[name]} />;
}

function FieldGroup({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box as="fieldset" borderWidth="1px" borderColor="border" borderRadius="md" px="4" pt="1" pb="4" minW="0">
      <Box as="legend" px="1" fontWeight="medium">
        {title}
      </Box>
      <Stack gap="4">{children}</Stack>
    </Box>
  );
}
