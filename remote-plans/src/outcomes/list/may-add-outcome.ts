import type { Plan } from 'shared/contract';

/** Attempts that end in one outcome (spec part 2 §4). */
const SINGLE_OUTCOME: readonly string[] = [
  'es cell',
  'es cell allele modification',
  'crispr allele modification',
];

/** The plan status in which an outcome can be created, by attempt type (ui-screens 14). */
const NEEDED_STATUS: Readonly<Record<string, string>> = {
  crispr: 'Founder Obtained',
  'haplo-essential crispr': 'Embryos Obtained',
  'es cell': 'Chimeras/Founder Obtained',
  'es cell allele modification': 'Cre Excision Complete',
  'crispr allele modification': 'Cre Excision Complete',
};

export interface AddingQuestion {
  plan: Pick<Plan, 'attemptTypeName' | 'statusName'>;
  outcomeCount: number;
  /** The response of the server to "can create". */
  serverAllows: boolean;
}

/** Whether an outcome can be added to a plan now (spec part 2 §4). */
export function mayAddOutcome({ plan, outcomeCount, serverAllows }: AddingQuestion): boolean {
  return serverAllows && !hasItsOneOutcome(plan, outcomeCount);
}

/** Why not, as far as it is known. */
export function reasonNotToAdd({ plan, outcomeCount }: AddingQuestion): string | undefined {
  if (hasItsOneOutcome(plan, outcomeCount)) return 'A plan of this attempt type has one outcome.';
  const needed = NEEDED_STATUS[plan.attemptTypeName];
  if (needed === undefined || needed === plan.statusName) return undefined;
  return `The plan must have the status “${needed}”; its status is “${plan.statusName}”.`;
}

function hasItsOneOutcome({ attemptTypeName }: AddingQuestion['plan'], outcomeCount: number): boolean {
  return outcomeCount === 1 && SINGLE_OUTCOME.includes(attemptTypeName);
}
