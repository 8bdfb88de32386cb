import { choice, count, type PlainField } from './field.ts';

/** Fields of an ES cell attempt in the order of its cards (ui-screens 12; api-2 §4.2 for the names). */

/** Chosen by the dialog, see EsCellNameField. */
export const ES_CELL_NAME = {
  name: 'esCellName',
  label: 'ES Cell Name',
  kind: 'text',
} as const satisfies PlainField;

/** ui-screens 12.1, the name aside. */
export const ES_CELL_DETAILS_FIELDS = [
  { name: 'miDate', label: 'MI date', kind: 'date' },
  { name: 'attemptExternalRef', label: 'MI external Ref', kind: 'text', isRequired: true },
  { name: 'experimental', label: 'Experimental', kind: 'flag' },
  { name: 'comment', label: 'Comments', kind: 'area' },
] as const satisfies readonly PlainField[];

/** ui-screens 12.2. */
export const TRANSFER_FIELDS = [
  choice('blastStrainName', 'Blast Strain Name', 'blastStrains'),
  count('totalBlastsInjected', 'Total Blasts Injected'),
  count('totalTransferred', 'Total Transferred'),
  count('numberSurrogatesReceiving', 'Number Surrogates Receiving'),
] as const satisfies readonly PlainField[];

/** ui-screens 12.3. */
export const ES_CELL_LITTER_FIELDS = [
  count('totalPupsBorn', 'Total Pups Born'),
  count('totalFemaleChimeras', 'Total Female Chimeras'),
  count('totalMaleChimeras', 'Total Male Chimeras'),
  count('numberOfMalesWith0To39PercentChimerism', 'Number of Males with 0-39% Chimerism'),
  count('numberOfMalesWith40To79PercentChimerism', 'Number of Males with 40-79% Chimerism'),
  count('numberOfMalesWith80To99PercentChimerism', 'Number of Males with 80-99% Chimerism'),
  count('numberOfMalesWith100PercentChimerism', 'Number of Males with 100% Chimerism'),
] as const satisfies readonly PlainField[];

/** ui-screens 12.4. */
export const MATING_FIELDS = [
  choice('testCrossStrainName', 'Test Cross Strain Name', 'testCrossStrains'),
  { name: 'dateChimerasMated', label: 'Date Chimeras Mated', kind: 'date' },
  count('numberOfChimeraMatingsAttempted', 'Number Of Chimera Matings Attempted'),
  count('numberOfChimeraMatingsSuccessful', 'Number Of Chimera Matings Successful'),
  count('numberOfChimerasWithGltFromCct', 'Number Of Chimeras With GLT From CCT'),
  count('numberOfChimerasWithGltFromGenotyping', 'Number Of Chimeras With GLT From Genotyping'),
  count('numberOfChimerasWith0To9PercentGlt', 'Number of Chimeras with 0-9% GLT'),
  count('numberOfChimerasWith10To49PercentGlt', 'Number of Chimeras with 10-49% GLT'),
  count('numberOfChimerasWith50To99PercentGlt', 'Number of Chimeras with 50-99% GLT'),
  count('numberOfChimerasWith100PercentGlt', 'Number of Chimeras with 100% GLT'),
  count('totalF1MiceFromMatings', 'Total F1 Mice From Matings'),
  count('numberOfCctOffspring', 'Number Of CCT Offspring'),
  { name: 'cassetteTransmissionVerified', label: 'Cassette Transmission Verified', kind: 'date' },
  count('numberOfHetOffspring', 'Number Of HET Offspring'),
  count('numberOfLiveGltOffspring', 'Number Of Live GLT Offspring'),
] as const satisfies readonly PlainField[];
