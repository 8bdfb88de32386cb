import { ANONYMOUS } from '../../../identity/permissions/caller.ts';
import { UserError } from '../../../platform/http/errors/errors.ts';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import { GENOTYPE_IS_KNOWN } from '../../../catalogue/state-machines/outcome-conditions.ts';
import { CONFIRMED } from '../../../catalogue/state-machines/outcome-machines.ts';
import type { OutcomeRow } from '../outcome-rows.ts';
import { colonyState } from '../outcome-state.ts';

/**
 * Does a change of its mutations take from a confirmed colony what confirming its genotype required (api-2 §9.1, C1)? One
 * that lacked it before loses nothing.
 */
export function losesItsGenotype(before: OutcomeRow, after: OutcomeRow, lists: Lists): boolean {
  const statusId = after.colony?.statusId;
  if (statusId === undefined || lists.status.get(statusId).name !== CONFIRMED) return false;
  return isKnown(before, lists) && !isKnown(after, lists);
}

/** @throws UserError if the change takes from a confirmed colony what confirming its genotype required */
export function requireGenotypeStays(before: OutcomeRow, after: OutcomeRow, lists: Lists): void {
  if (losesItsGenotype(before, after, lists))
    throw new UserError(
      `The genotype of the colony ${after.colony?.name ?? after.tpo} is confirmed, which requires that ` +
        `${GENOTYPE_IS_KNOWN.meaning}. Add what takes its place first, or have the confirmation reversed by the CDA or the DCC.`,
    );
}

function isKnown(row: OutcomeRow, lists: Lists): boolean {
  // The condition is about the colony alone.
  return GENOTYPE_IS_KNOWN.check(colonyState(row, lists), ANONYMOUS).available;
}
