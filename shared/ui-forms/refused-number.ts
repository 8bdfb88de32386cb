import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import { withOwnRule } from './controlled-field.tsx';
import { isPartMissing, refusalText, type TypedNumber } from './number-text.ts';

/** A rule of the form, and the type of its error. */
const PART_MISSING = 'partMissing';
/** The type of an error that stands while the field is typed in, and does not keep the form from being saved. */
const STRAY_CHARACTER = 'strayCharacter';

/** What a form must be able to do for its numbers. */
export type RefusingForm = Pick<UseFormReturn, 'getFieldState' | 'setError' | 'clearErrors'>;

/**
 * What a number field did not take, as an error of its form: digits that are missing in the field keep the form from being saved
 * (`12-15` is not 12), and a reset ends the message like any other.
 */
export function refusedNumber({ getFieldState, setError, clearErrors }: RefusingForm, name: string) {
  const messageOf = (...types: string[]) => {
    const { error } = getFieldState(name);
    return error && types.includes(String(error.type)) ? error.message : undefined;
  };
  const isReported = () => messageOf(PART_MISSING, STRAY_CHARACTER) !== undefined;
  return {
    isReported,
    /** Shows what was not taken, or that everything was. */
    report(typed: TypedNumber, isDecimal: boolean) {
      if (typed.refused !== undefined) {
        const type = isPartMissing(typed) ? PART_MISSING : STRAY_CHARACTER;
        setError(name, { type, message: refusalText(typed.refused, isDecimal) });
      } else if (isReported()) clearErrors(name);
    },
    /** The rules of the field, and that nothing of it is missing. */
    withRule<Rules extends Pick<RegisterOptions, 'validate'>>(rules: Rules | undefined) {
      return withOwnRule(rules, PART_MISSING, () => messageOf(PART_MISSING));
    },
  };
}
