import { useState } from 'react';
import { RemovedNotice } from 'shared/domain';
import { Field, TextInput } from 'shared/ui';
import { SelectField, useFormContext, useWatch } from 'shared/ui-forms';
import { CREATION_LABELS, resolveKind, type PlanCreationValues } from './creation-values.ts';
import { attemptTypesFor, needsStartingPoint, startingPointMember } from './plan-kinds.ts';
import type { Presets } from './presets.ts';
import { startingHint, startingOptions, type StartingOption } from './starting-choices.ts';
import type { CreationFacts } from './use-creation-facts.ts';

export interface KindFieldsProps {
  facts: CreationFacts;
  presets: Presets;
}

/** What the plan is to be, and what it starts from: each list follows from the choices before it (ui-screens 9, PP-30). */
export function KindFields({ facts, presets }: KindFieldsProps) {
  const { typeName, attemptTypeName, removed, resolve } = useKind(facts);
  const attemptTypes = presets.attemptTypeName
    ? [presets.attemptTypeName]
    : attemptTypesFor(typeName, facts.first, facts.lists);
  return (
    <>
      {presets.typeName ? (
        <Field label={CREATION_LABELS.typeName} required>
          <TextInput value={presets.typeName} readOnly />
        </Field>
      ) : (
        <SelectField
          name="plan.typeName"
          label={CREATION_LABELS.typeName}
          options={facts.lists.planTypes}
          rules={{ required: 'Plan Type is required', onChange: resolve }}
        />
      )}
      <SelectField
        // A new list is a new element: the form puts its value into it once the list is there.
        key={typeName}
        name="plan.attemptTypeName"
        label={CREATION_LABELS.attemptTypeName}
        options={attemptTypes}
        blankOption={presets.attemptTypeName ? null : ''}
        hint={typeName === '' ? 'Choose a plan type first.' : undefined}
        rules={{ required: 'Attempt Type is required', onChange: resolve }}
      />
      <RemovedNotice removed={removed} />
      {startingPointMember(typeName, attemptTypeName) && (
        <StartingPointField
          options={startingOptions(facts.outcomes, typeName, attemptTypeName)}
          isRequired={needsStartingPoint(typeName, attemptTypeName)}
        />
      )}
    </>
  );
}

interface StartingPointFieldProps {
  options: readonly StartingOption[];
  isRequired: boolean;
}

function StartingPointField({ options, isRequired }: StartingPointFieldProps) {
  return (
    <SelectField
      name="plan.outcomeTpo"
      label={CREATION_LABELS.outcomeTpo}
      options={options}
      blankOption="Choose an outcome"
      hint={startingHint(options)}
      rules={{ required: isRequired && 'Starting point is required' }}
    />
  );
}

function useKind(facts: CreationFacts) {
  const { getValues, setValue, clearErrors } = useFormContext<PlanCreationValues>();
  const [typeName, attemptTypeName] = useWatch<PlanCreationValues, ['plan.typeName', 'plan.attemptTypeName']>(
    { name: ['plan.typeName', 'plan.attemptTypeName'] },
  );
  const [removed, setRemoved] = useState<string[]>([]);

  const resolve = () => {
    const resolved = resolveKind(getValues('plan'), facts);
    setValue('plan.attemptTypeName', resolved.attemptTypeName, { shouldDirty: true });
    setValue('plan.outcomeTpo', resolved.outcomeTpo, { shouldDirty: true });
    // Of another kind of plan, which may not need it, or take any work unit.
    clearErrors(['plan.outcomeTpo', 'plan.workUnitName']);
    setRemoved(resolved.removed);
  };
  return { typeName, attemptTypeName, removed, resolve };
}
