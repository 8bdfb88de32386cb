import { useMemo } from 'react';
import { ES_CELL_DETAILS_FIELDS, ES_CELL_NAME, labelsOf } from 'shared/record-fields';
import { Stack } from 'shared/ui';
import { useFormContext } from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { DayNote } from '../fields/injection-notes.tsx';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { lineOfFields } from '../fields/section-lines.ts';
import { requiredWhen } from '../fields/required-check.ts';
import { EsCellNameField } from './es-cell-name-field.tsx';
import { isEsCellUntouched, NAME_AND_DETAILS, type EsCellValues } from './es-cell-values.ts';

/** ui-screens 12.1. */
export const esCellDetails: PlanSection = {
  id: 'esCellDetails',
  title: 'ES Cell Attempt Details',
  labels: labelsOf(NAME_AND_DETAILS),
  line: (plan) => lineOfFields(NAME_AND_DETAILS, plan.esCellAttempt),
  Fields: DetailsFields,
  Facts: ({ plan }) => <PlainFacts fields={NAME_AND_DETAILS} stored={plan.esCellAttempt} />,
};

/** Name and reference are required as soon as anything of the attempt is recorded (spec part 2 §5). */
function DetailsFields({ plan: { esCellAttempt: stored } }: SectionProps) {
  const { getValues } = useFormContext<EsCellValues>();
  const checks = useMemo(() => {
    const isNeeded = () => !isEsCellUntouched(getValues(), stored);
    return {
      esCellName: requiredWhen(isNeeded, ES_CELL_NAME.label),
      attemptExternalRef: requiredWhen(isNeeded, 'MI external Ref'),
    };
  }, [getValues, stored]);
  return (
    <Stack gap="4">
      <EsCellNameField storedName={stored?.esCellName} check={checks.esCellName} />
      <PlainFields section="esCellDetails" fields={ES_CELL_DETAILS_FIELDS} checks={checks} />
      <DayNote name="esCellDetails.miDate" />
    </Stack>
  );
}
