import type { Db } from '../../../platform/database/database.ts';
import { idsByName } from '../../../platform/database/ids-by-name.ts';

/** Ids of the look-up values that the demo uses, by name. */
export type CatalogueIds = Awaited<ReturnType<typeof readCatalogueIds>>;

/** Reads the look-up lists once, before the demo is written. */
export async function readCatalogueIds(db: Db) {
  return {
    assignmentStatus: await idsByName(db, 'assignment_status'),
    attemptType: await idsByName(db, 'attempt_type'),
    categorization: await idsByName(db, 'mutation_categorization'),
    consortium: await idsByName(db, 'consortium'),
    distributionNetwork: await idsByName(db, 'distribution_network'),
    materialType: await idsByName(db, 'material_deposited_type'),
    mutationType: await idsByName(db, 'molecular_mutation_type'),
    nucleaseClass: await idsByName(db, 'nuclease_class'),
    nucleaseType: await idsByName(db, 'nuclease_type'),
    outcomeType: await idsByName(db, 'outcome_type'),
    planType: await idsByName(db, 'plan_type'),
    privacy: await idsByName(db, 'privacy'),
    productType: await idsByName(db, 'product_type'),
    qcStatus: await idsByName(db, 'qc_status'),
    qcType: await idsByName(db, 'qc_type'),
    role: await idsByName(db, 'role'),
    sequenceCategory: await idsByName(db, 'sequence_category'),
    sequenceType: await idsByName(db, 'sequence_type'),
    specimenType: await idsByName(db, 'specimen_type'),
    stageType: await idsByName(db, 'phenotyping_stage_type'),
    status: await idsByName(db, 'status'),
    strain: await idsByName(db, 'strain'),
    workGroup: await idsByName(db, 'work_group'),
    workUnit: await idsByName(db, 'work_unit'),
  };
}

/** The value of a key that the loader itself has put there. */
export function found<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Nothing was kept for ${String(key)}`);
  return value;
}
