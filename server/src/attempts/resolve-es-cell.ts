import type { EsCellAttemptInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { booleanOf, dateOf, integerOf, noteOf, textOf } from '../http/request-values.ts';
import type { EsCellValues } from './attempt-row.ts';
import { refusedField } from '../http/refused-field.ts';

/**
 * An ES cell attempt as it is to be stored (api-2 §4.2). Unknown strains are none.
 *
 * @throws ApiError 400 when the repository has no such clone
 */
export async function resolveEsCellAttempt(
  input: EsCellAttemptInput,
  { lists, db }: { lists: Lists; db: Db },
): Promise<EsCellValues> {
  const clone = await findClone(input.esCellName, db);
  return {
    kind: 'es cell',
    esCellId: clone.id,
    esCellName: clone.name,
    miDate: dateOf(input.miDate, 'esCellAttempt.miDate'),
    attemptExternalRef: textOf(input.attemptExternalRef),
    experimental: booleanOf(input.experimental) ?? false,
    comment: noteOf(input.comment),
    blastStrainId: lists.strain.idOf(input.blastStrainName),
    testCrossStrainId: lists.strain.idOf(input.testCrossStrainName),
    totalBlastsInjected: integerOf(input.totalBlastsInjected),
    totalTransferred: integerOf(input.totalTransferred),
    numberSurrogatesReceiving: integerOf(input.numberSurrogatesReceiving),
    totalPupsBorn: integerOf(input.totalPupsBorn),
    ...chimeras(input),
    ...transmission(input),
  };
}

/** By its name as written. */
async function findClone(name: string | null | undefined, db: Db): Promise<{ id: number; name: string }> {
  const clone = await db
    .selectFrom('targ_rep_es_cell')
    .select(['id', 'name'])
    .where('name', '=', name ?? null)
    .executeTakeFirst();
  if (clone === undefined)
    throw refusedField(
      { object: 'esCellAttempt', field: 'esCellName' },
      name ?? null,
      `Es cell name [${name ?? 'null'}] does not exist.`,
    );
  return clone;
}

function chimeras(input: EsCellAttemptInput) {
  const females = integerOf(input.totalFemaleChimeras);
  const males = integerOf(input.totalMaleChimeras);
  return {
    totalFemaleChimeras: females,
    totalMaleChimeras: males,
    totalChimeras: females === null || males === null ? integerOf(input.totalChimeras) : females + males,
    numberOfMalesWith0To39PercentChimerism: integerOf(input.numberOfMalesWith0To39PercentChimerism),
    numberOfMalesWith40To79PercentChimerism: integerOf(input.numberOfMalesWith40To79PercentChimerism),
    numberOfMalesWith80To99PercentChimerism: integerOf(input.numberOfMalesWith80To99PercentChimerism),
    numberOfMalesWith100PercentChimerism: integerOf(input.numberOfMalesWith100PercentChimerism),
  };
}

function transmission(input: EsCellAttemptInput) {
  const cassetteTransmissionVerified = dateOf(
    input.cassetteTransmissionVerified,
    'esCellAttempt.cassetteTransmissionVerified',
  );
  return {
    dateChimerasMated: dateOf(input.dateChimerasMated, 'esCellAttempt.dateChimerasMated'),
    numberOfChimeraMatingsAttempted: integerOf(input.numberOfChimeraMatingsAttempted),
    numberOfChimeraMatingsSuccessful: integerOf(input.numberOfChimeraMatingsSuccessful),
    numberOfChimerasWithGltFromCct: integerOf(input.numberOfChimerasWithGltFromCct),
    numberOfChimerasWithGltFromGenotyping: integerOf(input.numberOfChimerasWithGltFromGenotyping),
    numberOfChimerasWith0To9PercentGlt: integerOf(input.numberOfChimerasWith0To9PercentGlt),
    numberOfChimerasWith10To49PercentGlt: integerOf(input.numberOfChimerasWith10To49PercentGlt),
    numberOfChimerasWith50To99PercentGlt: integerOf(input.numberOfChimerasWith50To99PercentGlt),
    numberOfChimerasWith100PercentGlt: integerOf(input.numberOfChimerasWith100PercentGlt),
    totalF1MiceFromMatings: integerOf(input.totalF1MiceFromMatings),
    numberOfCctOffspring: integerOf(input.numberOfCctOffspring),
    cassetteTransmissionVerified,
    cassetteTransmissionVerifiedAutoComplete: cassetteTransmissionVerified !== null,
    numberOfHetOffspring: integerOf(input.numberOfHetOffspring),
    numberOfLiveGltOffspring: integerOf(input.numberOfLiveGltOffspring),
  };
}
