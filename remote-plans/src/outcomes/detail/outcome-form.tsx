import { useMemo } from 'react';
import type { Configuration } from 'shared/contract';
import { showUpdateNotice } from 'shared/domain';
import { EditForm } from 'shared/edit-form';
import { Notice, showNotice, Text } from 'shared/ui';
import { historyAddress, outcomeAddress } from '../../routing/addresses.ts';
import { sectionsOf, statusOf } from '../form/outcome-sections.ts';
import type { StoredOutcome } from '../form/outcome-values.ts';
import type { SaveEnd } from '../save/save-outcome.ts';
import { OutcomeCards } from './outcome-cards.tsx';
import type { OutcomeViewProps } from './outcome-facts.tsx';
import { useOutcomeForm } from './use-outcome-form.ts';

export interface OutcomeFormProps extends Omit<OutcomeViewProps, 'stored'> {
  /** The outcome that editing begins with. */
  initial: StoredOutcome;
  lists: Configuration;
}

/** An outcome as those see it who may change it: one form with all its sections (ui-screens 15). */
export function OutcomeForm({ initial, plan, ...view }: OutcomeFormProps) {
  const { pin, tpo } = initial.outcome;
  const address = outcomeAddress({ tpn: plan.tpn, pin, tpo });
  const { edit, stored, step, savedTitles, mutationErrors } = useOutcomeForm({
    initial,
    onSaved: (end) => showSaved(end, historyAddress(address)),
  });
  const { outcome } = stored;
  const isStatusKnown = statusOf(outcome) !== undefined;
  const sections = useMemo(
    () => sectionsOf(outcome.outcomeTypeName, isStatusKnown),
    [outcome.outcomeTypeName, isStatusKnown],
  );

  return (
    <EditForm
      edit={edit}
      label="Outcome"
      sections={sections}
      nav={sections}
      historyAddress={historyAddress(address)}
      news={savedTitles.length > 0 && <Notice kind="success">Saved: {savedTitles.join(', ')}</Notice>}
      note={
        <Text role="status" size="sm" tone="muted">
          {edit.isBusy && `Saving ${step}…`}
        </Text>
      }
    >
      <OutcomeCards
        outcomeTypeName={outcome.outcomeTypeName}
        stored={stored}
        plan={plan}
        mutationErrors={mutationErrors}
        {...view}
      />
    </EditForm>
  );
}

/** One notice for all parts: several would replace each other (PP-75). */
function showSaved({ results }: SaveEnd, historyOfOutcome: string): void {
  const responses = results.flatMap((result) =>
    result.state === 'saved' && result.response ? [result.response] : [],
  );
  if (responses.length > 0) showUpdateNotice(responses, historyOfOutcome);
  else if (results.length > 0) showNotice({ kind: 'success', title: 'The update was successful.' });
  else showNotice({ kind: 'info', title: 'Nothing has changed.' });
}
