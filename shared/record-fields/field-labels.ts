/**
 * The labels of fields under the names of the history, which are those of the reference's model. A field without an entry
 * has its name, in words, as its label.
 */
import {
  ASSAY_FIELDS,
  CRISPR_DETAILS_FIELDS,
  CRISPR_TITLES,
  GUIDE_LABELS,
  INJECTION_FIELDS,
  MUTAGENESIS_FIELDS,
  NUCLEASE_CELLS,
  PRIMER_CELLS,
  TWO_CELL_STAGE,
} from './crispr-fields.ts';
import { ES_CELL_LITTER_FIELDS, ES_CELL_NAME, MATING_FIELDS, TRANSFER_FIELDS } from './es-cell-fields.ts';
import { labelsOf } from './field.ts';
import { MODIFICATION_FIELDS } from './modification-fields.ts';
import { EXON_TITLES, PART_LABELS, QC_RESULT_LABELS } from './mutation-labels.ts';
import { COLONY_FIELDS } from './outcome-fields.ts';
import { PHENOTYPING_FIELDS, STAGE_FIELDS, TISSUE_LABELS, TISSUE_TITLE } from './phenotyping-fields.ts';
import { ES_CELL_DETAILS, PROJECT_LABELS } from './project-labels.ts';

const crispr = labelsOf([...CRISPR_DETAILS_FIELDS, ...MUTAGENESIS_FIELDS, ...INJECTION_FIELDS]);
const { typeName: assayType, ...assay } = labelsOf(ASSAY_FIELDS);
const esCell = labelsOf([ES_CELL_NAME, ...TRANSFER_FIELDS, ...ES_CELL_LITTER_FIELDS, ...MATING_FIELDS]);
const nuclease = labelsOf(NUCLEASE_CELLS);
const primer = labelsOf(PRIMER_CELLS);
const phenotyping = labelsOf(PHENOTYPING_FIELDS);
const colony = labelsOf(COLONY_FIELDS);

/** Labels of fields that no form has. */
const WITHOUT_FORM = {
  esCellQcOnly: 'ES Cell QC Only',
  creExcesion: 'Cre Excision',
  // Each kind of allele modification has its own label in the forms.
  modificationExternalRef: 'Allele Modification external Ref',
  symbol: 'Symbol',
  accId: 'Accession Id',
  description: 'Description',
  mgiAlleleId: 'MGI Allele Id',
  mgiStrainAccId: 'MGI Strain Accession Id',
  mgiAlleleSymbolRequiresConstruction: 'MGI Allele Symbol Requires Construction',
  mgiAlleleSymbolWithoutImpcAbbreviation: 'MGI Allele Symbol Without IMPC Abbreviation',
  isDeletionCoordinatesUpdatedManually: 'Manually Updated',
  ins: 'Insertion',
  exonId: 'Exon ID',
  alignedFastas: 'Aligned FASTA',
};

export const FIELD_LABELS: Readonly<Record<string, string>> = {
  ...WITHOUT_FORM,
  ...PROJECT_LABELS,
  projectEsCellQc: ES_CELL_DETAILS,
  esCellsReceivedFrom: PROJECT_LABELS.esCellsReceivedFromName,

  ...esCell,
  ...crispr,
  miExternalRef: crispr.attemptExternalRef,
  embryo2Cell: TWO_CELL_STAGE,
  primers: CRISPR_TITLES.primers,
  genomicStartCoordinate: primer.genomicStartCoordinate,
  genomicEndCoordinate: primer.genomicEndCoordinate,
  mutagenesisDonors: CRISPR_TITLES.donors,
  crisprAttemptReagents: CRISPR_TITLES.reagents,
  nucleaseType: nuclease.typeName,
  nucleaseClass: nuclease.className,
  gid: GUIDE_LABELS.gid,
  pam: GUIDE_LABELS.pam,
  guideFormat: GUIDE_LABELS.formatName,
  guideSource: GUIDE_LABELS.sourceName,
  grnaConcentration: GUIDE_LABELS.grnaConcentration,
  concentration: nuclease.concentration,
  ...assay,
  assay: CRISPR_TITLES.assay,
  assayType,

  tatCre: labelsOf(MODIFICATION_FIELDS.crispr).tatCre,
  ...phenotyping,
  cohortWorkUnit: phenotyping.cohortProductionWorkUnitName,
  ...labelsOf(STAGE_FIELDS),
  tissueDistributions: TISSUE_TITLE,
  materialDepositedType: TISSUE_LABELS.materialDepositedTypeName,

  genotypingComment: colony.genotypingComment,
  ...EXON_TITLES,
  isMutationDeletionChecked: PART_LABELS.release,
  mutationQcResults: PART_LABELS.mutationQcResults,
  qcType: QC_RESULT_LABELS.qcTypeName,
  qcNote: PART_LABELS.qcNote,
  molecularMutationDeletion: PART_LABELS.molecularMutationDeletions,
  mutationSequences: PART_LABELS.mutationSequences,
  insertionSequences: PART_LABELS.insertionSequences,
};

/** Where the same name has another label: by the last two parts of the path. */
export const LABELS_IN_CONTEXT: Readonly<Record<string, string>> = {
  'crisprAttempt.strain': crispr.strainInjectedName,
  'esCellAttempt.totalTransferred': esCell.totalTransferred,
  'phenotypingAttempt.strain': phenotyping.phenotypingBackgroundStrainName,
  'colony.strain': colony.backgroundStrainName,
  'specimen.strain': colony.backgroundStrainName,
};
