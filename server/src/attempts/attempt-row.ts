/** Attempts as the database holds them: ids of look-up entries, otherwise the values and names of api-2 §4. */

/** A row of one of the lists of a CRISPR attempt. `id` is null until it is stored. */
interface ListRow {
  id: number | null;
}

export interface NucleaseValues extends ListRow {
  typeId: number | null;
  classId: number | null;
  /** ng/µl */
  concentration: number | null;
}

/** A guide RNA; coordinates are 1-based, inclusive, on `genomeBuild`. */
export interface GuideValues extends ListRow {
  /** Taken over from an earlier system, so exempt from the rules of §6.4. Known of stored guides only. */
  imported?: boolean;
  sequence: string | null;
  guideSequence: string | null;
  pam: string | null;
  chr: string | null;
  start: number | null;
  stop: number | null;
  strand: string | null;
  genomeBuild: string | null;
  /** ng/µl */
  grnaConcentration: number | null;
  truncatedGuide: boolean | null;
  reversed: boolean | null;
  sangerService: boolean | null;
  formatId: number | null;
  sourceId: number | null;
}

export interface DonorValues extends ListRow {
  vectorName: string | null;
  oligoSequenceFasta: string | null;
  /** ng/µl */
  concentration: number | null;
  preparationTypeId: number | null;
}

export interface ReagentValues extends ListRow {
  reagentId: number;
  /** ng/µl, whole numbers */
  concentration: number | null;
}

export interface PrimerValues extends ListRow {
  name: string | null;
  sequence: string | null;
  genomicStartCoordinate: number | null;
  genomicEndCoordinate: number | null;
}

export interface AssayValues {
  typeId: number | null;
  numFounderPups: number | null;
  numFounderSelectedForBreeding: number | null;
  founderNumAssays: number | null;
  numG0WhereMutationDetected: number | null;
  numNhejG0Mutants: number | null;
  numDeletionG0Mutants: number | null;
  numHrG0Mutants: number | null;
  numHdrG0Mutants: number | null;
  numHdrG0MutantsAllDonorsInserted: number | null;
  numHdrG0MutantsSubsetDonorsInserted: number | null;
}

interface CrisprScalars {
  miDate: string | null;
  attemptExternalRef: string | null;
  experimental: boolean | null;
  comment: string | null;
  mutagenesisExternalRef: string | null;
  embryoTransferDay: string | null;
  totalTransferred: number | null;
  totalEmbryosInjected: number | null;
  totalEmbryosSurvived: number | null;
  embryo2Cell: string | null;
  strainInjectedId: number | null;
}

/** A CRISPR attempt as a request asks for it (api-2 §4.1), names resolved and guides converted. */
export interface CrisprValues extends CrisprScalars {
  kind: 'crispr';
  nucleases: readonly NucleaseValues[];
  guides: readonly GuideValues[];
  mutagenesisDonors: readonly DonorValues[];
  reagents: readonly ReagentValues[];
  genotypePrimers: readonly PrimerValues[];
  assay: AssayValues | null;
}

type Stored<Row extends ListRow> = Row & { id: number };

export type GuideRow = Stored<GuideValues> & { gid: string; imported: boolean };

/** A stored CRISPR attempt; lists in order of their ids. */
export interface CrisprAttemptRow extends CrisprScalars {
  kind: 'crispr';
  imitsMiAttemptId: number | null;
  nucleases: readonly Stored<NucleaseValues>[];
  guides: readonly GuideRow[];
  mutagenesisDonors: readonly Stored<DonorValues>[];
  reagents: readonly Stored<ReagentValues>[];
  genotypePrimers: readonly Stored<PrimerValues>[];
  assay: AssayValues | null;
}

