import type { OutcomeSummary, StartingPointChoice } from 'shared/contract';
import { needsStartingPoint, PHENOTYPING, startingPointMember } from './plan-kinds.ts';

/** An outcome of the project; the existing tracker says no more of it than its identifier and name. */
export type KnownOutcome = OutcomeSummary & Partial<StartingPointChoice>;

/** An outcome to choose. */
export interface StartingOption {
  value: string;
  label: string;
  disabled: boolean;
}

const CONFIRMED = 'Genotype Confirmed';

/**
 * What a plan of that kind can start from, as `TPO:… (name)` (ui-screens 9). Modifications start from what is not modified
 * yet, phenotyping from anything; a colony whose genotype is not confirmed can be seen and not chosen, because the server
 * would refuse it (api-2 section 5).
 */
export function startingOptions(
  outcomes: readonly KnownOutcome[],
  typeName: string,
  attemptTypeName: string,
): StartingOption[] {
  if (startingPointMember(typeName, attemptTypeName) === undefined) return [];
  const isRequired = needsStartingPoint(typeName, attemptTypeName);
  return outcomes
    .filter((outcome) => typeName === PHENOTYPING || !isModified(outcome))
    .filter(({ outcomeTypeName }) => !isRequired || outcomeTypeName !== 'Specimen')
    .map(({ tpo, externalReference, statusName }) => ({
      value: tpo,
      label: externalReference === null ? tpo : `${tpo} (${externalReference})`,
      disabled: isRequired && statusName !== undefined && statusName !== CONFIRMED,
    }));
}

/** The outcome that such a plan starts from, where it has to and there is no choice; else an empty text. */
export function onlyStart(
  outcomes: readonly KnownOutcome[],
  typeName: string,
  attemptTypeName: string,
): string {
  if (attemptTypeName === '' || !needsStartingPoint(typeName, attemptTypeName)) return '';
  const [only, ...others] = startingOptions(outcomes, typeName, attemptTypeName).filter(
    ({ disabled }) => !disabled,
  );
  return only && others.length === 0 ? only.value : '';
}

/** The message about the list, if any. */
export function startingHint(options: readonly StartingOption[]): string | undefined {
  if (options.length === 0)
    return 'There are no outcomes here that you can start from: none yet, or only some that people of their plan’s work unit can read.';
  return options.some(({ disabled }) => disabled)
    ? 'Only colonies with the status Genotype Confirmed can be chosen.'
    : undefined;
}

function isModified({ attemptTypeName }: KnownOutcome): boolean {
  return attemptTypeName?.includes('modification') === true;
}
