import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';

/** The ES cell attempt of the plan at hand with the name of its clone, as JSON. */
export function esCellAttemptOfPlan(eb: ExpressionBuilder<Database, 'plan'>) {
  return jsonObjectFrom(
    eb
      .selectFrom('es_cell_attempt as attempt')
      .innerJoin('targ_rep_es_cell as clone', 'clone.id', 'attempt.targ_rep_es_cell_id')
      .whereRef('attempt.plan_id', '=', 'plan.id')
      .select([
        'attempt.targ_rep_es_cell_id as esCellId',
        'clone.name as esCellName',
        'attempt.imits_mi_attempt as imitsMiAttemptId',
        'attempt.mi_date as miDate',
        'attempt.mi_external_ref as attemptExternalRef',
        'attempt.experimental',
        'attempt.comment',
        'attempt.blast_strain_id as blastStrainId',
        'attempt.total_blasts_injected as totalBlastsInjected',
        'attempt.total_transferred as totalTransferred',
        'attempt.number_surrogates_receiving as numberSurrogatesReceiving',
        'attempt.total_pups_born as totalPupsBorn',
        'attempt.total_female_chimeras as totalFemaleChimeras',
        'attempt.total_male_chimeras as totalMaleChimeras',
        'attempt.total_chimeras as totalChimeras',
        'attempt.number_of_males_with_0_to_39_percent_chimerism as numberOfMalesWith0To39PercentChimerism',
        'attempt.number_of_males_with_40_to_79_percent_chimerism as numberOfMalesWith40To79PercentChimerism',
        'attempt.number_of_males_with_80_to_99_percent_chimerism as numberOfMalesWith80To99PercentChimerism',
        'attempt.number_of_males_with_100_percent_chimerism as numberOfMalesWith100PercentChimerism',
        'attempt.test_cross_strain_id as testCrossStrainId',
        'attempt.date_chimeras_mated as dateChimerasMated',
        'attempt.number_of_chimera_matings_attempted as numberOfChimeraMatingsAttempted',
        'attempt.number_of_chimera_matings_successful as numberOfChimeraMatingsSuccessful',
        'attempt.number_of_chimeras_with_glt_from_cct as numberOfChimerasWithGltFromCct',
        'attempt.number_of_chimeras_with_glt_from_genotyping as numberOfChimerasWithGltFromGenotyping',
        'attempt.number_of_chimeras_with_0_to_9_percent_glt as numberOfChimerasWith0To9PercentGlt',
        'attempt.number_of_chimeras_with_10_to_49_percent_glt as numberOfChimerasWith10To49PercentGlt',
        'attempt.number_of_chimeras_with_50_to_99_percent_glt as numberOfChimerasWith50To99PercentGlt',
        'attempt.number_of_chimeras_with_100_percent_glt as numberOfChimerasWith100PercentGlt',
        'attempt.total_f1_mice_from_matings as totalF1MiceFromMatings',
        'attempt.number_of_cct_offspring as numberOfCctOffspring',
        'attempt.cassette_transmission_verified as cassetteTransmissionVerified',
        'attempt.cassette_transmission_verified_auto_complete as cassetteTransmissionVerifiedAutoComplete',
        'attempt.number_of_het_offspring as numberOfHetOffspring',
        'attempt.number_of_live_glt_offspring as numberOfLiveGltOffspring',
      ]),
  );
}
