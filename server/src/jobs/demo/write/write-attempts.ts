import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import type { CatalogueIds } from './catalogue-ids.ts';
import {
  attemptComment,
  type BreedingAttempt,
  type CrisprAttempt,
  type DemoGuide,
  type EsCellAttempt,
  type ModificationAttempt,
} from '../sources/model.ts';
import type { NumberedPlan } from '../sources/numbering.ts';

/** Writes the CRISPR attempts of these plans: embryos, founders, nuclease and guides. */
export async function writeCrisprAttempts(
  db: Db,
  plans: readonly NumberedPlan[],
  ids: CatalogueIds,
): Promise<void> {
  const attempts = plans.flatMap(({ id, plan }): { id: number; attempt: CrisprAttempt }[] =>
    plan.attempt?.kind === 'crispr' ? [{ id, attempt: plan.attempt }] : [],
  );
  await bulkInsert(
    db,
    'crispr_attempt',
    attempts.map(({ id, attempt }) => ({
      plan_id: id,
      imits_mi_attempt: attempt.imitsId,
      mi_date: attempt.miDate,
      mi_external_ref: attempt.externalRef,
      experimental: false,
      total_embryos_injected: attempt.embryosInjected,
      total_embryos_survived: attempt.embryosSurvived,
      total_transferred: attempt.embryosTransferred,
      strain_id: ids.strain(attempt.strain),
      comment: attemptComment(attempt),
    })),
  );
  await bulkInsert(
    db,
    'assay',
    attempts.map(({ id, attempt: { founders } }) => ({
      attempt_id: id,
      num_founder_pups: founders.pups,
      founder_num_assays: founders.assayed,
      num_founder_selected_for_breeding: founders.selectedForBreeding,
      num_deletion_g0_mutants: founders.withDeletion,
    })),
  );
  await bulkInsert(
    db,
    'nuclease',
    attempts.map(({ id, attempt: { nuclease } }) => ({
      attempt_id: id,
      nuclease_type_id: ids.nucleaseType('Cas9'),
      nuclease_class_id: ids.nucleaseClass(nuclease.class),
      concentration: nuclease.concentration,
    })),
  );
  await bulkInsert(
    db,
    'guide',
    attempts.flatMap(({ id, attempt }) => attempt.guides.map((guide) => guideRow(id, guide))),
  );
}

/** The source reports guides on the plus strand, so one on the minus strand was turned round. */
function guideRow(attemptId: number, guide: DemoGuide) {
  return {
    attempt_id: attemptId,
    sequence: guide.spacer + guide.pam,
    guide_sequence: guide.spacer,
    pam: guide.pam,
    chr: guide.chromosome,
    start: guide.start,
    stop: guide.stop,
    strand: guide.strand,
    genome_build: guide.build,
    grna_concentration: guide.concentration,
    truncated_guide: false,
    reversed: guide.strand === '-',
    sanger_service: false,
    imported: true,
  };
}

/**
 * Writes the ES cell attempts of these plans. Chimera and blastocyst counts are not in the source and stay
 * empty there.
 */
export async function writeEsCellAttempts(
  db: Db,
  plans: readonly NumberedPlan[],
  cloneId: (name: string) => number,
): Promise<void> {
  const attempts = plans.flatMap(({ id, plan }): { id: number; attempt: EsCellAttempt }[] =>
    plan.attempt?.kind === 'es cell' ? [{ id, attempt: plan.attempt }] : [],
  );
  await bulkInsert(
    db,
    'es_cell_attempt',
    attempts.map(({ id, attempt }) => ({
      plan_id: id,
      targ_rep_es_cell_id: cloneId(attempt.clone),
      mi_date: attempt.miDate,
      mi_external_ref: attempt.externalRef ?? `MI-${id}`,
      experimental: false,
      total_male_chimeras: attempt.maleChimeras,
      total_chimeras: attempt.maleChimeras,
    })),
  );
}

/** Writes modifications of alleles and breeding. */
export async function writeModifications(
  db: Db,
  plans: readonly NumberedPlan[],
  ids: CatalogueIds,
): Promise<void> {
  for (const [table, attemptType] of MODIFICATION_TABLES)
    await bulkInsert(
      db,
      table,
      plans.flatMap(({ id, plan: { attempt, ...plan } }) =>
        attempt?.kind === 'modification' && plan.attemptType === attemptType
          ? [modificationRow(id, attempt, ids)]
          : [],
      ),
    );
  await bulkInsert(
    db,
    'breeding_attempt',
    plans.flatMap(({ id, plan: { attempt } }) =>
      attempt?.kind === 'breeding' ? [breedingRow(id, attempt, ids)] : [],
    ),
  );
}

const MODIFICATION_TABLES = [
  ['es_cell_allele_modification_attempt', 'es cell allele modification'],
  ['crispr_allele_modification_attempt', 'crispr allele modification'],
] as const;

function modificationRow(planId: number, attempt: ModificationAttempt, ids: CatalogueIds) {
  return {
    plan_id: planId,
    modification_external_ref: attempt.externalRef,
    deleter_strain_id: attempt.deleterStrain === null ? null : ids.strain(attempt.deleterStrain),
    number_of_cre_matings_successful: attempt.successfulMatings,
    tat_cre: false,
  };
}

function breedingRow(planId: number, attempt: BreedingAttempt, ids: CatalogueIds) {
  return {
    plan_id: planId,
    deleter_strain_id: ids.strain(attempt.deleterStrain),
    number_of_cre_matings_started: attempt.matingsStarted,
    number_of_cre_matings_successful: attempt.successfulMatings,
    cre_excision: (attempt.successfulMatings ?? 0) > 0,
    tat_cre: false,
  };
}
