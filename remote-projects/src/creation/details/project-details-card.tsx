import type { Configuration } from 'shared/contract';
import { Box, Card, Grid } from 'shared/ui';
import { CheckboxField, MultiSelectField, SelectField, TextAreaField } from 'shared/ui-forms';
import { FIELD_COLUMNS } from '../../field-columns.ts';

/** The card "Project Details" of the creation form (ui-screens 8, card 1). */
export function ProjectDetailsCard({ lists }: { lists: Pick<Configuration, 'consortia' | 'privacies'> }) {
  return (
    <Card title="Project Details">
      <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
        <MultiSelectField
          name="consortia"
          label="Consortia"
          options={lists.consortia}
          placeholder="Choose your consortium"
          rules={{ required: 'Consortia are required' }}
        />
        <SelectField
          name="privacyName"
          label="Privacy"
          options={lists.privacies}
          blankOption="Choose privacy"
          rules={{ required: 'Privacy is required' }}
        />
        <Box gridColumn="1 / -1">
          <CheckboxField name="recovery" label="Recovery" />
        </Box>
        <Box gridColumn="1 / -1">
          <TextAreaField name="comment" label="Project comment" rows={3} />
        </Box>
      </Grid>
    </Card>
  );
}
