import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../db/database.ts';
import type { EsCellAttemptRow, EsCellValues } from './attempt-row.ts';

/** Makes the stored attempt the one that was sent; legacy ids stay. */
export async function writeEsCellAttempt(
  tx: Db,
  planId: number,
  sent: EsCellValues,
  stored: EsCellAttemptRow | null,
): Promise<void> {
  const columns = esCellColumns(sent);
  if (stored !== null && isDeepStrictEqual(esCellColumns(stored), columns)) return;
  await tx
    .insertInto('es_cell_attempt')
    .values({ plan_id: planId, ...columns })
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(columns))
    .execute();
}

function esCellColumns(attempt: EsCellValues) {
  return {
    targ_rep_es_cell_id: attempt.esCellId,
    mi_date: attempt.miDate,
    mi_external_ref: attempt.attemptExternalRef,
    experimental: attempt.experimental,
    comment: attempt.comment,
    blast_strain_id: attempt.blastStrainId,
    total_blasts_injected: attempt.totalBlastsInjected,
    total_transferred: attempt.totalTransferred,
    number_surrogates_receiving: attempt.numberSurrogatesReceiving,
    total_pups_born: attempt.totalPupsBorn,
    total_female_chimeras: attempt.totalFemaleChimeras,
    total_male_chimeras: attempt.totalMaleChimeras,
    total_chimeras: attempt.totalChimeras,
    number_of_males_with_0_to_39_percent_chimerism: attempt.numberOfMalesWith0To39PercentChimerism,
    number_of_males_with_40_to_79_percent_chimerism: attempt.numberOfMalesWith40To79PercentChimerism,
    number_of_males_with_80_to_99_percent_chimerism: attempt.numberOfMalesWith80To99PercentChimerism,
    number_of_males_with_100_percent_chimerism: attempt.numberOfMalesWith100PercentChimerism,
    test_cross_strain_id: attempt.testCrossStrainId,
    date_chimeras_mated: attempt.dateChimerasMated,
    number_of_chimera_matings_attempted: attempt.numberOfChimeraMatingsAttempted,
    number_of_chimera_matings_successful: attempt.numberOfChimeraMatingsSuccessful,
    number_of_chimeras_with_glt_from_cct: attempt.numberOfChimerasWithGltFromCct,
    number_of_chimeras_with_glt_from_genotyping: attempt.numberOfChimerasWithGltFromGenotyping,
    number_of_chimeras_with_0_to_9_percent_glt: attempt.numberOfChimerasWith0To9PercentGlt,
    number_of_chimeras_with_10_to_49_percent_glt: attempt.numberOfChimerasWith10To49PercentGlt,
    number_of_chimeras_with_50_to_99_percent_glt: attempt.numberOfChimerasWith50To99PercentGlt,
    number_of_chimeras_with_100_percent_glt: attempt.numberOfChimerasWith100PercentGlt,
    total_f1_mice_from_matings: attempt.totalF1MiceFromMatings,
    number_of_cct_offspring: attempt.numberOfCctOffspring,
    cassette_transmission_verified: attempt.cassetteTransmissionVerified,
    cassette_transmission_verified_auto_complete: attempt.cassetteTransmissionVerifiedAutoComplete,
    number_of_het_offspring: attempt.numberOfHetOffspring,
    number_of_live_glt_offspring: attempt.numberOfLiveGltOffspring,
  };
}
