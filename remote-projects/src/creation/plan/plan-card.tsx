import { useState } from 'react';
import { workGroupsOf } from 'shared/config-data';
import type { Configuration } from 'shared/contract';
import { Box, Card, Field, Grid, Notice, TextInput } from 'shared/ui';
import { MultiSelectField, SelectField, TextAreaField, useFormContext, useWatch } from 'shared/ui-forms';
import { PLAN_TYPE, type CreationValues } from '../creation-values.ts';
import { FIELD_COLUMNS } from '../field-columns.ts';
import { firstAttemptTypes, fundersOf, settlePlan } from './plan-choices.ts';

export interface PlanCardProps {
  lists: Configuration;
  /** Administrators choose from all of them, others from those of their roles (ui-screens 9). */
  workUnits: readonly string[];
}

/** The card "Plan Creation": the first plan of the project (ui-screens 8, card 3, and 9). */
export function PlanCard({ lists, workUnits }: PlanCardProps) {
  const { workUnitName, workGroupName, removed, settle } = usePlanDependents(lists);
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
        <SelectField
          name="plan.workUnitName"
          label="Work Unit"
          options={workUnits}
          rules={{ required: 'Work Unit is required', onChange: settle }}
        />
        <SelectField
          // A new list is a new element: the form puts its value into it once the list is there.
          key={workUnitName}
          name="plan.workGroupName"
          label="Work Group"
          options={workGroupsOf(lists, workUnitName)}
          hint={workUnitName === '' ? 'Choose a work unit first.' : undefined}
          rules={{ required: 'Work Group is required', onChange: settle }}
        />
        {removed.length > 0 && (
          <Box gridColumn="1 / -1">
            <Notice kind="info" title="Removed, because it does not belong to what is chosen now">
              {removed.join(', ')}
            </Notice>
          </Box>
        )}
        <MultiSelectField
          name="plan.funderNames"
          label="Funders"
          options={fundersOf(lists, workGroupName)}
          hint={workGroupName === '' ? 'Choose a work group first.' : undefined}
        />
        <TextAreaField name="plan.comment" label="Comment" rows={3} />
      </Grid>
    </Card>
  );
}

/** The work unit decides about the work groups, and the work group about the funders. */
function usePlanDependents(lists: Configuration) {
  const { getValues, setValue } = useFormContext<CreationValues>();
  const [workUnitName, workGroupName] = useWatch<CreationValues, ['plan.workUnitName', 'plan.workGroupName']>(
    { name: ['plan.workUnitName', 'plan.workGroupName'] },
  );
  const [removed, setRemoved] = useState<string[]>([]);

  const settle = () => {
    const settled = settlePlan(getValues('plan'), lists);
    setValue('plan.workGroupName', settled.workGroupName, { shouldDirty: true });
    setValue('plan.funderNames', settled.funderNames, { shouldDirty: true });
    setRemoved(settled.removed);
  };
  return { workUnitName, workGroupName, removed, settle };
}
