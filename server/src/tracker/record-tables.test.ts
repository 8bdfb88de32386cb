import {
  AlignedFasta,
  AlignedFastaInput,
  AlleleModificationAttemptInput,
  Assay,
  AssayInput,
  AttemptReagent,
  AttemptReagentInput,
  Colony,
  ColonyInput,
  CrisprAttempt,
  CrisprAttemptInput,
  DistributionProduct,
  DistributionProductInput,
  EsCellAlleleModificationAttempt,
  EsCellAttempt,
  EsCellAttemptInput,
  EsCellDetails,
  EsCellDetailsInput,
  GenotypePrimer,
  GenotypePrimerInput,
  Guide,
  GuideInput,
  InsertionSequence,
  InsertionSequenceInput,
  MolecularMutationDeletion,
  MolecularMutationDeletionInput,
  MutagenesisDonor,
  MutagenesisDonorInput,
  Mutation,
  MutationInput,
  MutationQcResult,
  MutationQcResultInput,
  Nuclease,
  NucleaseInput,
  PhenotypingAttempt,
  PhenotypingAttemptInput,
  PhenotypingStage,
  PhenotypingStageDetailsInput,
  Project,
  ProjectUpdate,
  Specimen,
  SpecimenInput,
  SpecimenProperty,
  SpecimenPropertyInput,
  TargetedExon,
  TargetedExonInput,
  TissueDistribution,
  TissueDistributionInput,
} from 'shared/contract';
import type { TObject, TSchema } from 'typebox';
import type { Field, Fields } from '../platform/records/field.ts';
import {
  ASSAY_FIELDS,
  CRISPR_FIELDS,
  DONOR_FIELDS,
  GUIDE_FIELDS,
  NUCLEASE_FIELDS,
  PRIMER_FIELDS,
  REAGENT_FIELDS,
} from './attempts/crispr/crispr-fields.ts';
import { ES_CELL_FIELDS } from './attempts/es-cell/es-cell-fields.ts';
import {
  BREEDING_FIELDS,
  ES_CELL_MODIFICATION_FIELDS,
  PHENOTYPING_FIELDS,
} from './attempts/other-attempt-fields.ts';
import {
  ALIGNMENT_FIELDS,
  DELETION_FIELDS,
  EXON_FIELDS,
  INSERTION_FIELDS,
  MUTATION_FIELDS,
  QC_RESULT_FIELDS,
} from './mutations/mutation-fields.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './outcomes/colonies/colony-fields.ts';
import { PROPERTY_FIELDS, SPECIMEN_FIELDS } from './outcomes/specimens/specimen-fields.ts';
import { STAGE_FIELDS, TISSUE_FIELDS } from './phenotyping/stage-fields.ts';
import { ES_CELL_QC_FIELDS, PROJECT_FIELDS } from './projects/project-fields.ts';

interface Table {
  fields: Fields;
  input: TObject;
  response: TObject;
  /** Members of bodies that are no fields of the record: what it is found by, and what is computed. */
  besides?: readonly string[];
  /** Names in the API of the fields that requests do not carry, and whose changes are recorded all the same. */
  recorded?: readonly string[];
}

const TABLES: Readonly<Record<string, Table>> = {
  'CRISPR attempt': { fields: CRISPR_FIELDS, input: CrisprAttemptInput, response: CrisprAttempt },
  nuclease: { fields: NUCLEASE_FIELDS, input: NucleaseInput, response: Nuclease },
  guide: { fields: GUIDE_FIELDS, input: GuideInput, response: Guide, recorded: ['gid'] },
  'mutagenesis donor': { fields: DONOR_FIELDS, input: MutagenesisDonorInput, response: MutagenesisDonor },
  reagent: {
    fields: REAGENT_FIELDS,
    input: AttemptReagentInput,
    response: AttemptReagent,
    besides: ['reagentDescription', 'name'],
  },
  'genotype primer': { fields: PRIMER_FIELDS, input: GenotypePrimerInput, response: GenotypePrimer },
  assay: { fields: ASSAY_FIELDS, input: AssayInput, response: Assay },
  'ES cell attempt': {
    fields: ES_CELL_FIELDS,
    input: EsCellAttemptInput,
    response: EsCellAttempt,
    besides: ['esCellName'],
    recorded: ['cassetteTransmissionVerifiedAutoComplete'],
  },
  'allele modification': {
    fields: ES_CELL_MODIFICATION_FIELDS,
    input: AlleleModificationAttemptInput,
    response: EsCellAlleleModificationAttempt,
  },
  'phenotyping attempt': {
    fields: PHENOTYPING_FIELDS,
    input: PhenotypingAttemptInput,
    response: PhenotypingAttempt,
  },
  colony: { fields: COLONY_FIELDS, input: ColonyInput, response: Colony, recorded: ['statusName'] },
  'distribution product': {
    fields: PRODUCT_FIELDS,
    input: DistributionProductInput,
    response: DistributionProduct,
  },
  specimen: { fields: SPECIMEN_FIELDS, input: SpecimenInput, response: Specimen, recorded: ['statusName'] },
  'specimen property': { fields: PROPERTY_FIELDS, input: SpecimenPropertyInput, response: SpecimenProperty },
  stage: {
    fields: STAGE_FIELDS,
    input: PhenotypingStageDetailsInput,
    response: PhenotypingStage,
    besides: ['pin', 'psn', 'phenotypingTypeName', 'phenotypingExternalRef'],
    recorded: ['statusName'],
  },
  tissue: { fields: TISSUE_FIELDS, input: TissueDistributionInput, response: TissueDistribution },
  mutation: {
    fields: MUTATION_FIELDS,
    input: MutationInput,
    response: Mutation,
    besides: ['min'],
    recorded: ['mgiAlleleId', 'mgiAlleleSymbolWithoutImpcAbbreviation'],
  },
  'QC result': { fields: QC_RESULT_FIELDS, input: MutationQcResultInput, response: MutationQcResult },
  insertion: {
    fields: INSERTION_FIELDS,
    input: InsertionSequenceInput,
    response: InsertionSequence,
    recorded: ['ins'],
  },
  deletion: {
    fields: DELETION_FIELDS,
    input: MolecularMutationDeletionInput,
    response: MolecularMutationDeletion,
  },
  exon: { fields: EXON_FIELDS, input: TargetedExonInput, response: TargetedExon },
  alignment: { fields: ALIGNMENT_FIELDS, input: AlignedFastaInput, response: AlignedFasta },
  project: {
    fields: PROJECT_FIELDS,
    input: ProjectUpdate,
    response: Project,
    besides: [
      'tpn',
      'imitsMiPlanId',
      'reactivationDate',
      'assignmentStatusName',
      'summaryStatusName',
      'summaryStatusDate',
      'lastChangeDate',
    ],
  },
  'QC of ES cells': { fields: ES_CELL_QC_FIELDS, input: EsCellDetailsInput, response: EsCellDetails },
};

