import { useMemo, useState } from 'react';
import { mutateResource, siteConfiguration } from 'shared/api';
import { useForm, type UseFormReturn } from 'shared/ui-forms';
import type { SaveProblem } from '../../form/index.ts';
import { outcomePath, planPath } from '../../routing/api-paths.ts';
import { valuesOfOutcome, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import {
  canCreateOutcomePath,
  mutationsPath,
  outcomesPath,
  planMutationsPath,
  type OutcomePlace,
} from '../outcome-paths.ts';
import { openConflict, type OpenConflict } from '../save/conflicts.ts';
import type { NewBase } from '../save/rebase.ts';
import { saveOutcome, type SaveEnd, type Saving } from '../save/save-outcome.ts';
import { mutationErrors, NO_REPORT, savedTitles, saveProblems } from '../save/save-problems.ts';

/** The form of an outcome: its values, and how saving them goes. */
export interface OutcomeFormState {
  form: UseFormReturn<OutcomeValues>;
  /** What the values are changes of. */
  stored: StoredOutcome;
  /** The values of that; the same object as long as it is the same. */
  base: OutcomeValues;
  save: (values: OutcomeValues) => Promise<void>;
  /** What is being saved right now. */
  step: string | undefined;
  problems: readonly SaveProblem[];
  mutationErrors: Readonly<Record<string, string>>;
  /** What was saved although other parts were not. */
  savedTitles: readonly string[];
  conflict:
    (OpenConflict & { keep: (merged: OutcomeValues) => Promise<void>; dismiss: () => void }) | undefined;
}

export interface OutcomeFormOptions {
  place: OutcomePlace;
  /** The outcome as it was read. */
  initial: StoredOutcome;
  /** An attempt to save has ended. */
  onEnd: (end: SaveEnd) => void;
}

/**
 * Edits an outcome with its mutations and saves them (ui-screens 15.10). Nothing typed is ever lost: parts that could not be
 * saved stay in the form as they are, and the next save sends only them.
 */
export function useOutcomeForm({ place, initial, onEnd }: OutcomeFormOptions): OutcomeFormState {
  const [saving, setSaving] = useState<Saving>(() => ({ stored: initial, open: new Map() }));
  const base = useMemo(() => valuesOfOutcome(saving.stored), [saving.stored]);
  const [first] = useState(base);
  const form = useForm<OutcomeValues>({ defaultValues: first, mode: 'onTouched', shouldFocusError: false });
  const [step, setStep] = useState<string>();
  const [report, setReport] = useState(NO_REPORT);
  const [isSettling, setSettling] = useState(false);

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
    setSettling(end.results.some(({ state }) => state === 'conflict'));
    setStep(undefined);
    void readDependants(place);
    onEnd(end);
  };

  const problems = useMemo(() => saveProblems(report, form.getValues('mutations.rows')), [report, form]);
  const errors = useMemo(() => mutationErrors(report), [report]);
  const conflict = useMemo(
    () => (isSettling ? openConflict(report.results, saving.stored) : undefined),
    [isSettling, report, saving.stored],
  );
  const keep = async (merged: OutcomeValues, { theirs, theirsStored }: OpenConflict) => {
    show(form, { defaults: theirs, values: merged });
    await run({ ...saving, stored: theirsStored }, merged);
  };

  return {
    form,
    stored: saving.stored,
    base,
    save: (values) => run(saving, values),
    step,
    problems,
    mutationErrors: errors,
    savedTitles: problems.length > 0 ? savedTitles(report) : [],
    conflict: conflict && {
      ...conflict,
      keep: (merged) => keep(merged, conflict),
      dismiss: () => setSettling(false),
    },
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