/** An ES cell attempt as a request asks for it (api-2 §4.2). */
export interface EsCellValues {
  kind: 'es cell';
  esCellId: number;
  /** Name of the clone; unique in the repository. */
  esCellName: string;
  miDate: string | null;
  attemptExternalRef: string | null;
  experimental: boolean | null;
  comment: string | null;
  blastStrainId: number | null;
  totalBlastsInjected: number | null;
  totalTransferred: number | null;
  numberSurrogatesReceiving: number | null;
  totalPupsBorn: number | null;
  totalFemaleChimeras: number | null;
  totalMaleChimeras: number | null;
  totalChimeras: number | null;
  numberOfMalesWith0To39PercentChimerism: number | null;
  numberOfMalesWith40To79PercentChimerism: number | null;
  numberOfMalesWith80To99PercentChimerism: number | null;
  numberOfMalesWith100PercentChimerism: number | null;
  testCrossStrainId: number | null;
  dateChimerasMated: string | null;
  numberOfChimeraMatingsAttempted: number | null;
  numberOfChimeraMatingsSuccessful: number | null;
  numberOfChimerasWithGltFromCct: number | null;
  numberOfChimerasWithGltFromGenotyping: number | null;
  numberOfChimerasWith0To9PercentGlt: number | null;
  numberOfChimerasWith10To49PercentGlt: number | null;
  numberOfChimerasWith50To99PercentGlt: number | null;
  numberOfChimerasWith100PercentGlt: number | null;
  totalF1MiceFromMatings: number | null;
  numberOfCctOffspring: number | null;
  cassetteTransmissionVerified: string | null;
  /** True when a date of cassette transmission was given; seen in history only. */
  cassetteTransmissionVerifiedAutoComplete: boolean | null;
  numberOfHetOffspring: number | null;
  numberOfLiveGltOffspring: number | null;
}

export interface EsCellAttemptRow extends EsCellValues {
  imitsMiAttemptId: number | null;
}

/** The modification of an allele of either origin, as a request asks for it (api-2 §4.3, §4.4). */
export interface AlleleModificationValues {
  kind: 'es cell allele modification' | 'crispr allele modification';
  modificationExternalRef: string | null;
  numberOfCreMatingsSuccessful: number | null;
  tatCre: boolean | null;
  deleterStrainId: number | null;
}

/** Legacy ids exist for alleles of ES cells only. */
export interface AlleleModificationRow extends AlleleModificationValues {
  imitsMouseAlleleModId: number | null;
  imitsTargRepAlleleId: number | null;
}

/** A phenotyping attempt as a request asks for it (api-2 §4.6); storage demands reference and strain. */
export interface PhenotypingValues {
  kind: 'phenotyping';
  phenotypingExternalRef: string | null;
  backgroundStrainId: number | null;
  doNotCountTowardsCompleteness: boolean | null;
  cohortWorkUnitId: number | null;
}

/** What the attempt needs to know of a stage: for links, the freeze rule and the state of the plan. */
export interface StageOfAttempt {
  id: number;
  psn: string;
  typeId: number;
  statusId: number;
}

export interface PhenotypingAttemptRow extends PhenotypingValues {
  phenotypingExternalRef: string;
  backgroundStrainId: number;
  imitsPhenotypeAttemptId: number | null;
  imitsPhenotypingProductionId: number | null;
  imitsParentColonyId: number | null;
  /** In order of their ids. */
  stages: readonly StageOfAttempt[];
}

/** api-2 §4.5: there is no way to write one. */
export interface BreedingAttemptRow {
  kind: 'breeding';
  numberOfCreMatingsStarted: number | null;
  numberOfCreMatingsSuccessful: number | null;
  creExcision: boolean | null;
  tatCre: boolean | null;
  deleterStrainId: number | null;
}

/** The stored attempt of a plan. */
export type AttemptRow =
  CrisprAttemptRow | EsCellAttemptRow | AlleleModificationRow | PhenotypingAttemptRow | BreedingAttemptRow;

/** An attempt as a request asks for it, ready to be checked and written. */
export type SentAttempt = CrisprValues | EsCellValues | AlleleModificationValues | PhenotypingValues;
