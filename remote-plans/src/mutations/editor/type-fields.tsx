import { useState } from 'react';
import { PART_LABELS } from 'shared/record-fields';
import { MultiSelectField, SelectField, useFormContext, withStored } from 'shared/ui-forms';
import { hasAlleleClass, hasRepairMechanism } from '../attempt-rules.ts';
import type { MutationValues } from '../values/mutation-values.ts';
import type { MutationPartProps } from './part-props.ts';
import { useRequired } from './use-required.ts';

/** What kind of mutation it is: the categorizations depend on the type of the plan's attempt (ui-screens 15.3). */
export function TypeFields(props: MutationPartProps) {
  const { name, plan, stored, lists } = props;
  const { repair_mechanism: mechanisms = [], esc_allele_class: classes = [] } =
    lists.mutationCategorizationsByType;
  return (
    <>
      <SelectField
        name={`${name}.molecularMutationTypeName`}
        label={PART_LABELS.molecularMutationTypeName}
        options={withStored(lists.molecularMutationTypes, stored?.molecularMutationTypeName)}
        {...useRequired('molecularMutationTypeName', props)}
      />
      {hasRepairMechanism(plan.attemptTypeName) && (
        <LastingChoice {...props} part="repairMechanism" options={mechanisms} />
      )}
      {hasAlleleClass(plan.attemptTypeName) && <AlleleClassField {...props} options={classes} />}
      <MultiSelectField
        name={`${name}.alleleCategories`}
        label={PART_LABELS.alleleCategories}
        options={lists.mutationCategorizationsByType.allele_category ?? []}
      />
    </>
  );
}

type ChoiceProps = MutationPartProps & { options: readonly string[] };

function AlleleClassField(props: ChoiceProps) {
  return <LastingChoice {...props} part="alleleClass" {...useRequired('alleleClass', props)} />;
}

interface LastingChoiceProps extends ChoiceProps {
  part: 'repairMechanism' | 'alleleClass';
  isRequired?: boolean;
  rules?: { validate: () => string | true };
}

/** A choice that can be changed but not taken back: it is blank only where nothing is stored yet. */
function LastingChoice({ name, part, options, isRequired, rules }: LastingChoiceProps) {
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const [first] = useState(() => getValues(name)[part]);
  return (
    <SelectField
      name={`${name}.${part}`}
      label={PART_LABELS[part]}
      options={withStored(options, first)}
      blankOption={first === '' ? '' : null}
      {...{ isRequired, rules }}
    />
  );
}
