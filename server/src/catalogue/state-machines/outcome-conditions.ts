/** The conditions of colonies and specimens (api-2 sections 7.4 and 9.1). */
import { isAllowed } from '../../identity/permissions/policy.ts';
import { AVAILABLE, entering, when, type Condition } from './machine.ts';
import { isAbortion } from './statuses.ts';

/** What the machine looks at in a colony. */
export interface ColonyState {
  /** Of the plan that the colony came out of. */
  attemptTypeName: string;
  mutations: readonly { symbol: string | null; hasOutcomeSequence: boolean }[];
  /** Of the plans that start from the colony. */
  statusesOfPlansStartingHere: readonly string[];
}

/** What the machine looks at in a specimen. */
export interface SpecimenState {
  statusesOfPlansStartingHere: readonly string[];
}

/** Attempt types whose mutations are known by their symbol alone. */
const WITHOUT_SEQUENCES: readonly string[] = ['es cell', 'es cell allele modification'];

/** C1. Every mutation must pass, whatever the words of the note. */
export const GENOTYPE_IS_KNOWN: Condition<ColonyState> = {
  meaning:
    'the colony has mutations, each with a symbol and, unless it is made from es cells, with an outcome sequence',
  needs: entering(
    'its mutations, each with a symbol and, unless it is made from ES cells, a sequence',
    'mutations',
  ),
  check: ({ attemptTypeName, mutations }) => {
    if (mutations.length === 0)
      return refused('The colony must have at least one mutation to move to the Genotype Confirmed state.');
    const allNamed = mutations.every(({ symbol }) => symbol !== null && symbol.trim() !== '');
    if (WITHOUT_SEQUENCES.includes(attemptTypeName))
      return allNamed ? AVAILABLE : refused('All mutation symbols must exist.');
    const allRead = mutations.every(({ hasOutcomeSequence }) => hasOutcomeSequence);
    return allNamed && allRead
      ? AVAILABLE
      : refused('At least one sequence and All mutation symbols must exist.');
  },
};

/** C2. */
export const MAY_REVERSE_CONFIRMATION: Condition<unknown> = {
  meaning: 'the person may reverse a genotype confirmation (CDA or DCC)',
  check: (_state, subject) =>
    isAllowed(subject, 'REVERSE_GENOTYPE_CONFIRMATION', null)
      ? AVAILABLE
      : refused('This can only be executed by CDA or DCC'),
};

/** C3. */
export const COLONY_IS_UNUSED = unused('colony');

/** The same for specimens, which the existing tracker can never abort (S1). */
export const SPECIMEN_IS_UNUSED = unused('specimen');

function unused(outcome: 'colony' | 'specimen'): Condition<SpecimenState> {
  return when(
    `every plan that starts from the ${outcome} is aborted`,
    ({ statusesOfPlansStartingHere }) => statusesOfPlansStartingHere.every(isAbortion),
    `The ${outcome} is used in plans that are not aborted`,
  );
}

function refused(note: string) {
  return { available: false, note };
}
