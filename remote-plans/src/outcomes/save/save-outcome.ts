import { apiFetch } from 'shared/api';
import type { MutationList, Outcome } from 'shared/contract';
import type { OpenCreations } from 'shared/domain';
import { isSame } from 'shared/edit-form';
import { outcomePath } from '../../routing/api-paths.ts';
import type { OutcomeValues, StoredOutcome } from '../form/outcome-values.ts';
import { mutationsPath, type OutcomePlace } from '../outcome-paths.ts';
import type { PartResult } from './part-results.ts';
import { rebase, type NewBase } from './rebase.ts';
import { saveParts, type SaveOrder } from './save-parts.ts';
import { resolveResults } from './resolve-results.ts';

/** Where saving stands between two attempts. */
export interface Saving {
  /** What the values of the form are changes of. */
  stored: StoredOutcome;
  open: OpenCreations;
  /** What the last attempt did, when the outcome could not be read after it. */
  unread?: { results: readonly PartResult[]; sent: OutcomeValues };
}

/** How an attempt ended. */
export interface SaveEnd {
  saving: Saving;
  results: readonly PartResult[];
  /** Where editing goes on; undefined when the form stays as it is, because the outcome could not be read. */
  base?: NewBase;
  readingError?: unknown;
}

/** Whether nothing is left to save, and what is stored is known. */
export function isAllSaved({ results, readingError }: SaveEnd): boolean {
  return readingError === undefined && results.every(isSaved);
}

export type SaveOptions = Pick<SaveOrder, 'place' | 'pauses' | 'wait' | 'onStep'>;

/**
 * Saves an outcome with its mutations and reads it again (spec part 2 §4, ui-screens 15.10; PP-02, PP-04). Nothing is thrown.
 * An attempt after which the outcome could not be read is brought to its end first: what it did must be known before anything
 * is sent again.
 */
export async function saveOutcome(
  saving: Saving,
  typed: OutcomeValues,
  options: SaveOptions,
): Promise<SaveEnd> {
  if (saving.unread) {
    const end = await readAgain({ ...saving, ...saving.unread }, typed, options);
    if (end.base === undefined || isSame(end.base.values, end.base.defaults)) return end;
    const next = await saveOutcome(end.saving, end.base.values, options);
    return { ...next, results: [...end.results.filter(isSaved), ...next.results] };
  }
  const { stored, open } = saving;
  const results = await saveParts({ ...options, values: typed, stored, open });
  return readAgain({ ...saving, results, sent: typed }, typed, options);
}

const isSaved = ({ state }: PartResult) => state === 'saved';

/** An attempt that has sent what it had to send. */
interface Attempt extends Saving {
  results: readonly PartResult[];
  sent: OutcomeValues;
}

async function readAgain(
  { results, sent, stored: before, open }: Attempt,
  typed: OutcomeValues,
  { place }: SaveOptions,
): Promise<SaveEnd> {
  try {
    const now = await readStored(place);
    const known = resolveResults(results, { sent, before, now });
    const base = rebase({ results: known, sent, typed, before, now });
    return { saving: { stored: base.stored, open }, results: known, base };
  } catch (readingError) {
    return { saving: { stored: before, open, unread: { results, sent } }, results, readingError };
  }
}

/** Reads an outcome with its mutations; one without mutations has no list of them (PP-04). */
export async function readStored(place: OutcomePlace): Promise<StoredOutcome> {
  const [outcome, list] = await Promise.all([
    apiFetch<Outcome>(outcomePath(place), { showsRefusal: true }),
    apiFetch<MutationList>(mutationsPath(place), { showsRefusal: true }),
  ]);
  return { outcome, mutations: list._embedded?.mutations ?? [] };
}
