import { useMemo } from 'react';
import { Stack, Text } from 'shared/ui';
import { useFormContext } from 'shared/ui-forms';
import type { AttemptForm, PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from '../fields/plain-facts.tsx';
import { PlainFields } from '../fields/plain-fields.tsx';
import { isUntouched, labelsOf } from '../fields/plain-values.ts';
import { requiredWhen } from '../fields/required-check.ts';
import { StartingPointFacts } from '../starting-point-facts.tsx';
import { MODIFICATION_FIELDS, type ModificationKind } from './modification-fields.ts';
import {
  modificationInputOf,
  modificationOf,
  modificationValuesOf,
  originOf,
  type ModificationValues,
} from './modification-values.ts';

/** How the modification of an allele is edited: where the allele comes from, and what is done to it (ui-screens 13). */
export function alleleModificationForm(kind: ModificationKind): AttemptForm<ModificationValues> {
  return FORMS[kind];
}

const FORMS: Record<ModificationKind, AttemptForm<ModificationValues>> = {
  'es cell': formOf('es cell', 'esCellAlleleModAttemptForm fields are invalid'),
  crispr: formOf('crispr', 'crisprAlleleModAttemptForm fields are invalid'),
};

function formOf(kind: ModificationKind, invalidText: string): AttemptForm<ModificationValues> {
  return {
    sections: [originSection(kind), detailsSection(kind)],
    invalidText,
    valuesOf: (plan) => modificationValuesOf(plan, kind),
    inputOf: (values, plan) => modificationInputOf(values, plan, kind),
  };
}

/** Nobody can change where a plan started from, so that both views are one. */
function originSection(kind: ModificationKind): PlanSection {
  const Origin = ({ plan }: SectionProps) => (
    <StartingPointFacts tpn={plan.tpn} startingPoint={originOf(plan, kind)} outcomeLabel="Original outcome" />
  );
  return {
    id: 'originalAllele',
    title: 'Original Allele Details',
    labels: {},
    Fields: Origin,
    Facts: Origin,
  };
}

function detailsSection(kind: ModificationKind): PlanSection {
  const fields = MODIFICATION_FIELDS[kind];
  return {
    id: 'alleleModification',
    title: 'Allele Modification Details',
    labels: labelsOf(fields),
    Fields: ({ plan }) => <ModificationFields plan={plan} kind={kind} />,
    Facts: ({ plan }) => <PlainFacts fields={fields} stored={modificationOf(plan, kind)} />,
  };
}

/** The reference is required as soon as anything of the attempt is recorded: the server asks for it with each change. */
function ModificationFields({ plan, kind }: SectionProps & { kind: ModificationKind }) {
  const { getValues } = useFormContext<ModificationValues>();
  const fields = MODIFICATION_FIELDS[kind];
  const stored = modificationOf(plan, kind);
  const checks = useMemo(() => {
    const isNeeded = () =>
      stored !== undefined || !isUntouched(fields, getValues().alleleModification, stored);
    return { modificationExternalRef: requiredWhen(isNeeded, fields[0].label) };
  }, [fields, getValues, stored]);
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted" maxW="prose">
        Save in this order: the external reference; the step to “Mouse Allele Modification Registered”; a
        deleter strain or TAT-Cre; the successful matings. The status moves on by itself with the next
        updates.
      </Text>
      <PlainFields section="alleleModification" fields={fields} stored={stored} checks={checks} />
    </Stack>
  );
}
