import { useMemo } from 'react';
import type { Configuration } from 'shared/contract';
import { showUpdateNotice, useDraft } from 'shared/domain';
import { Notice, showNotice, Text } from 'shared/ui';
import { NO_PROBLEMS, EditForm, VersionConflict, type KeptEdit } from '../../form/index.ts';
import { joinedResponse } from '../../plan/form/saving-steps.ts';
import { historyAddress, outcomeAddress } from '../../routing/addresses.ts';
import { DRAFT_EXAMPLE } from '../form/draft-example.ts';
import { sectionsOf } from '../form/outcome-sections.ts';
import { statusOf } from '../form/outcome-status.tsx';
import type { OutcomeValues, StoredOutcome } from '../form/outcome-values.ts';
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
  const draft = useDraft<KeptEdit<OutcomeValues>>(`outcome ${tpo}`, DRAFT_EXAMPLE);
  const { form, stored, base, save, step, conflict, ...report } = useOutcomeForm({
    place: initial.outcome,
    initial,
    onEnd: (end) => {
      if (!isAllSaved(end)) return;
      draft.discard();
      tell(end, historyAddress(address));
    },
  });
  const { outcome } = stored;
  const isStatusKnown = statusOf(outcome) !== undefined;
  const sections = useMemo(
    () => sectionsOf(outcome.outcomeTypeName, isStatusKnown),
    [outcome.outcomeTypeName, isStatusKnown],
  );
  const isBusy = step !== undefined;

  return (
    <>
      <EditForm
        form={form}
        label="Outcome"
        onSubmit={save}
        sections={sections}
        nav={sections}
        problems={conflict ? NO_PROBLEMS : report.problems}
        base={base}
        draft={draft}
        isBusy={isBusy}
        news={
          report.savedTitles.length > 0 && (
            <Notice kind="success">Saved: {report.savedTitles.join(', ')}</Notice>
          )
        }
        note={
          <Text role="status" size="sm" tone="muted">
            {isBusy && `Saving ${step}…`}
          </Text>
        }
      >
        <OutcomeCards stored={stored} plan={plan} mutationErrors={report.mutationErrors} {...view} />
      </EditForm>
      {conflict && (
        <VersionConflict
          conflict={conflict}
          sections={sections}
          base={conflict.base}
          mine={form.getValues()}
          theirs={conflict.theirs}
          onKeep={(merged) => void conflict.keep(merged)}
          onCancel={conflict.dismiss}
          isBusy={isBusy}
        />
      )}
    </>
  );
}

function isAllSaved({ results, readingError }: SaveEnd): boolean {
  return readingError === undefined && results.every(({ state }) => state === 'saved');
}

/** One notice for all parts: several would replace each other (PP-75). */
function tell({ results }: SaveEnd, historyOfOutcome: string): void {
  const responses = results.flatMap((result) =>
    result.state === 'saved' && result.response ? [result.response] : [],
  );
  const response = joinedResponse(responses);
  if (response) showUpdateNotice(response, historyOfOutcome);
  else if (results.length > 0) showNotice({ kind: 'success', title: 'The update was successful.' });
  else showNotice({ kind: 'info', title: 'Nothing has changed.' });
}
