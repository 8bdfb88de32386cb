import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { NO_ATTEMPT, type AttemptState } from '../../catalogue/state-machines/plan-state.ts';
import type { AttemptRow } from './attempt-row.ts';

/** What the machines of plans look at in the attempt (api-2 §7.4). */
export function attemptState(row: AttemptRow | null, lists: Lists): AttemptState {
  switch (row?.kind) {
    case 'crispr':
      return { ...NO_ATTEMPT, crisprAttempt: row };
    case 'es cell':
      return { ...NO_ATTEMPT, esCellAttempt: row };
    case 'es cell allele modification':
    case 'crispr allele modification':
      return {
        ...NO_ATTEMPT,
        alleleModificationAttempt: {
          numberOfCreMatingsSuccessful: row.numberOfCreMatingsSuccessful,
          tatCre: row.tatCre,
          deleterStrainName: lists.strain.nameOf(row.deleterStrainId),
        },
      };
    case 'breeding':
      return { ...NO_ATTEMPT, hasBreedingAttempt: true };
    // The machine of phenotyping plans looks at their stages.
    case 'phenotyping':
    case undefined:
      return NO_ATTEMPT;
  }
}
