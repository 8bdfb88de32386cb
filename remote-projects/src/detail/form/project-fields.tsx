import { memo } from 'react';
import type { Configuration, Project } from 'shared/contract';
import { PROJECT_LABELS } from 'shared/record-fields';
import { Box, Grid } from 'shared/ui';
import { CheckboxField, SelectField, TextAreaField, withStored } from 'shared/ui-forms';
import { FIELD_COLUMNS } from '../../field-columns.ts';

export interface FieldsProps {
  /** The project as it is stored. */
  project: Project;
  lists: Pick<Configuration, 'privacies' | 'completionNotes' | 'receivedFromCentres' | 'qcComments'>;
}

/** What a person may change about a project (ui-screens 7.1, column "Edit"). */
export const ProjectFields = memo(function ProjectFields({ project, lists }: FieldsProps) {
  return (
    <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
      <SelectField
        name="privacyName"
        label={PROJECT_LABELS.privacyName}
        options={withStored(lists.privacies, project.privacyName)}
        rules={{ required: 'Privacy is required' }}
      />
      <Box alignSelf={{ md: 'end' }} pb={{ md: '2' }}>
        <CheckboxField name="recovery" label={PROJECT_LABELS.recovery} />
      </Box>
      <Box gridColumn="1 / -1">
        <TextAreaField name="comment" label={PROJECT_LABELS.comment} rows={3} />
      </Box>
      <SelectField
        name="completionNote"
        label={PROJECT_LABELS.completionNote}
        options={withStored(lists.completionNotes, project.completionNote)}
      />
      <TextAreaField name="completionComment" label={PROJECT_LABELS.completionComment} rows={3} />
    </Grid>
  );
});
