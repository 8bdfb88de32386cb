import { useMemo, type ReactNode } from 'react';
import type { Plan } from 'shared/contract';
import { labelsOf, type PlainField } from 'shared/record-fields';
import { Stack } from 'shared/ui';
import { useFormContext, type FieldValues } from 'shared/ui-forms';
import type { PlanSection, SectionProps } from '../../plan/form/plan-section.ts';
import { PlainFacts } from './plain-facts.tsx';
import { PlainFields } from './plain-fields.tsx';
import type { StoredValues } from './plain-values.ts';
import { lineOfFields } from './section-lines.ts';
import { requiredWhen } from './required-check.ts';

export interface PlainSectionOptions<Field extends PlainField, Values extends FieldValues> {
  id: string;
  title: string;
  fields: readonly Field[];
  /** The record of a plan that contains the fields. */
  recordOf: (plan: Plan) => Readonly<StoredValues<Field>> | undefined;
  /** Stands above the fields, to edit and to read. */
  lead?: ReactNode;
  /** Stands above the fields that are edited. */
  instructions?: ReactNode;
  /** Stands below the fields that are edited. */
  note?: ReactNode;
  /** Whether the required fields must be given now; without it nobody asks. */
  isNeeded?: (values: Values, plan: Plan) => boolean;
}

/** A card of a plan that contains plain fields and nothing else. */
export function plainSection<const Field extends PlainField, Values extends FieldValues = FieldValues>(
  options: PlainSectionOptions<Field, Values>,
): PlanSection {
  const { id, title, fields, recordOf, lead, instructions, note, isNeeded } = options;
  return {
    id,
    title,
    labels: labelsOf(fields),
    Fields: function Fields({ plan }: SectionProps) {
      const checks = useRequiredChecks(fields, plan, isNeeded);
      return (
        <Stack gap="4">
          {lead}
          {instructions}
          <PlainFields section={id} fields={fields} stored={recordOf(plan)} checks={checks} />
          {note}
        </Stack>
      );
    },
    line: (plan) => lineOfFields(fields, recordOf(plan)),
    Facts: ({ plan }: SectionProps) => (
      <Stack gap="4">
        {lead}
        <PlainFacts fields={fields} stored={recordOf(plan)} />
      </Stack>
    ),
  };
}

/** The checks of the required fields, by their names; the same as long as the plan is. */
export function useRequiredChecks<Values extends FieldValues>(
  fields: readonly PlainField[],
  plan: Plan,
  isNeeded: PlainSectionOptions<PlainField, Values>['isNeeded'],
) {
  const { getValues } = useFormContext<Values>();
  return useMemo(() => {
    if (!isNeeded) return undefined;
    const required = fields.filter(({ isRequired }) => isRequired);
    const isNeededNow = () => isNeeded(getValues(), plan);
    return Object.fromEntries(
      required.map(({ name, label }) => [name, requiredWhen(isNeededNow, withoutHint(label))]),
    );
  }, [fields, plan, isNeeded, getValues]);
}

/** A label without the hint in brackets at its end. */
function withoutHint(label: string): string {
  return label.replace(/ \(.*\)$/, '');
}
