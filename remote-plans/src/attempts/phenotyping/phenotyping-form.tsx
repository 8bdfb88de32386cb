import { useMemo } from 'react';
import { Heading, Stack, Text } from 'shared/ui';
import { useFormContext } from 'shared/ui-forms';
import type { AttemptForm, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { isUntouched, labelsOf } from '../fields/plain-values.ts';
import { requiredWhen } from '../fields/required-check.ts';
import { StartingPointFacts } from '../starting-point-facts.tsx';
import { PHENOTYPING_FIELDS } from './phenotyping-fields.ts';
import {
  phenotypingInputOf,
  phenotypingValuesOf,
  recordedAttempt,
  type PhenotypingValues,
} from './phenotyping-values.ts';

const LABELS = labelsOf(PHENOTYPING_FIELDS);

/** How a phenotyping attempt is edited (ui-screens 16.1). */
export const phenotypingForm: AttemptForm<PhenotypingValues> = {
  sections: [
    {
      id: 'phenotyping',
      title: 'Phenotyping Attempt Details',
      labels: LABELS,
      Fields: PhenotypingFields,
      Facts: PhenotypingFacts,
    },
  ],
  valuesOf: phenotypingValuesOf,
  inputOf: phenotypingInputOf,
};

/** Reference and strain are required as soon as anything of the attempt is recorded: it cannot be stored without them. */
function PhenotypingFields({ plan }: SectionProps) {
  const { getValues } = useFormContext<PhenotypingValues>();
  const stored = recordedAttempt(plan);
  const checks = useMemo(() => {
    const isNeeded = () =>
      stored !== undefined || !isUntouched(PHENOTYPING_FIELDS, getValues().phenotyping, stored);
    return {
      phenotypingExternalRef: requiredWhen(isNeeded, 'Phenotyping External Reference'),
      phenotypingBackgroundStrainName: requiredWhen(isNeeded, 'Background Strain'),
    };
  }, [getValues, stored]);
  return (
    <Stack gap="5">
      <PlainFields section="phenotyping" fields={PHENOTYPING_FIELDS} stored={stored} checks={checks} />
      <Text size="sm" tone="muted" maxW="prose">
        Reference, background strain and cohort production work unit cannot be changed any more once data were
        submitted to the DCC.
      </Text>
      <StartingPoint plan={plan} />
    </Stack>
  );
}

function PhenotypingFacts({ plan }: SectionProps) {
  return (
    <Stack gap="5">
      <PlainFacts fields={PHENOTYPING_FIELDS} stored={recordedAttempt(plan)} />
      <StartingPoint plan={plan} />
    </Stack>
  );
}

function StartingPoint({ plan }: SectionProps) {
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        Starting Point
      </Heading>
      <StartingPointFacts
        tpn={plan.tpn}
        startingPoint={plan.phenotypingStartingPoint}
        outcomeLabel="Outcome"
      />
    </Stack>
  );
}
