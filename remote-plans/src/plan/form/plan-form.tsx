import { useCallback, useMemo } from 'react';
import { errorText, type Editable } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Plan } from 'shared/contract';
import { ScreenPart } from 'shared/domain';
import { EditForm, useResourceForm } from 'shared/edit-form';
import { ErrorState, LoadingState } from 'shared/ui';
import type { FieldValues } from 'shared/ui-forms';
import { historyAddress, planAddress } from '../../routing/addresses.ts';
import { PlanCards, usePlanSections, type PlanAppendix } from '../page/plan-cards.tsx';
import type { AttemptForm } from './plan-section.ts';
import { planValuesOf, withLists, type PlanAttempt } from './plan-values.ts';
import { savePlan } from './save-plan.ts';
import { SavingNote } from './saving-note.tsx';

export interface PlanFormProps<AttemptValues extends FieldValues> {
  editable: Editable<Plan>;
  plan: Plan;
  attempt: AttemptForm<AttemptValues>;
  /** What stands between the sections and the button. */
  appendix: PlanAppendix;
  onSaved: (responses: readonly ChangeResponse[]) => void;
}

/** A plan as those see it who may change it: one form with all its sections (ui-screens 10 and 16). */
export function PlanForm<AttemptValues extends FieldValues>({
  attempt,
  ...props
}: PlanFormProps<AttemptValues>) {
  const { configuration, error } = useConfiguration();
  const withTheirLists = useMemo(
    () => configuration && withLists(attempt, configuration),
    [attempt, configuration],
  );
  if (withTheirLists && !props.editable.isRenewing) return <OpenForm {...props} attempt={withTheirLists} />;
  return error ? <ErrorState text={errorText(error)} /> : <LoadingState label="Loading the lists…" />;
}

interface OpenFormProps<AttemptValues extends FieldValues> extends Omit<
  PlanFormProps<AttemptValues>,
  'attempt'
> {
  attempt: PlanAttempt<AttemptValues>;
}

function OpenForm<AttemptValues extends FieldValues>({
  editable,
  plan,
  attempt,
  appendix,
  onSaved,
}: OpenFormProps<AttemptValues>) {
  const { sections, nav } = usePlanSections(attempt, appendix);
  const invalid = attempt.invalidText ? { text: attempt.invalidText, sections: attempt.sections } : undefined;
  const edit = useResourceForm({
    editable,
    current: plan,
    valuesOf: useCallback((stored: Plan) => planValuesOf(stored, attempt), [attempt]),
    save: (values, stored, send) => savePlan(values, stored, attempt, { send, sendNext: editable.saveNext }),
    onSaved,
    draft: { name: `plan ${plan.pin}` },
    step: 'transition',
  });

  return (
    <EditForm
      edit={edit}
      label="Plan"
      sections={sections}
      nav={nav}
      invalid={invalid}
      appendix={
        <ScreenPart title={appendix.title}>
          <appendix.Place plan={plan} />
        </ScreenPart>
      }
      historyAddress={historyAddress(planAddress(plan))}
      note={<SavingNote attempt={attempt} />}
    >
      <PlanCards plan={plan} sections={sections} isEditing />
    </EditForm>
  );
}
