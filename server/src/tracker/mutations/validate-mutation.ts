import { classRefusal } from './symbols/allele-class.ts';
import { isValidInterval, type DeletedInterval } from './positions/deletion-coordinates.ts';
import { isFasta, sequenceLineOf } from './sequences/fasta.ts';
import { isSymbolWellFormed, namesLaboratory, type Laboratories } from './symbols/symbol-format.ts';

/** A mutation as it will be stored, in the terms that the rules speak of. */
export interface MutationFacts {
  symbol: string | null;
  geneSymbols: readonly string[];
  molecularMutationTypeName: string | null;
  alleleClass: string | null;
  /** Texts of its sequences, in order. */
  sequences: readonly (string | null)[];
  /** Their types, where the sequences are being changed. */
  changedSequenceTypes?: readonly (string | null)[];
  insertions: readonly { sequence: string | null; location: string | null }[];
  deletions: readonly DeletedInterval[];
}

/** What the rules need to know about the plan and the stored mutations. */
export interface MutationSetting {
  attemptTypeName: string;
  laboratories: Laboratories;
  /** `new` for one that is being created, else when it was: a local date-time, or null where that is not known. */
  created: 'new' | { at: string | null };
  /** Whether another mutation has this symbol; only queried for new ones. */
  isSymbolTaken: boolean;
}

/** A rule that a mutation breaks: the message, and the member of the request. */
export interface MutationRefusal {
  message: string;
  field: string;
  rejectedValue: unknown;
}

type Rule = (facts: MutationFacts, setting: MutationSetting) => MutationRefusal | null;

/** Mutations stored until then came from other systems, with their own kinds of symbols. */
const STRICT_SINCE = '2022-10-01T00:00:00';

/** The first rule of api-2 §16.1 that the mutation breaks; null when it keeps them all. */
export function mutationRefusal(facts: MutationFacts, setting: MutationSetting): MutationRefusal | null {
  const rules = isStrict(facts, setting) ? [...STRICT_RULES, ...LASTING_RULES] : LASTING_RULES;
  for (const rule of rules) {
    const refusal = rule(facts, setting);
    if (refusal !== null) return refusal;
  }
  return null;
}

function isStrict({ symbol }: MutationFacts, { created, laboratories }: MutationSetting): boolean {
  const isRecent = created === 'new' || created.at === null || created.at > STRICT_SINCE;
  const isOfProgramme = symbol !== null && (symbol.includes('EUCOMM') || symbol.includes('KOMP'));
  return isRecent && !(isOfProgramme && namesLaboratory(symbol, laboratories));
}

function refuse(message: string, field: string, rejectedValue: unknown): MutationRefusal {
  return { message, field, rejectedValue };
}

const hasGene: Rule = ({ geneSymbols }) =>
  geneSymbols.length > 0 ? null : refuse('Mutation: Gene(s) cannot be null.', 'genes', []);

const hasMolecularType: Rule = ({ molecularMutationTypeName: name }) =>
  name !== null
    ? null
    : refuse('Mutation: Molecular Mutation Type(s) cannot be null.', 'molecularMutationTypeName', null);

const hasSymbol: Rule = ({ symbol }) =>
  symbol !== null && symbol !== ''
    ? null
    : refuse('Mutation: Mutation symbol(s) cannot be null.', 'symbol', symbol);

const hasSymbolInFormat: Rule = (facts, { attemptTypeName, laboratories }) => {
  const { symbol, molecularMutationTypeName, geneSymbols, alleleClass } = facts;
  if (symbol === null || molecularMutationTypeName === 'Complex rearrangement') return null;
  const subject = { geneSymbols, alleleClass, attemptTypeName, laboratories };
  if (isSymbolWellFormed(symbol, subject)) return null;
  return refuse(`Mutation:(${symbol}) Mutation symbol(s) are not in the correct format`, 'symbol', symbol);
};

const hasUniqueSymbol: Rule = ({ symbol }, { created, isSymbolTaken }) =>
  created === 'new' && isSymbolTaken
    ? refuse(`Mutation:(${symbol}) Entered mutation symbol(s) are not unique`, 'symbol', symbol)
    : null;

const hasClassOfAttempt: Rule = ({ alleleClass }, { attemptTypeName }) => {
  const message = classRefusal(attemptTypeName, alleleClass);
  return message === null ? null : refuse(message, 'mutationCategorizations', alleleClass);
};

const hasFastaSequences: Rule = ({ sequences }) =>
  firstBad(sequences, isFasta, (sequence, index) =>
    refuse(
      'Error: Sequence Is Not In FASTA Format',
      `mutationSequences.${index}.sequence.sequence`,
      sequence,
    ),
  );

/** Types of which a mutation has at most one sequence (user manual: mutations). */
const END_TYPES = ['5_prime_end', '3_prime_end'];

const hasOneSequenceOfEachEnd: Rule = ({ changedSequenceTypes: types = [] }) => {
  const index = types.findIndex(
    (type, place) => type !== null && END_TYPES.includes(type) && types.indexOf(type) < place,
  );
  if (index === -1) return null;
  return refuse(
    `Error: Another sequence is of the type ${types[index]}; a mutation has one at most`,
    `mutationSequences.${index}.sequence.typeName`,
    types[index],
  );
};

const hasFastaInsertions: Rule = ({ insertions }) =>
  firstBad(
    insertions,
    ({ sequence }) => isFasta(sequence),
    ({ sequence }, index) =>
      refuse(
        'Error: Insertion sequence Is Not In FASTA Format',
        `insertionSequences.${index}.sequence`,
        sequence,
      ),
  );

const hasInsertionsInSequences: Rule = ({ insertions, sequences }) =>
  firstBad(
    insertions,
    ({ sequence }) => sequences.some((whole) => contains(whole, sequence)),
    ({ sequence }, index) =>
      refuse(
        'Error: Insertion sequence Does Not Exist In Deletion Sequence',
        `insertionSequences.${index}.sequence`,
        sequence,
      ),
  );

const hasInsertionLocations: Rule = ({ insertions }) =>
  firstBad(
    insertions,
    ({ location }) => location !== null && /^chr\w+:\d+$/.test(location),
    ({ location }, index) =>
      refuse(
        'Error: Insertion sequence Location Is Not In Correct Format',
        `insertionSequences.${index}.location`,
        location,
      ),
  );

const hasValidDeletions: Rule = ({ deletions }) =>
  firstBad(deletions, isValidInterval, (deletion, index) =>
    refuse('Error: Invalid coordinates', `molecularMutationDeletions.${index}`, deletion),
  );

/** For new and recent mutations; their order is that of the reference. */
const STRICT_RULES: readonly Rule[] = [
  hasGene,
  hasMolecularType,
  hasSymbol,
  hasSymbolInFormat,
  hasUniqueSymbol,
  hasClassOfAttempt,
  hasFastaSequences,
  hasOneSequenceOfEachEnd,
];

/** For all mutations. */
const LASTING_RULES: readonly Rule[] = [
  hasFastaInsertions,
  hasInsertionsInSequences,
  hasInsertionLocations,
  hasValidDeletions,
];

function firstBad<T>(
  elements: readonly T[],
  isGood: (element: T) => boolean,
  describe: (element: T, index: number) => MutationRefusal,
): MutationRefusal | null {
  for (const [index, element] of elements.entries()) if (!isGood(element)) return describe(element, index);
  return null;
}

/** Compares the second lines, ignoring case. */
function contains(whole: string | null, part: string | null): boolean {
  if (whole === null || part === null) return false;
  return sequenceLineOf(whole).toLowerCase().includes(sequenceLineOf(part).toLowerCase());
}
