import type { PhenotypingStage } from 'shared/contract';
import type { FormSection } from 'shared/edit-form';
import {
  labelsOf,
  labelsOfRows,
  STAGE_FIELDS,
  STAGE_LABELS,
  TISSUE_LABELS,
  TISSUE_TITLE,
  type PlainField,
} from 'shared/record-fields';
import { FieldRowFacts, FieldRows } from '../../attempts/fields/field-rows.tsx';

export const DETAILS: FormSection = {
  id: 'details',
  title: 'Phenotyping Stage Details',
  labels: { phenotypingTypeName: STAGE_LABELS.phenotypingTypeName, ...labelsOf(STAGE_FIELDS) },
};

/** Named like the list in the body, so that the server's errors find their cells. */
export const TISSUE: FormSection = {
  id: 'tissueDistributions',
  title: TISSUE_TITLE,
  labels: labelsOfRows(TISSUE_LABELS),
};

export const TISSUE_FIELDS = [
  { name: 'startDate', label: TISSUE_LABELS.startDate, kind: 'date' },
  { name: 'endDate', label: TISSUE_LABELS.endDate, kind: 'date' },
  { name: 'workUnitName', label: TISSUE_LABELS.workUnitName, kind: 'choice', list: 'workUnits' },
  {
    name: 'materialDepositedTypeName',
    label: TISSUE_LABELS.materialDepositedTypeName,
    kind: 'choice',
    list: 'materialTypes',
  },
] as const satisfies readonly PlainField[];

const REQUIRED = ['workUnitName', 'materialDepositedTypeName'];

/** Where tissue of a stage is kept, to edit (ui-screens 17). */
export function TissueTable() {
  return (
    <FieldRows
      section={TISSUE}
      fields={TISSUE_FIELDS}
      required={REQUIRED}
      rowLabel="Tissue distribution"
      addText="Add tissue distribution"
    />
  );
}

/** The same to read. */
export function TissueFacts({ tissueDistributions }: Pick<PhenotypingStage, 'tissueDistributions'>) {
  return <FieldRowFacts title={TISSUE.title} fields={TISSUE_FIELDS} rows={tissueDistributions} />;
}
