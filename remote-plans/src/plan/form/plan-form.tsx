import { useMemo } from 'react';
import { errorText, type Editable } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { ChangeResponse, Plan } from 'shared/contract';
import { useDraft } from 'shared/domain';
import { ErrorState, LoadingState } from 'shared/ui';
import type { FieldValues } from 'shared/ui-forms';
import { EditForm, NO_PROBLEMS, VersionConflict, type KeptEdit } from '../../form/index.ts';
import { PlanCards } from '../page/plan-cards.tsx';
import { navSections, type PlanAppendix } from '../page/plan-appendix.ts';
import { PLAN_SECTIONS } from '../page/plan-sections.ts';
import type { AttemptForm } from './plan-section.ts';
import { NO_STEP, planValuesOf, withLists, type PlanAttempt, type PlanValues } from './plan-values.ts';
import { SavingNote } from './saving-note.tsx';
import { usePlanForm } from './use-plan-form.ts';

export interface PlanFormProps<AttemptValues extends FieldValues> {
  editable: Editable<Plan>;
  plan: Plan;
  attempt: AttemptForm<AttemptValues>;
  /** What stands between the sections and the button. */
  appendix: PlanAppendix;
  onSaved: (response: ChangeResponse) => void;
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
  const stored = useMemo(() => planValuesOf(plan, attempt), [plan, attempt]);
  const sections = useMemo(() => [...PLAN_SECTIONS, ...attempt.sections], [attempt]);
  const nav = useMemo(() => navSections(sections, appendix), [sections, appendix]);
  const invalid = attempt.invalidText ? { text: attempt.invalidText, sections: attempt.sections } : undefined;
  const draft = useDraft<KeptEdit<PlanValues<AttemptValues>>>(`plan ${plan.pin}`, {
    base: stored,
    mine: stored,
  });
  const { form, save, keep, isBusy, problems } = usePlanForm({
    editable,
    plan,
    attempt,
    stored,
    onSaved: (response) => {
      draft.discard();
      onSaved(response);
    },
  });
  const { conflict } = editable;

  return (
    <>
      <EditForm
        form={form}
        label="Plan"
        onSubmit={save}
        sections={sections}
        nav={nav}
        problems={conflict ? NO_PROBLEMS : problems}
        invalid={invalid}
        base={stored}
        draft={draft}
        withoutPassing={(values) => ({ ...values, transition: NO_STEP })}
        isBusy={isBusy}
        appendix={<appendix.Place plan={plan} />}
        note={<SavingNote attempt={attempt} />}
      >
        <PlanCards plan={plan} sections={sections} isEditing />
      </EditForm>
      {conflict && (
        <VersionConflict
          conflict={conflict}
          sections={sections}
          base={stored}
          mine={form.getValues()}
          theirs={planValuesOf(conflict.theirs, attempt)}
          onKeep={(merged) => void keep(merged)}
          onCancel={conflict.dismiss}
          isBusy={isBusy}
          error={problems[0]?.error}
        />
      )}
    </>
  );
}
