import type { Specimen, SpecimenProperty } from 'shared/contract';
import { RowFacts, type RowFactColumn } from 'shared/ui-forms';

const COLUMNS: readonly RowFactColumn<SpecimenProperty>[] = [
  { header: 'Property', value: ({ propertyTypeName }) => propertyTypeName },
  { header: 'Value', value: ({ value }) => value },
];

/** What else is known of a specimen (PP-18). No list names the properties that there are, so that they can only be read. */
export function SpecimenProperties({ specimen }: { specimen: Specimen | undefined }) {
  const properties = specimen?.specimenProperties ?? [];
  if (properties.length === 0) return null;
  return <RowFacts title="Specimen Properties" columns={COLUMNS} rows={properties} rowKey={({ id }) => id} />;
}
