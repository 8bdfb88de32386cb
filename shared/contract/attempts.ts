/** The attempt that a plan carries, one object per kind (api-2 §4), as plans contain it. */
import Type, { type Static } from 'typebox';
import { Link } from './hal.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';

const text = Nullable(Type.String());
const integer = Nullable(Type.Integer());
const decimal = Nullable(Type.Number());
const flag = Nullable(Type.Boolean());
const date = Nullable(CalendarDate);
/** Left out of the response when there is none. */
const legacyId = Type.Optional(Type.Integer({ description: 'Legacy identifier, read-only' }));

export const Nuclease = Type.Object({
  id: Type.Integer(),
  typeName: text,
  className: text,
  concentration: Nullable(Type.Number({ description: 'ng/µl' })),
});
export type Nuclease = Static<typeof Nuclease>;

export const Guide = Type.Object({
  id: Type.Integer(),
  gid: text,
  sequence: Nullable(Type.String({ description: 'Guide sequence with its PAM' })),
  guideSequence: text,
  pam: text,
  chr: Nullable(Type.String({ description: 'Without the prefix chr' })),
  start: integer,
  stop: integer,
  strand: text,
  genomeBuild: text,
  grnaConcentration: Nullable(Type.Number({ description: 'ng/µl' })),
  truncatedGuide: flag,
  reversed: flag,
  sangerService: flag,
  formatName: text,
  sourceName: text,
});
export type Guide = Static<typeof Guide>;

export const MutagenesisDonor = Type.Object({
  id: Type.Integer(),
  vectorName: text,
  oligoSequenceFasta: text,
  concentration: decimal,
  preparationTypeName: text,
});
export type MutagenesisDonor = Static<typeof MutagenesisDonor>;

export const AttemptReagent = Type.Object({
  id: Type.Integer(),
  reagentName: Type.String(),
  name: Type.Optional(Type.String({ description: 'The same as reagentName, for clients that call it so' })),
  reagentDescription: Nullable(Type.String({ description: 'From the catalogue' })),
  concentration: decimal,
});

export const GenotypePrimer = Type.Object({
  id: Type.Integer(),
  name: text,
  sequence: text,
  genomicStartCoordinate: integer,
  genomicEndCoordinate: integer,
});

/** Screening of the founders; its id is the number of the plan. */
export const Assay = Type.Object({
  id: Type.Integer(),
  typeName: text,
  numFounderPups: integer,
  numFounderSelectedForBreeding: integer,
  founderNumAssays: integer,
  numG0WhereMutationDetected: integer,
  numNhejG0Mutants: integer,
  numDeletionG0Mutants: integer,
  numHrG0Mutants: integer,
  numHdrG0Mutants: integer,
  numHdrG0MutantsAllDonorsInserted: integer,
  numHdrG0MutantsSubsetDonorsInserted: integer,
});

/** api-2 §4.1. */
export const CrisprAttempt = Type.Object({
  imitsMiAttemptId: legacyId,
  miDate: date,
  attemptExternalRef: text,
  experimental: flag,
  comment: text,
  mutagenesisExternalRef: text,
  embryoTransferDay: text,
  totalTransferred: integer,
  totalEmbryosInjected: integer,
  totalEmbryosSurvived: integer,
  embryo2Cell: Nullable(Type.String({ description: 'Number of embryos at the two-cell stage, as text' })),
  strainInjectedName: text,
  nucleases: Type.Array(Nuclease),
  guides: Type.Array(Guide),
  mutagenesisDonors: Type.Array(MutagenesisDonor),
  reagents: Type.Array(AttemptReagent),
  genotypePrimers: Type.Array(GenotypePrimer),
  assay: Nullable(Assay),
});
export type CrisprAttempt = Static<typeof CrisprAttempt>;

