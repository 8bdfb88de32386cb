import { useMemo, useState } from 'react';
import { mutateResource, siteConfiguration } from 'shared/api';
import { useDraft } from 'shared/domain';
import { LONG_FORM, NO_PROBLEMS, type FormEdit } from 'shared/edit-form';
import { useFilledForm, type UseFormReturn } from 'shared/ui-forms';
import { outcomePath, planPath } from '../../routing/api-paths.ts';
import {
  DRAFT_EXAMPLE,
  valuesOfOutcome,
  type OutcomeValues,
  type StoredOutcome,
} from '../form/outcome-values.ts';
import {
  canCreateOutcomePath,
  mutationsPath,
  outcomesPath,
  planMutationsPath,
  type OutcomePlace,
} from '../outcome-paths.ts';
import { openConflict, type OpenConflict } from '../save/conflicts.ts';
import type { NewBase } from '../save/rebase.ts';
import { isAllSaved, saveOutcome, type SaveEnd, type Saving } from '../save/save-outcome.ts';
import { mutationErrors, NO_REPORT, savedTitles, saveProblems } from '../save/save-problems.ts';

/** The form of an outcome: an edit that is saved in several parts. */
export interface OutcomeFormState {
  edit: FormEdit<OutcomeValues>;
  /** What the values are changes of. */
  stored: StoredOutcome;
  /** What is being saved right now. */
  step: string | undefined;
  mutationErrors: Readonly<Record<string, string>>;
  /** What was saved although other parts were not. */
  savedTitles: readonly string[];
}

export interface OutcomeFormOptions {
  /** The outcome as it was read. */
  initial: StoredOutcome;
  /** Everything is saved. */
  onSaved: (end: SaveEnd) => void;
}

/**
 * Edits an outcome with its mutations and saves them (ui-screens 15.10). Nothing typed is ever lost: parts that could not be
 * saved stay in the form as they are, and the next save sends only them.
 */
export function useOutcomeForm({ initial, onSaved }: OutcomeFormOptions): OutcomeFormState {
  const place = initial.outcome;
  const [saving, setSaving] = useState<Saving>(() => ({ stored: initial, open: new Map() }));
  const base = useMemo(() => valuesOfOutcome(saving.stored), [saving.stored]);
  const form = useFilledForm<OutcomeValues>(base, LONG_FORM);
  const draft = useDraft(`outcome ${place.tpo}`, { base: DRAFT_EXAMPLE, mine: DRAFT_EXAMPLE });
  const [step, setStep] = useState<string>();
  const [report, setReport] = useState(NO_REPORT);
  const [isResolving, setResolving] = useState(false);

  const run = async (from: Saving, values: OutcomeValues) => {
    setReport(NO_REPORT);
    setStep('the changes');
    const end = await saveOutcome(from, values, {
      place,
      pauses: siteConfiguration().outcomeSaveDelays,
      wait,
      onStep: setStep,
    });
    if (end.base) show(form, end.base);
    setSaving(end.saving);
    setReport(end);
    setResolving(end.results.some(({ state }) => state === 'conflict'));
    setStep(undefined);
    void readDependants(place);
    if (!isAllSaved(end)) return;
    draft.discard();
    onSaved(end);
  };

  const problems = useMemo(() => saveProblems(report, form.getValues('mutations.rows')), [report, form]);
  const errors = useMemo(() => mutationErrors(report), [report]);
  const conflict = useMemo(
    () => (isResolving ? openConflict(report.results, saving.stored) : undefined),
    [isResolving, report, saving.stored],
  );
  const resolve = async (merged: OutcomeValues, { theirs, theirsStored }: OpenConflict) => {
    show(form, { defaults: theirs, values: merged });
    await run({ ...saving, stored: theirsStored }, merged);
  };

  return {
    edit: {
      form,
      base,
      draft,
      save: (values) => run(saving, values),
      isBusy: step !== undefined,
      // The conflict is a problem too, which its dialog shows.
      problems: conflict ? NO_PROBLEMS : problems,
      conflict: conflict && {
        ...conflict,
        resolve: (merged) => resolve(merged, conflict),
        dismiss: () => setResolving(false),
      },
    },
    stored: saving.stored,
    step,
    mutationErrors: errors,
    savedTitles: problems.length > 0 ? savedTitles(report) : [],
  };
}

/** Puts what is stored into the form, and over it what is not stored yet. */
function show(
  { reset }: Pick<UseFormReturn<OutcomeValues>, 'reset'>,
  { defaults, values }: Pick<NewBase, 'defaults' | 'values'>,
): void {
  reset(defaults);
  reset(values, { keepDefaultValues: true });
}

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

/** Other screens show the outcome, its status and its mutations too. */
async function readDependants(place: OutcomePlace): Promise<void> {
  const path = outcomePath(place);
  await mutateResource(
    path,
    mutationsPath(place),
    `${path}/history`,
    outcomesPath(place.pin),
    planMutationsPath(place.pin),
    planPath(place.pin),
    canCreateOutcomePath(place.pin),
  );
}
