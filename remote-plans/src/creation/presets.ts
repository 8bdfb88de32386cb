import type { Configuration } from 'shared/contract';
import { attemptTypesFor, type FirstPlan } from './plan-kinds.ts';

/** What the address of the creation screen has already chosen; an empty text is nothing. */
export interface Presets {
  typeName: string;
  attemptTypeName: string;
  /** What of the address cannot be: such a choice is left to the person. */
  problems: string[];
}

/** Reads `planType` and `attemptType` of the address. The texts of the problems are those of ui-screens 9. */
export function presetsOf(
  query: URLSearchParams,
  first: FirstPlan,
  lists: Pick<Configuration, 'planTypes' | 'attemptTypesByPlanTypes'>,
): Presets {
  const planType = query.get('planType') ?? '';
  const attemptType = query.get('attemptType') ?? '';
  const isTypeValid = lists.planTypes.includes(planType);
  const attemptTypes = isTypeValid ? attemptTypesFor(planType, first, lists) : [];
  const isAttemptValid = attemptTypes.includes(attemptType);
  return {
    typeName: isTypeValid ? planType : '',
    attemptTypeName: isAttemptValid ? attemptType : '',
    problems: [
      ...(isTypeValid || planType === '' ? [] : [notValid(`Plan type ${planType}`, lists.planTypes)]),
      ...(!isTypeValid || isAttemptValid || attemptType === ''
        ? []
        : [notValid(`Attempt type "${attemptType}"`, attemptTypes)]),
    ],
  };
}

function notValid(what: string, options: readonly string[]): string {
  return `${what} is not valid. The valid options are: ${options.join(', ')}`;
}