/** api-2 §4.2. */
export const EsCellAttempt = Type.Object({
  esCellName: Type.String(),
  imitsMiAttemptId: legacyId,
  miDate: date,
  attemptExternalRef: text,
  experimental: flag,
  comment: text,
  blastStrainName: text,
  totalBlastsInjected: integer,
  totalTransferred: integer,
  numberSurrogatesReceiving: integer,
  totalPupsBorn: integer,
  totalFemaleChimeras: integer,
  totalMaleChimeras: integer,
  totalChimeras: Nullable(Type.Integer({ description: 'Female and male, where both are given' })),
  numberOfMalesWith0To39PercentChimerism: integer,
  numberOfMalesWith40To79PercentChimerism: integer,
  numberOfMalesWith80To99PercentChimerism: integer,
  numberOfMalesWith100PercentChimerism: integer,
  testCrossStrainName: text,
  dateChimerasMated: date,
  numberOfChimeraMatingsAttempted: integer,
  numberOfChimeraMatingsSuccessful: integer,
  numberOfChimerasWithGltFromCct: integer,
  numberOfChimerasWithGltFromGenotyping: integer,
  numberOfChimerasWith0To9PercentGlt: integer,
  numberOfChimerasWith10To49PercentGlt: integer,
  numberOfChimerasWith50To99PercentGlt: integer,
  numberOfChimerasWith100PercentGlt: integer,
  totalF1MiceFromMatings: integer,
  numberOfCctOffspring: integer,
  cassetteTransmissionVerified: date,
  numberOfHetOffspring: integer,
  numberOfLiveGltOffspring: integer,
});
export type EsCellAttempt = Static<typeof EsCellAttempt>;

const excision = {
  modificationExternalRef: text,
  numberOfCreMatingsSuccessful: integer,
  tatCre: flag,
  deleterStrainName: text,
};

/** api-2 §4.3. */
export const EsCellAlleleModificationAttempt = Type.Object({
  ...excision,
  imitsMouseAlleleModId: legacyId,
  imitsTargRepAlleleId: legacyId,
});

/** api-2 §4.4. */
export const CrisprAlleleModificationAttempt = Type.Object(excision);

/** api-2 §4.5: read-only. */
export const BreedingAttempt = Type.Object({
  numberOfCreMatingsStarted: integer,
  numberOfCreMatingsSuccessful: integer,
  creExcesion: flag,
  tatCre: flag,
  deleterStrainName: text,
});

/** api-2 §4.6. */
export const PhenotypingAttempt = Type.Object({
  imitsPhenotypeAttemptId: legacyId,
  imitsPhenotypingProductionId: legacyId,
  imitsParentColonyId: legacyId,
  doNotCountTowardsCompleteness: flag,
  phenotypingExternalRef: Type.String(),
  phenotypingBackgroundStrainName: Type.String(),
  cohortProductionWorkUnitName: Type.String({ description: "The plan's own work unit where none was given" }),
  _links: Type.Optional(Type.Object({ phenotypingStages: Type.Array(Link) })),
});
export type PhenotypingAttempt = Static<typeof PhenotypingAttempt>;

/** The members of a plan that describe its attempt (api-2 §3.2): at most one is there, chosen by the attempt type. */
export const ATTEMPT_MEMBERS = {
  crisprAttempt: Type.Optional(CrisprAttempt),
  esCellAttempt: Type.Optional(EsCellAttempt),
  esCellAlleleModificationAttempt: Type.Optional(EsCellAlleleModificationAttempt),
  crisprAlleleModificationAttempt: Type.Optional(CrisprAlleleModificationAttempt),
  phenotypingAttemptResponse: Type.Optional(
    Type.Union([PhenotypingAttempt, Type.Object({}, { maxProperties: 0 })]),
  ),
  breedingAttempt: Type.Optional(BreedingAttempt),
};
export const AttemptMembers = Type.Object(ATTEMPT_MEMBERS);
export type AttemptMembers = Static<typeof AttemptMembers>;
