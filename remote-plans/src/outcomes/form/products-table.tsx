import { useMemo } from 'react';
import type { Configuration } from 'shared/contract';
import { RowTable, useRows, type RowColumn, type RowColumns } from 'shared/ui-forms';
import { OUTCOME_SECTIONS } from './outcome-sections.ts';
import { PRODUCT_FIELDS } from './outcome-fields.ts';
import { emptyProduct, type ProductValues } from './outcome-values.ts';

type Lists = Pick<Configuration, 'workUnits' | 'productTypes' | 'distributionNetworks'>;

/** The ways in which a colony is offered to others (ui-screens 15.9). */
export function ProductsTable({ lists }: { lists: Lists }) {
  const rows = useRows<ProductValues>('products.rows');
  const columns = useMemo(() => columnsOf(lists), [lists]);
  return (
    <RowTable
      rows={rows}
      title={OUTCOME_SECTIONS.products.title}
      rowLabel="Product"
      columns={columns}
      emptyRow={emptyProduct}
      addText="Add product"
    />
  );
}

/** What the server refuses to do without (api-2 §13.1). */
const REQUIRED: Partial<Record<ProductField, string>> = {
  distributionCentreName: 'Distribution Centre is required',
  productTypeName: 'Product Type is required',
};

type ProductField = (typeof PRODUCT_FIELDS)[number]['name'];

function columnsOf(lists: Lists): RowColumns<ProductValues> {
  return PRODUCT_FIELDS.map((field): RowColumn<ProductValues> => {
    const column = { field: field.name, header: field.label, required: REQUIRED[field.name] };
    switch (field.kind) {
      case 'choice':
        return { ...column, control: { kind: 'select', options: lists[field.list] } };
      case 'date':
        return { ...column, control: { kind: 'date' } };
      // The server or another system gives it.
      case 'text':
        return { ...column, control: { kind: 'readOnly' } };
    }
  });
}