/** The names of a schema with one value: no lists, no objects, not the id of a row. */
function valueNames({ properties }: TObject, besides: readonly string[]): string[] {
  return Object.entries(properties)
    .filter(([name, schema]) => isValue(schema) && name !== 'id' && !besides.includes(name))
    .map(([name]) => name)
    .sort();
}

function isValue(schema: TSchema): boolean {
  if ('anyOf' in schema && Array.isArray(schema.anyOf))
    return schema.anyOf.every((option: TSchema) => isValue(option));
  return !('type' in schema) || (schema.type !== 'object' && schema.type !== 'array');
}

function apiNames(fields: Fields, isIn: (field: Field) => boolean): string[] {
  return Object.entries(fields)
    .filter(([, field]) => isIn(field))
    .map(([name, field]) => ('api' in field ? (field.api ?? name) : name))
    .sort();
}

const isSent = (field: Field) => field.kind !== 'legacy id' && field.sent !== false;
const isWritten = (field: Field) => field.kind !== 'legacy id' && field.written !== false;
const isShown = (field: Field) => field.kind === 'legacy id' || field.shown !== false;
const isRecorded = (field: Field) => field.kind !== 'legacy id' && field.history !== false;

/** The columns of a table, and the requirements of the contract on them. */
function comparison({ fields, input, response, besides = [], recorded = [] }: Table) {
  const accepted = valueNames(input, besides);
  const written = apiNames(fields, isWritten);
  return {
    said: {
      sent: apiNames(fields, isSent),
      'sent and not stored': accepted.filter((name) => !written.includes(name)),
      shown: apiNames(fields, isShown),
      recorded: apiNames(fields, isRecorded),
    },
    demanded: {
      sent: accepted,
      'sent and not stored': [],
      shown: valueNames(response, besides),
      recorded: [...accepted, ...recorded].sort(),
    },
  };
}

const tables = Object.entries(TABLES);

test.each(tables)(
  'what the API accepts of a %s is stored, shown and recorded (api-2 §20.2)',
  (_name, table) => {
    const { said, demanded } = comparison(table);
    expect(said).toEqual(demanded);
  },
);

const audited = tables.flatMap(([record, table]) =>
  Object.entries(table.fields)
    .filter(([, field]) => isRecorded(field))
    .map(([name]) => [record, name, table] as const),
);

describe('a table is not what the contract demands', () => {
  test.each(audited)('%s without %s', (_record, name, table) => {
    const fields = Object.fromEntries(Object.entries(table.fields).filter(([field]) => field !== name));
    const { said, demanded } = comparison({ ...table, fields });
    expect(said).not.toEqual(demanded);
  });

  test.each(audited)('%s with %s left out of the history', (_record, name, table) => {
    const field = table.fields[name];
    if (field === undefined || field.kind === 'legacy id') throw new Error(`${name} is not recorded`);
    const { said, demanded } = comparison({
      ...table,
      fields: { ...table.fields, [name]: { ...field, history: false } },
    });
    expect(said).not.toEqual(demanded);
  });
});

test('breeding attempts, which nobody writes, are shown and recorded as the model has them', () => {
  expect(apiNames(BREEDING_FIELDS, isRecorded)).toEqual([
    'creExcesion',
    'deleterStrainName',
    'numberOfCreMatingsStarted',
    'numberOfCreMatingsSuccessful',
    'tatCre',
  ]);
});
