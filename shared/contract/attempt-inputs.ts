/**
 * The attempt of a plan as clients send it (api-2 §4): whole answers sent back are fine, what is read-only is ignored.
 * An id that is missing, null, not positive or not one of this plan's asks for a new row (§21).
 */
import Type, { type Static } from 'typebox';
import { InputBoolean, InputDate, InputDecimal, InputInteger, InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

export const NucleaseInput = Type.Object({
  id: InputInteger,
  typeName: InputText,
  className: InputText,
  concentration: InputDecimal,
});
export type NucleaseInput = Static<typeof NucleaseInput>;

export const GuideInput = Type.Object({
  id: InputInteger,
  sequence: InputText,
  guideSequence: InputText,
  pam: InputText,
  chr: InputText,
  start: InputInteger,
  stop: InputInteger,
  strand: InputText,
  genomeBuild: InputText,
  grnaConcentration: InputDecimal,
  truncatedGuide: InputBoolean,
  reversed: InputBoolean,
  sangerService: InputBoolean,
  formatName: InputText,
  sourceName: InputText,
});
export type GuideInput = Static<typeof GuideInput>;

export const MutagenesisDonorInput = Type.Object({
  id: InputInteger,
  vectorName: InputText,
  oligoSequenceFasta: InputText,
  concentration: InputDecimal,
  preparationTypeName: InputText,
});
export type MutagenesisDonorInput = Static<typeof MutagenesisDonorInput>;

export const AttemptReagentInput = Type.Object({
  id: InputInteger,
  reagentName: InputText,
  concentration: InputDecimal,
});
export type AttemptReagentInput = Static<typeof AttemptReagentInput>;

export const GenotypePrimerInput = Type.Object({
  id: InputInteger,
  name: InputText,
  sequence: InputText,
  genomicStartCoordinate: InputInteger,
  genomicEndCoordinate: InputInteger,
});
export type GenotypePrimerInput = Static<typeof GenotypePrimerInput>;

export const AssayInput = Type.Object({
  typeName: InputText,
  numFounderPups: InputInteger,
  numFounderSelectedForBreeding: InputInteger,
  founderNumAssays: InputInteger,
  numG0WhereMutationDetected: InputInteger,
  numNhejG0Mutants: InputInteger,
  numDeletionG0Mutants: InputInteger,
  numHrG0Mutants: InputInteger,
  numHdrG0Mutants: InputInteger,
  numHdrG0MutantsAllDonorsInserted: InputInteger,
  numHdrG0MutantsSubsetDonorsInserted: InputInteger,
});
export type AssayInput = Static<typeof AssayInput>;

export const CrisprAttemptInput = Type.Object({
  miDate: InputDate,
  attemptExternalRef: InputText,
  experimental: InputBoolean,
  comment: InputText,
  mutagenesisExternalRef: InputText,
  embryoTransferDay: InputText,
  totalTransferred: InputInteger,
  totalEmbryosInjected: InputInteger,
  totalEmbryosSurvived: InputInteger,
  embryo2Cell: InputText,
  strainInjectedName: InputText,
  nucleases: Type.Optional(Nullable(Type.Array(NucleaseInput))),
  guides: Type.Optional(Nullable(Type.Array(GuideInput))),
  mutagenesisDonors: Type.Optional(Nullable(Type.Array(MutagenesisDonorInput))),
  reagents: Type.Optional(Nullable(Type.Array(AttemptReagentInput))),
  genotypePrimers: Type.Optional(Nullable(Type.Array(GenotypePrimerInput))),
  assay: Type.Optional(Nullable(AssayInput)),
});
export type CrisprAttemptInput = Static<typeof CrisprAttemptInput>;

export const EsCellAttemptInput = Type.Object({
  esCellName: InputText,
  miDate: InputDate,
  attemptExternalRef: InputText,
  experimental: InputBoolean,
  comment: InputText,
  blastStrainName: InputText,
  totalBlastsInjected: InputInteger,
  totalTransferred: InputInteger,
  numberSurrogatesReceiving: InputInteger,
  totalPupsBorn: InputInteger,
  totalFemaleChimeras: InputInteger,
  totalMaleChimeras: InputInteger,
  totalChimeras: InputInteger,
  numberOfMalesWith0To39PercentChimerism: InputInteger,
  numberOfMalesWith40To79PercentChimerism: InputInteger,
  numberOfMalesWith80To99PercentChimerism: InputInteger,
  numberOfMalesWith100PercentChimerism: InputInteger,
  testCrossStrainName: InputText,
  dateChimerasMated: InputDate,
  numberOfChimeraMatingsAttempted: InputInteger,
  numberOfChimeraMatingsSuccessful: InputInteger,
  numberOfChimerasWithGltFromCct: InputInteger,
  numberOfChimerasWithGltFromGenotyping: InputInteger,
  numberOfChimerasWith0To9PercentGlt: InputInteger,
  numberOfChimerasWith10To49PercentGlt: InputInteger,
  numberOfChimerasWith50To99PercentGlt: InputInteger,
  numberOfChimerasWith100PercentGlt: InputInteger,
  totalF1MiceFromMatings: InputInteger,
  numberOfCctOffspring: InputInteger,
  cassetteTransmissionVerified: InputDate,
  numberOfHetOffspring: InputInteger,
  numberOfLiveGltOffspring: InputInteger,
});
export type EsCellAttemptInput = Static<typeof EsCellAttemptInput>;

export const AlleleModificationAttemptInput = Type.Object({
  modificationExternalRef: InputText,
  numberOfCreMatingsSuccessful: InputInteger,
  tatCre: InputBoolean,
  deleterStrainName: InputText,
});
export type AlleleModificationAttemptInput = Static<typeof AlleleModificationAttemptInput>;

export const PhenotypingAttemptInput = Type.Object({
  phenotypingExternalRef: InputText,
  phenotypingBackgroundStrainName: InputText,
  doNotCountTowardsCompleteness: InputBoolean,
  cohortProductionWorkUnitName: InputText,
});
export type PhenotypingAttemptInput = Static<typeof PhenotypingAttemptInput>;

/** The members of a plan's body that carry an attempt; the one of the plan's own attempt type counts. */
export const ATTEMPT_INPUTS = {
  crisprAttempt: Type.Optional(Nullable(CrisprAttemptInput)),
  esCellAttempt: Type.Optional(Nullable(EsCellAttemptInput)),
  esCellAlleleModificationAttempt: Type.Optional(Nullable(AlleleModificationAttemptInput)),
  crisprAlleleModificationAttempt: Type.Optional(Nullable(AlleleModificationAttemptInput)),
  phenotypingAttempt: Type.Optional(Nullable(PhenotypingAttemptInput)),
};
export const AttemptInputs = Type.Object(ATTEMPT_INPUTS);
export type AttemptInputs = Static<typeof AttemptInputs>;
