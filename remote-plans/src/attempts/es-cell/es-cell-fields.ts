import type { PlainField } from '../fields/plain-field.ts';

/** Fields of an ES cell attempt in the order of its cards (ui-screens 12; api-2 §4.2 for the names). */

/** Chosen by the dialog, see EsCellNameField. */
export const ES_CELL_NAME = {
  name: 'esCellName',
  label: 'ES Cell Name',
  kind: 'text',
} as const satisfies PlainField;

/** ui-screens 12.1, the name aside. */
export const DETAILS_FIELDS = [
  { name: 'miDate', label: 'MI date', kind: 'date' },
  { name: 'attemptExternalRef', label: 'MI external Ref', kind: 'text', isRequired: true },
  { name: 'experimental', label: 'Experimental', kind: 'flag' },
  { name: 'comment', label: 'Comments', kind: 'area' },
] as const satisfies readonly PlainField[];

/** ui-screens 12.2. */
export const TRANSFER_FIELDS = [
  { name: 'blastStrainName', label: 'Blast Strain Name', kind: 'choice', list: 'blastStrains' },
  { name: 'totalBlastsInjected', label: 'Total Blasts Injected', kind: 'count' },
  { name: 'totalTransferred', label: 'Total Transferred', kind: 'count' },
  { name: 'numberSurrogatesReceiving', label: 'Number Surrogates Receiving', kind: 'count' },
] as const satisfies readonly PlainField[];

/** ui-screens 12.3. */
export const LITTER_FIELDS = [
  { name: 'totalPupsBorn', label: 'Total Pups Born', kind: 'count' },
  { name: 'totalFemaleChimeras', label: 'Total Female Chimeras', kind: 'count' },
  { name: 'totalMaleChimeras', label: 'Total Male Chimeras', kind: 'count' },
  {
    name: 'numberOfMalesWith0To39PercentChimerism',
    label: 'Number of Males with 0-39% Chimerism',
    kind: 'count',
  },
  {
    name: 'numberOfMalesWith40To79PercentChimerism',
    label: 'Number of Males with 40-79% Chimerism',
    kind: 'count',
  },
  {
    name: 'numberOfMalesWith80To99PercentChimerism',
    label: 'Number of Males with 80-99% Chimerism',
    kind: 'count',
  },
  {
    name: 'numberOfMalesWith100PercentChimerism',
    label: 'Number of Males with 100% Chimerism',
    kind: 'count',
  },
] as const satisfies readonly PlainField[];

/** ui-screens 12.4. */
export const MATING_FIELDS = [
  { name: 'testCrossStrainName', label: 'Test Cross Strain Name', kind: 'choice', list: 'testCrossStrains' },
  { name: 'dateChimerasMated', label: 'Date Chimeras Mated', kind: 'date' },
  {
    name: 'numberOfChimeraMatingsAttempted',
    label: 'Number Of Chimera Matings Attempted',
    kind: 'count',
  },
  {
    name: 'numberOfChimeraMatingsSuccessful',
    label: 'Number Of Chimera Matings Successful',
    kind: 'count',
  },
  { name: 'numberOfChimerasWithGltFromCct', label: 'Number Of Chimeras With GLT From CCT', kind: 'count' },
  {
    name: 'numberOfChimerasWithGltFromGenotyping',
    label: 'Number Of Chimeras With GLT From Genotyping',
    kind: 'count',
  },
  { name: 'numberOfChimerasWith0To9PercentGlt', label: 'Number of Chimeras with 0-9% GLT', kind: 'count' },
  {
    name: 'numberOfChimerasWith10To49PercentGlt',
    label: 'Number of Chimeras with 10-49% GLT',
    kind: 'count',
  },
  {
    name: 'numberOfChimerasWith50To99PercentGlt',
    label: 'Number of Chimeras with 50-99% GLT',
    kind: 'count',
  },
  { name: 'numberOfChimerasWith100PercentGlt', label: 'Number of Chimeras with 100% GLT', kind: 'count' },
  { name: 'totalF1MiceFromMatings', label: 'Total F1 Mice From Matings', kind: 'count' },
  { name: 'numberOfCctOffspring', label: 'Number Of CCT Offspring', kind: 'count' },
  { name: 'cassetteTransmissionVerified', label: 'Cassette Transmission Verified', kind: 'date' },
  { name: 'numberOfHetOffspring', label: 'Number Of HET Offspring', kind: 'count' },
  { name: 'numberOfLiveGltOffspring', label: 'Number Of Live GLT Offspring', kind: 'count' },
] as const satisfies readonly PlainField[];
