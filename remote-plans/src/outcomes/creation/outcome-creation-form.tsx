import { useState, type ReactNode } from 'react';
import type { Configuration, Plan } from 'shared/contract';
import { useDraft } from 'shared/domain';
import { Navigate } from 'shared/router';
import { showNotice } from 'shared/ui';
import { useForm, useWatch } from 'shared/ui-forms';
import { EditForm, type KeptEdit } from '../../form/index.ts';
import { outcomeAddress } from '../../routing/addresses.ts';
import { DRAFT_EXAMPLE } from '../form/draft-example.ts';
import { sectionsOf } from '../form/outcome-sections.ts';
import { EMPTY_OUTCOME, type OutcomeValues } from '../form/outcome-values.ts';
import { NewOutcomeCards } from './new-outcome-cards.tsx';
import { useCreateOutcome } from './use-create-outcome.ts';

export interface OutcomeCreationFormProps {
  plan: Plan;
  lists: Configuration;
  geneSymbol: string | undefined;
  /** Why no outcome can be added now, in the place of the form. */
  refusal: ReactNode;
}

/** A new outcome of a plan (ui-screens 15). */
export function OutcomeCreationForm({ refusal, ...context }: OutcomeCreationFormProps) {
  const { tpn, pin } = context.plan;
  // A plan that has got its one outcome takes no other, but the form that made it still has to lead there.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && refusal === null) setOpen(true);
  const form = useForm<OutcomeValues>({
    defaultValues: EMPTY_OUTCOME,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useDraft<KeptEdit<OutcomeValues>>(`outcome of ${pin}`, DRAFT_EXAMPLE);
  const { create, isBusy, problems, tpo } = useCreateOutcome(pin, () => {
    draft.discard();
    showNotice({ kind: 'success', title: 'The outcome was created.' });
  });
  const outcomeTypeName = useWatch({ control: form.control, name: 'outcome.outcomeTypeName' });
  const sections = sectionsOf(outcomeTypeName, false);

  if (tpo !== undefined) return <Navigate to={outcomeAddress({ tpn, pin, tpo })} replace />;
  if (!isOpen) return refusal;
  return (
    <EditForm
      form={form}
      label="Outcome"
      onSubmit={create}
      sections={sections}
      nav={sections}
      problems={problems}
      base={EMPTY_OUTCOME}
      draft={draft}
      isBusy={isBusy}
      submitText="Create"
      busyText="Creating…"
      obstacle={outcomeTypeName === '' ? 'Choose a type first.' : undefined}
    >
      <NewOutcomeCards outcomeTypeName={outcomeTypeName} {...context} />
    </EditForm>
  );
}
