import { ALWAYS } from '../machine.ts';
import * as conditions from '../outcome-conditions.ts';
import { forEverybody, forPeople, type Cases } from './cases.ts';

/** A crispr colony of which nothing is known. */
export const NEW_COLONY: conditions.ColonyState = {
  attemptTypeName: 'crispr',
  mutations: [],
  statusesOfPlansStartingHere: [],
};

const WHOLE = { symbol: 'Abc1<em1(IMPC)J>', hasOutcomeSequence: true };
const UNREAD = { ...WHOLE, hasOutcomeSequence: false };
const NAMELESS = { symbol: null, hasOutcomeSequence: true };
const BLANK = { symbol: '', hasOutcomeSequence: true };

const colony = (
  title: string,
  attemptTypeName: string,
  ...mutations: conditions.ColonyState['mutations']
) => ({
  title: `${title}, ${attemptTypeName}`,
  state: { ...NEW_COLONY, attemptTypeName, mutations },
});

const BY_ES_CELL = ['es cell', 'es cell allele modification'];
const BY_OTHERS = ['crispr', 'haplo-essential crispr', 'crispr allele modification', 'breeding'];

const NO_MUTATION = 'The colony must have at least one mutation to move to the Genotype Confirmed state.';
const NO_SYMBOL = 'All mutation symbols must exist.';
const INCOMPLETE = 'At least one sequence and All mutation symbols must exist.';

const using = (title: string, ...statusesOfPlansStartingHere: string[]) => ({
  title,
  state: { ...NEW_COLONY, statusesOfPlansStartingHere },
});

const unused = (condition: Cases<conditions.ColonyState>['condition'], note: string) => ({
  condition,
  met: [using('no plan'), using('aborted plans', 'Plan Abandoned', 'Phenotyping Plan Aborted')],
  unmet: [{ ...using('a plan that is not aborted', 'Plan Abandoned', 'Plan Created'), note }],
});

/** Every condition of the machines of colonies and specimens. */
export const OUTCOME_CASES: readonly Cases<conditions.ColonyState>[] = [
  forEverybody<conditions.ColonyState>(ALWAYS, NEW_COLONY),
  {
    condition: conditions.GENOTYPE_IS_KNOWN,
    met: [
      ...BY_ES_CELL.map((type) => colony('symbols alone', type, WHOLE, UNREAD)),
      ...BY_OTHERS.map((type) => colony('symbols and sequences', type, WHOLE, WHOLE)),
    ],
    unmet: [
      ...[...BY_ES_CELL, ...BY_OTHERS].map((type) => ({ ...colony('no mutation', type), note: NO_MUTATION })),
      ...BY_ES_CELL.flatMap((type) => [
        { ...colony('a mutation without symbol', type, WHOLE, NAMELESS), note: NO_SYMBOL },
        { ...colony('a mutation with an empty symbol', type, BLANK), note: NO_SYMBOL },
      ]),
      ...BY_OTHERS.flatMap((type) => [
        { ...colony('a mutation without symbol', type, WHOLE, NAMELESS), note: INCOMPLETE },
        { ...colony('a mutation without sequence', type, UNREAD, WHOLE), note: INCOMPLETE },
      ]),
    ],
  },
  forPeople<conditions.ColonyState>(
    conditions.MAY_REVERSE_CONFIRMATION,
    NEW_COLONY,
    ['dcc', 'cda', 'administrator'],
    'This can only be executed by CDA or DCC',
  ),
  unused(conditions.COLONY_IS_UNUSED, 'The colony is used in plans that are not aborted'),
  unused(conditions.SPECIMEN_IS_UNUSED, 'The specimen is used in plans that are not aborted'),
];
