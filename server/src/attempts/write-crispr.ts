import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../db/database.ts';
import { replaceRows, type ChildTable, type WantedRow } from '../db/replace-rows.ts';
import type {
  AssayValues,
  CrisprAttemptRow,
  CrisprValues,
  DonorValues,
  GuideValues,
  NucleaseValues,
  PrimerValues,
  ReagentValues,
} from './attempt-row.ts';

/** Makes the stored attempt the one that was sent, with all its lists (api-2 §21). What is the same is not written. */
export async function writeCrisprAttempt(
  tx: Db,
  planId: number,
  sent: CrisprValues,
  stored: CrisprAttemptRow | null,
): Promise<void> {
  const columns = crisprColumns(sent);
  if (stored === null || !isDeepStrictEqual(crisprColumns(stored), columns))
    await tx
      .insertInto('crispr_attempt')
      .values({ plan_id: planId, ...columns })
      .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
      .execute();
  await writeList(tx, planId, 'nuclease', nucleaseRow, stored?.nucleases, sent.nucleases);
  await writeList(tx, planId, 'guide', guideRow, stored?.guides, sent.guides);
  await writeList(
    tx,
    planId,
    'mutagenesis_donor',
    donorRow,
    stored?.mutagenesisDonors,
    sent.mutagenesisDonors,
  );
  await writeList(tx, planId, 'crispr_attempt_reagent', reagentRow, stored?.reagents, sent.reagents);
  await writeList(tx, planId, 'genotype_primer', primerRow, stored?.genotypePrimers, sent.genotypePrimers);
  await writeAssay(tx, planId, sent.assay, stored?.assay ?? null);
}

type ListTable = 'nuclease' | 'guide' | 'mutagenesis_donor' | 'crispr_attempt_reagent' | 'genotype_primer';

async function writeList<Table extends ListTable & ChildTable, Values>(
  tx: Db,
  planId: number,
  table: Table,
  toRow: (values: Values) => WantedRow<Table>,
  stored: readonly (Values & { id: number })[] = [],
  sent: readonly Values[],
): Promise<void> {
  const rows = sent.map(toRow);
  if (isDeepStrictEqual(stored.map(toRow), rows)) return;
  const ids = stored.map(({ id }) => id);
  await replaceRows(tx, table, { column: 'attempt_id', id: planId }, ids, rows);
}

async function writeAssay(
  tx: Db,
  planId: number,
  sent: AssayValues | null,
  stored: AssayValues | null,
): Promise<void> {
  if (isDeepStrictEqual(sent, stored)) return;
  if (sent === null) {
    await tx.deleteFrom('assay').where('attempt_id', '=', planId).execute();
    return;
  }
  const columns = assayColumns(sent);
  await tx
    .insertInto('assay')
    .values({ attempt_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet(columns))
    .execute();
}

function crisprColumns(attempt: CrisprValues | CrisprAttemptRow) {
  return {
    mi_date: attempt.miDate,
    mi_external_ref: attempt.attemptExternalRef,
    experimental: attempt.experimental,
    comment: attempt.comment,
    mutagenesis_external_ref: attempt.mutagenesisExternalRef,
    embryo_transfer_day: attempt.embryoTransferDay,
    total_transferred: attempt.totalTransferred,
    total_embryos_injected: attempt.totalEmbryosInjected,
    total_embryos_survived: attempt.totalEmbryosSurvived,
    embryo_2_cell: attempt.embryo2Cell,
    strain_id: attempt.strainInjectedId,
  };
}

function assayColumns(assay: AssayValues) {
  return {
    assay_type_id: assay.typeId,
    num_founder_pups: assay.numFounderPups,
    num_founder_selected_for_breeding: assay.numFounderSelectedForBreeding,
    founder_num_assays: assay.founderNumAssays,
    num_g0_where_mutation_detected: assay.numG0WhereMutationDetected,
    num_nhej_g0_mutants: assay.numNhejG0Mutants,
    num_deletion_g0_mutants: assay.numDeletionG0Mutants,
    num_hr_g0_mutants: assay.numHrG0Mutants,
    num_hdr_g0_mutants: assay.numHdrG0Mutants,
    num_hdr_g0_mutants_all_donors_inserted: assay.numHdrG0MutantsAllDonorsInserted,
    num_hdr_g0_mutants_subset_donors_inserted: assay.numHdrG0MutantsSubsetDonorsInserted,
  };
}

function nucleaseRow({ id, typeId, classId, concentration }: NucleaseValues) {
  return { id, nuclease_type_id: typeId, nuclease_class_id: classId, concentration };
}

function guideRow(guide: GuideValues) {
  return {
    id: guide.id,
    sequence: guide.sequence,
    guide_sequence: guide.guideSequence,
    pam: guide.pam,
    chr: guide.chr,
    start: guide.start,
    stop: guide.stop,
    strand: guide.strand,
    genome_build: guide.genomeBuild,
    grna_concentration: guide.grnaConcentration,
    truncated_guide: guide.truncatedGuide,
    reversed: guide.reversed,
    sanger_service: guide.sangerService,
    guide_format_id: guide.formatId,
    guide_source_id: guide.sourceId,
  };
}

function donorRow({ id, vectorName, oligoSequenceFasta, concentration, preparationTypeId }: DonorValues) {
  return {
    id,
    vector_name: vectorName,
    oligo_sequence_fasta: oligoSequenceFasta,
    concentration,
    preparation_type_id: preparationTypeId,
  };
}

function reagentRow({ id, reagentId, concentration }: ReagentValues) {
  return { id, reagent_id: reagentId, concentration };
}

function primerRow({ id, name, sequence, genomicStartCoordinate, genomicEndCoordinate }: PrimerValues) {
  return {
    id,
    name,
    sequence,
    genomic_start_coordinate: genomicStartCoordinate,
    genomic_end_coordinate: genomicEndCoordinate,
  };
}
