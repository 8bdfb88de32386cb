import { useMemo } from 'react';
import { useFormContext } from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { labelsOf } from '../fields/plain-values.ts';
import { requiredWhen } from '../fields/required-check.ts';
import { DETAILS_FIELDS } from './crispr-fields.ts';
import { isCrisprUntouched, type CrisprValues } from './crispr-values.ts';

/** ui-screens 11.1. */
export const crisprDetails: PlanSection = {
  id: 'crisprDetails',
  title: 'Crispr Attempt Details',
  labels: labelsOf(DETAILS_FIELDS),
  Fields: DetailsFields,
  Facts: ({ plan }) => <PlainFacts fields={DETAILS_FIELDS} stored={plan.crisprAttempt} />,
};

/** The reference is required as soon as anything of the attempt is recorded (spec part 2 §5). */
function DetailsFields({ plan }: SectionProps) {
  const { getValues } = useFormContext<CrisprValues>();
  const checks = useMemo(
    () => ({
      attemptExternalRef: requiredWhen(() => !isCrisprUntouched(getValues(), plan), 'MI external Ref'),
    }),
    [getValues, plan],
  );
  return <PlainFields section="crisprDetails" fields={DETAILS_FIELDS} checks={checks} />;
}
