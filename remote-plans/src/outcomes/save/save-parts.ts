import { apiFetch, type OutcomeSaveDelays } from 'shared/api';
import type { Mutation, Outcome } from 'shared/contract';
import { createdId, createOnce, isUnclear, type OpenCreations } from 'shared/domain';
import { outcomePath } from '../../routing/api-paths.ts';
import {
  isUntouchedMutation,
  mutationInput,
  newMutationInput,
  valuesOfMutation,
  type MutationValues,
} from '../../mutations/index.ts';
import { outcomeInput } from '../form/outcome-input.ts';
import { partsOfOutcome, type OutcomeValues, type StoredOutcome } from '../form/outcome-values.ts';
import { mutationPath, mutationsPath, type OutcomePlace } from '../outcome-paths.ts';
import { mutationTitles } from './mutation-titles.ts';
import type { Part, PartResult } from './part-results.ts';
import { saveChange, type ChangeOutcome } from './save-change.ts';

export interface SaveOrder {
  place: OutcomePlace;
  values: OutcomeValues;
  /** What the values are changes of. */
  stored: StoredOutcome;
  /** Left by earlier attempts, and kept up to date. */
  open: OpenCreations;
  /** Seconds to wait after each step that has sent something. */
  pauses: OutcomeSaveDelays;
  wait: (seconds: number) => Promise<void>;
  /** Called with what is being saved. */
  onStep: (title: string) => void;
}

/**
 * Saves what differs from what is stored, part by part, each awaited, in the order of spec part 2 §4: new mutations, changed
 * mutations, the outcome. A part that fails keeps none of the others from being saved, unless the server does not
 * respond at all; then the rest is not sent. Nothing is thrown: each part has its result.
 */
export async function saveParts(order: SaveOrder): Promise<PartResult[]> {
  const [afterCreations, afterChanges, afterOutcome] = order.pauses;
  const titles = mutationTitles(order.values.mutations.rows);
  const results: PartResult[] = [];
  const saveAll = async (jobs: readonly Job[], seconds: number) => {
    for (const job of jobs) results.push(await resultOf(job, results, order.onStep));
    if (jobs.length > 0) await order.wait(seconds);
  };
  await saveAll(creations(order, titles), afterCreations);
  await saveAll(changes(order, titles), afterChanges);
  await saveAll(outcomeChange(order), afterOutcome);
  return results;
}

/** What is to be done for one part. */
interface Job {
  part: Part;
  title: string;
  run: () => Promise<PartResult>;
}

async function resultOf(
  job: Job,
  before: readonly PartResult[],
  onStep: SaveOrder['onStep'],
): Promise<PartResult> {
  const { part, title } = job;
  const silence = before.find((result) => result.state === 'failed' && result.isUnclear);
  if (silence?.state === 'failed')
    return { part, title, state: 'failed', error: silence.error, isUnclear: false };
  onStep(title);
  try {
    return await job.run();
  } catch (error) {
    return { part, title, state: 'failed', error, isUnclear: isUnclear(error) };
  }
}

function creations({ place, values, open }: SaveOrder, titles: Titles): Job[] {
  return values.mutations.rows
    .filter((row) => row.min === null && !isUntouchedMutation(row))
    .map((row) => {
      const named = { part: partOf(row), title: titles.get(row.key) ?? row.key };
      // The key of the mutation in the form is that of the request.
      const run = async (): Promise<PartResult> => {
        const created = await createOnce(mutationsPath(place), row.key, newMutationInput(row), open);
        const { response } = created;
        const min = createdId(response);
        if (!created.isEarlier) return { ...named, storedAs: min, state: 'saved', response };
        return changeEarlier(place, { ...row, min }, { ...named, storedAs: min });
      };
      return { ...named, run };
    });
}

/** What an earlier attempt has stored is brought to its current content. */
async function changeEarlier(
  place: OutcomePlace,
  row: MutationValues,
  named: NamedMutation & { storedAs: string },
): Promise<PartResult> {
  try {
    const before = await apiFetch<Mutation>(mutationPath(place, named.storedAs), { showsRefusal: true });
    return mutationResult(named, await changeOf(place, row, before));
  } catch (error) {
    return { ...named, state: 'failed', error, isUnclear: isUnclear(error) };
  }
}

function changes({ place, values, stored }: SaveOrder, titles: Titles): Job[] {
  return values.mutations.rows.flatMap((row) => {
    const before = stored.mutations.find(({ min }) => min === row.min);
    if (before === undefined || mutationInput(row, before) === null) return [];
    const named = { part: partOf(row), title: titles.get(row.key) ?? row.key };
    return [{ ...named, run: async () => mutationResult(named, await changeOf(place, row, before)) }];
  });
}

function outcomeChange({ place, values, stored: { outcome } }: SaveOrder): Job[] {
  if (outcomeInput(values, outcome) === null) return [];
  const part = { kind: 'outcome' } as const;
  const title = outcome.outcomeTypeName;
  const run = async (): Promise<PartResult> => {
    const ended = await saveChange<Outcome>(`The outcome ${outcome.tpo}`, {
      path: outcomePath(place),
      before: outcome,
      contentOf: contentOfOutcome,
      bodyOf: (current) => outcomeInput(values, current),
    });
    return { part, title, ...ended };
  };
  return [{ part, title, run }];
}

type Titles = ReadonlyMap<string, string>;
type NamedMutation = { part: { kind: 'mutation'; key: string }; title: string };

const partOf = ({ key }: MutationValues) => ({ kind: 'mutation', key }) as const;

function changeOf(
  place: OutcomePlace,
  row: MutationValues,
  before: Mutation,
): Promise<ChangeOutcome<Mutation>> {
  return saveChange<Mutation>(`The mutation ${before.min}`, {
    path: mutationPath(place, before.min),
    before,
    contentOf: (mutation) => valuesOfMutation(mutation),
    bodyOf: (current) => mutationInput(row, current),
  });
}

function mutationResult(named: NamedMutation, ended: ChangeOutcome<Mutation>): PartResult {
  return { ...named, ...ended };
}

/** What people see and edit of an outcome itself; which steps it may take hangs on its mutations. */
export function contentOfOutcome(outcome: Outcome): object {
  return { ...partsOfOutcome(outcome), statusName: (outcome.colony ?? outcome.specimen)?.statusName };
}
