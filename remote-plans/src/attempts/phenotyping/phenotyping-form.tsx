import type { Plan } from 'shared/contract';
import { labelsOf, PHENOTYPING_FIELDS } from 'shared/record-fields';
import { Heading, Stack, Text } from 'shared/ui';
import type { AttemptForm, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { useRequiredChecks } from '../fields/plain-section.tsx';
import { isUntouched } from '../fields/plain-values.ts';
import { StartingPointFacts } from '../starting-point-facts.tsx';
import {
  phenotypingInputOf,
  phenotypingValuesOf,
  recordedAttempt,
  type PhenotypingValues,
} from './phenotyping-values.ts';

/** How a phenotyping attempt is edited (ui-screens 16.1). */
export const phenotypingForm: AttemptForm<PhenotypingValues> = {
  sections: [
    {
      id: 'phenotyping',
      title: 'Phenotyping Attempt Details',
      labels: labelsOf(PHENOTYPING_FIELDS),
      Fields: PhenotypingFields,
      Facts: PhenotypingFacts,
    },
  ],
  valuesOf: phenotypingValuesOf,
  inputOf: phenotypingInputOf,
};

/** Reference and strain are required as soon as anything of the attempt is recorded: it cannot be stored without them. */
function PhenotypingFields({ plan }: SectionProps) {
  const stored = recordedAttempt(plan);
  const checks = useRequiredChecks(PHENOTYPING_FIELDS, plan, isAttemptNeeded);
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

function isAttemptNeeded({ phenotyping }: PhenotypingValues, plan: Plan): boolean {
  const stored = recordedAttempt(plan);
  return stored !== undefined || !isUntouched(PHENOTYPING_FIELDS, phenotyping, stored);
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
