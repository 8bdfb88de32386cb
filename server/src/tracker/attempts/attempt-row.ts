/** Attempts as they are stored: ids of look-up entries, otherwise the values and names of api-2 §4. */
import type { RowOf, SentOf } from '../../platform/records/field.ts';
import type {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  GUIDE_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './crispr/crispr-fields.ts';
import type { ES_CELL_FIELDS } from './es-cell/es-cell-fields.ts';
import type {
  BREEDING_FIELDS,
  ES_CELL_MODIFICATION_FIELDS,
  MODIFICATION_FIELDS,
  PHENOTYPING_FIELDS,
} from './other-attempt-fields.ts';

/** A row of one of the lists of a CRISPR attempt. `id` is null until it is stored. */
interface ListRow {
  id: number | null;
}

export type NucleaseValues = SentOf<typeof NUCLEASE_FIELDS> & ListRow;
/** `imported` is known of stored guides only. */
export type GuideValues = SentOf<typeof GUIDE_FIELDS> & ListRow & { imported?: boolean };
export type DonorValues = SentOf<typeof DONOR_FIELDS> & ListRow;
export type ReagentValues = SentOf<typeof REAGENT_FIELDS> & ListRow;
export type PrimerValues = SentOf<typeof PRIMER_FIELDS> & ListRow;
export type AssayValues = RowOf<typeof ASSAY_FIELDS>;

/** A CRISPR attempt as a request carries it (api-2 §4.1), names resolved and guides converted. */
export interface CrisprValues extends SentOf<typeof CRISPR_FIELDS> {
  kind: 'crispr';
  nucleases: readonly NucleaseValues[];
  guides: readonly GuideValues[];
  mutagenesisDonors: readonly DonorValues[];
  reagents: readonly ReagentValues[];
  genotypePrimers: readonly PrimerValues[];
  assay: AssayValues | null;
}

type Stored<Row extends ListRow> = Row & { id: number };

export type GuideRow = RowOf<typeof GUIDE_FIELDS> & { id: number };

/** A stored CRISPR attempt; lists in order of their ids. */
export interface CrisprAttemptRow extends RowOf<typeof CRISPR_FIELDS> {
  kind: 'crispr';
  nucleases: readonly Stored<NucleaseValues>[];
  guides: readonly GuideRow[];
  mutagenesisDonors: readonly Stored<DonorValues>[];
  reagents: readonly Stored<ReagentValues>[];
  genotypePrimers: readonly Stored<PrimerValues>[];
  assay: AssayValues | null;
}

/** An ES cell attempt as a request carries it (api-2 §4.2). */
export interface EsCellValues extends Omit<RowOf<typeof ES_CELL_FIELDS>, 'imitsMiAttemptId'> {
  kind: 'es cell';
  /** Name of the clone; unique in the repository. */
  esCellName: string;
}

export interface EsCellAttemptRow extends RowOf<typeof ES_CELL_FIELDS> {
  kind: 'es cell';
  esCellName: string;
}

/** The modification of an allele of either origin, as a request carries it (api-2 §4.3, §4.4). */
export interface AlleleModificationValues extends SentOf<typeof MODIFICATION_FIELDS> {
  kind: 'es cell allele modification' | 'crispr allele modification';
}

/** Legacy ids exist for alleles of ES cells only. */
export interface AlleleModificationRow extends RowOf<typeof ES_CELL_MODIFICATION_FIELDS> {
  kind: AlleleModificationValues['kind'];
}

/** A phenotyping attempt as a request carries it (api-2 §4.6); storage demands reference and strain. */
export interface PhenotypingValues extends SentOf<typeof PHENOTYPING_FIELDS> {
  kind: 'phenotyping';
}

/** What the attempt needs to know of a stage: for links, the freeze rule and the state of the plan. */
export interface StageOfAttempt {
  id: number;
  psn: string;
  typeId: number;
  statusId: number;
}

export interface PhenotypingAttemptRow extends RowOf<typeof PHENOTYPING_FIELDS> {
  kind: 'phenotyping';
  phenotypingExternalRef: string;
  backgroundStrainId: number;
  /** In order of their ids. */
  stages: readonly StageOfAttempt[];
}

/** api-2 §4.5: there is no way to write one. */
export interface BreedingAttemptRow extends RowOf<typeof BREEDING_FIELDS> {
  kind: 'breeding';
}

/** The stored attempt of a plan. */
export type AttemptRow =
  | CrisprAttemptRow
  | EsCellAttemptRow
  | AlleleModificationRow
  | PhenotypingAttemptRow
  | BreedingAttemptRow;

/** An attempt as a request carries it, ready to be checked and written. */
export type SentAttempt = CrisprValues | EsCellValues | AlleleModificationValues | PhenotypingValues;
