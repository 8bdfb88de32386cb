import type { ReactNode } from 'react';
import type { Plan } from 'shared/contract';
import { Stack } from 'shared/ui';
import type { PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from './plain-facts.tsx';
import type { PlainField, StoredValues } from './plain-field.ts';
import { PlainFields } from './plain-fields.tsx';
import { labelsOf } from './plain-values.ts';

export interface PlainSectionOptions<Field extends PlainField> {
  id: string;
  title: string;
  fields: readonly Field[];
  /** The record of a plan that holds the fields. */
  recordOf: (plan: Plan) => Readonly<StoredValues<Field>> | undefined;
  /** Stands above the fields, to edit and to read. */
  lead?: ReactNode;
}

/** A card of a plan that holds plain fields and nothing else. */
export function plainSection<const Field extends PlainField>(
  options: PlainSectionOptions<Field>,
): PlanSection {
  const { id, title, fields, recordOf, lead } = options;
  return {
    id,
    title,
    labels: labelsOf(fields),
    Fields: ({ plan }: SectionProps) => (
      <Stack gap="4">
        {lead}
        <PlainFields section={id} fields={fields} stored={recordOf(plan)} />
      </Stack>
    ),
    Facts: ({ plan }: SectionProps) => (
      <Stack gap="4">
        {lead}
        <PlainFacts fields={fields} stored={recordOf(plan)} />
      </Stack>
    ),
  };
}
