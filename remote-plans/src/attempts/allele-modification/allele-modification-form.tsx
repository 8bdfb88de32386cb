import { MODIFICATION_FIELDS, type ModificationKind } from 'shared/record-fields';
import { Text } from 'shared/ui';
import type { AttemptForm, PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { plainSection } from '../fields/plain-section.tsx';
import { isUntouched } from '../fields/plain-values.ts';
import { StartingPointFacts } from '../starting-point-facts.tsx';
import {
  modificationInputOf,
  modificationOf,
  modificationValuesOf,
  originOf,
  type ModificationValues,
} from './modification-values.ts';

/** How the modification of an allele is edited: where the allele comes from, and what is done to it (ui-screens 13). */
export const ALLELE_MODIFICATION_FORMS: Record<ModificationKind, AttemptForm<ModificationValues>> = {
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

/** The reference is required as soon as anything of the attempt is recorded: the server asks for it with each change. */
function detailsSection(kind: ModificationKind): PlanSection {
  const fields = MODIFICATION_FIELDS[kind];
  return plainSection({
    id: 'alleleModification',
    title: 'Allele Modification Details',
    fields,
    recordOf: (plan) => modificationOf(plan, kind),
    instructions: (
      <Text size="sm" tone="muted" maxW="prose">
        Save in this order: the external reference; the step to “Mouse Allele Modification Registered”; a
        deleter strain or TAT-Cre; the successful matings. The status moves on by itself with the next
        updates.
      </Text>
    ),
    isNeeded: (values: ModificationValues, plan) => {
      const stored = modificationOf(plan, kind);
      return stored !== undefined || !isUntouched(fields, values.alleleModification, stored);
    },
  });
}
