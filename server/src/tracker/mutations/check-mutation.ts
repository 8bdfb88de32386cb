import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { ApiError } from '../../platform/http/errors/errors.ts';
import type { PlanColumns } from '../plans/plan-rows.ts';
import { alleleClassOf } from './symbols/allele-class.ts';
import type { MutationChange } from './mutation-change.ts';
import type { MutationRow } from './mutation-rows.ts';
import type { Laboratories } from './symbols/symbol-format.ts';
import { mutationRefusal, type MutationFacts, type MutationSetting } from './validate-mutation.ts';
import type { StoredParts } from './write-parts.ts';

/** The plan whose rules a mutation is checked by. */
export type RulingPlan = Pick<PlanColumns, 'attemptTypeId' | 'workUnitId'>;

/** A mutation before a change; of a new one only its lists, which are empty. */
export type MutationBefore = StoredParts & Partial<Pick<MutationRow, 'symbol' | 'molecularMutationTypeId'>>;

/** The mutation as it will be after the change, in the terms of the rules. */
export function factsAfter(before: MutationBefore, change: MutationChange, lists: Lists): MutationFacts {
  const { columns } = change;
  const categorizations = (change.categorizationIds ?? before.categorizationIds).map((id) =>
    lists.mutation_categorization.get(id),
  );
  return {
    symbol: columns.symbol === undefined ? (before.symbol ?? null) : columns.symbol,
    geneSymbols: (change.genes ?? before.genes).map(({ symbol }) => symbol),
    molecularMutationTypeName: lists.molecular_mutation_type.nameOf(
      columns.molecular_mutation_type_id === undefined
        ? before.molecularMutationTypeId
        : columns.molecular_mutation_type_id,
    ),
    alleleClass: alleleClassOf(categorizations.map(({ name, type_name: typeName }) => ({ name, typeName }))),
    sequences: (change.sequences ?? before.sequences).map(({ text }) => text),
    ...(change.sequences !== null && {
      changedSequenceTypes: change.sequences.map(({ typeId }) => lists.sequence_type.nameOf(typeId)),
    }),
    insertions: change.insertions ?? before.insertions,
    deletions: change.deletions ?? before.deletions,
  };
}

/** What the rules need to know about a plan. */
export function settingOf(
  plan: RulingPlan,
  lists: Lists,
): Pick<MutationSetting, 'attemptTypeName' | 'laboratories'> {
  return {
    attemptTypeName: lists.attempt_type.get(plan.attemptTypeId).name,
    laboratories: laboratoriesOf(plan, lists),
  };
}

function laboratoriesOf({ workUnitId }: RulingPlan, lists: Lists): Laboratories {
  return {
    ilarCode: lists.work_unit.get(workUnitId).ilar_code,
    codes: lists.work_unit.entries.flatMap(({ name, ilar_code: code }) =>
      code === null ? [name] : [code, name],
    ),
  };
}

/**
 * Refuses a mutation that breaks a rule of api-2 §16.
 *
 * @param debugMessage names the mutation, where a request contains many
 * @throws ApiError 400 with the text of the rule, and the member that breaks it in `subErrors`
 */
export function requireValid(facts: MutationFacts, setting: MutationSetting, debugMessage?: string): void {
  const refusal = mutationRefusal(facts, setting);
  if (refusal === null) return;
  throw new ApiError(400, refusal.message, debugMessage, [{ object: 'mutation', ...refusal }]);
}
