import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { PlanRow } from './plan-rows.ts';

/** The status in which plans of an attempt type have outcomes; those of other attempt types are never refused. */
const STATUS_WITH_OUTCOMES: Readonly<Record<string, string>> = {
  'es cell': 'Chimeras/Founder Obtained',
  'es cell allele modification': 'Cre Excision Complete',
  'crispr allele modification': 'Cre Excision Complete',
  crispr: 'Founder Obtained',
  'haplo-essential crispr': 'Embryos Obtained',
};

/** The status in which plans of an attempt type wait for outcomes; undefined where they have them at any time. */
export function statusWithOutcomes(attemptTypeName: string): string | undefined {
  return STATUS_WITH_OUTCOMES[attemptTypeName];
}

const ONE_OUTCOME = ['es cell', 'es cell allele modification'];

/** Can an outcome be created in the plan as it is now? (api-2 §3.6) */
export function mayHaveAnotherOutcome(
  row: Pick<PlanRow, 'statusId' | 'attemptTypeId' | 'outcomes'>,
  lists: Lists,
): boolean {
  const status = lists.status.get(row.statusId);
  const attemptTypeName = lists.attempt_type.get(row.attemptTypeId).name;
  if (status.is_abortion_status) return false;
  if (status.name !== (statusWithOutcomes(attemptTypeName) ?? status.name)) return false;
  return !(ONE_OUTCOME.includes(attemptTypeName) && row.outcomes.length === 1);
}
