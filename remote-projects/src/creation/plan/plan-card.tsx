import type { Configuration } from 'shared/contract';
import { WorkFields } from 'shared/domain';
import { Card, Field, Grid, TextInput } from 'shared/ui';
import { SelectField, TextAreaField } from 'shared/ui-forms';
import { PLAN_TYPE } from '../creation-values.ts';
import { FIELD_COLUMNS } from '../../field-columns.ts';
import { firstAttemptTypes } from './first-attempt-types.ts';

export interface PlanCardProps {
  lists: Configuration;
  /** Administrators choose from all of them, others from those of their roles (ui-screens 9). */
  workUnits: readonly string[];
}

/** The card "Plan Creation": the first plan of the project (ui-screens 8, card 3, and 9). */
export function PlanCard({ lists, workUnits }: PlanCardProps) {
  return (
    <Card title="Plan Creation">
      <Grid gridTemplateColumns={FIELD_COLUMNS} columnGap="6" rowGap="4">
        <Field label="Plan Type" required>
          <TextInput value={PLAN_TYPE} readOnly />
        </Field>
        <SelectField
          name="plan.attemptTypeName"
          label="Attempt Type"
          options={firstAttemptTypes(lists)}
          rules={{ required: 'Attempt Type is required' }}
        />
        <WorkFields lists={lists} workUnits={workUnits} />
        <TextAreaField name="plan.comment" label="Comment" rows={3} />
      </Grid>
    </Card>
  );
}
