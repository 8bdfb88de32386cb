import type { ReactNode } from 'react';
import type { CrisprAttempt } from 'shared/contract';
import { Term } from 'shared/domain';
import {
  ALLELE_SCREEN_FIELDS,
  ASSAY_FIELDS,
  BREEDING_FIELDS,
  CRISPR_TITLES,
  DONOR_INSERTION_FIELDS,
  labelsOf,
  LITTER_FIELDS,
  RESULT_FIELDS,
  type PlainField,
} from 'shared/record-fields';
import { Box, Heading, Stack, Text } from 'shared/ui';
import type { PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { lineOfFields } from '../fields/section-lines.ts';
import { LitterNote } from './litter-note.tsx';

/** ui-screens 11.9. */
export const assaySection: PlanSection = {
  id: 'assay',
  title: CRISPR_TITLES.assay,
  labels: labelsOf(ASSAY_FIELDS),
  line: ({ crisprAttempt }) => lineOfFields(ASSAY_FIELDS, crisprAttempt?.assay ?? undefined),
  // Pups are born of embryos.
  isLater: ({ crisprAttempt }) => !hasEmbryos(crisprAttempt),
  Fields: ({ plan }) => (
    <Stack gap="4">
      <AssayCard part={(fields) => <AssayFields plan={plan} fields={fields} />} />
      <LitterNote />
    </Stack>
  ),
  Facts: ({ plan }) => (
    <AssayCard
      part={(fields) => <PlainFacts fields={fields} stored={plan.crisprAttempt?.assay ?? undefined} />}
    />
  ),
};

function hasEmbryos(attempt: CrisprAttempt | undefined): boolean {
  return Boolean(attempt?.totalEmbryosInjected) || Boolean(attempt?.totalEmbryosSurvived);
}

type AssayField = (typeof ASSAY_FIELDS)[number];

function AssayFields({ plan, fields }: SectionProps & { fields: readonly PlainField[] }) {
  return <PlainFields section="assay" fields={fields} stored={plan.crisprAttempt?.assay ?? undefined} />;
}

/** The parts of the card, to edit as to read. */
function AssayCard({ part }: { part: (fields: readonly AssayField[]) => ReactNode }) {
  return (
    <Stack gap="5">
      <Text size="sm" tone="muted">
        <Term name="G0" />: founder generation · NHEJ, HR, HDR: repair by non-homologous end joining,
        homologous recombination, homology-directed repair
      </Text>
      {part(LITTER_FIELDS)}
      <Group title="G0 Assay Results (Leave fields blank if not tested in your G0 screen)">
        {part(RESULT_FIELDS)}
        <Group title="G0 Allele Screen Details">{part(ALLELE_SCREEN_FIELDS)}</Group>
        <Group title="G0 Donor Insertion Details">{part(DONOR_INSERTION_FIELDS)}</Group>
      </Group>
      {part(BREEDING_FIELDS)}
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="fieldset" minW="0" borderWidth="1px" borderColor="border" borderRadius="md" px="4" pt="1" pb="4">
      <Heading as="legend" size="sm" px="1">
        {title}
      </Heading>
      <Stack gap="4" pt="2">
        {children}
      </Stack>
    </Box>
  );
}
