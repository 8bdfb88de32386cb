import { valuesOfOutcome, type OutcomeValues } from '../../form/outcome-values.ts';
import { serveOutcome } from '../../testing/outcome-server.ts';
import { aMutation, anOutcome, PIN, TPO } from '../../testing/outcomes.ts';
import { saveOutcome, type SaveEnd, type Saving } from '../save-outcome.ts';

export const FIRST = 'MIN:000000000555';
export const SECOND = 'MIN:000000000556';
export const MUTATIONS = [aMutation(), aMutation({ id: 556, min: SECOND, symbol: 'Zfp999<em2(IMPC)J>' })];

export const OPTIONS = {
  place: { pin: PIN, tpo: TPO },
  pauses: [0, 0, 0],
  wait: () => Promise.resolve(),
  onStep: () => undefined,
} as const;

/** One person's work on an outcome with two mutations, without its page: what they have typed, and what becomes of it. */
export function beginWork(change: (values: OutcomeValues) => OutcomeValues) {
  const stored = { outcome: anOutcome(), mutations: MUTATIONS };
  const server = serveOutcome(stored);
  let saving: Saving = { stored, open: new Map() };
  let values = change(valuesOfOutcome(stored));
  return {
    server,
    values: () => values,
    type: (more: (values: OutcomeValues) => OutcomeValues) => {
      values = more(values);
    },
    save: async (): Promise<SaveEnd> => {
      const end = await saveOutcome(saving, values, OPTIONS);
      saving = end.saving;
      values = end.base?.values ?? values;
      return end;
    },
  };
}
