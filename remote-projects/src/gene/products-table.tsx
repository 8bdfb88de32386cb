import { useMemo } from 'react';
import type { GeneOutcome, GeneProduct } from 'shared/contract';
import { NOTHING } from 'shared/domain';
import { labelsOf, PRODUCT_FIELDS } from 'shared/record-fields';
import { DataTable, Heading, Link, Stack, type Column } from 'shared/ui';
import { outcomeAddress } from './addresses.ts';
import { Since } from './status-since.tsx';

interface ProductRow {
  outcome: GeneOutcome;
  product: GeneProduct;
}

const TITLE = 'Distribution Products';
const LABELS = labelsOf(PRODUCT_FIELDS);

const COLUMNS: readonly Column<ProductRow>[] = [
  {
    id: 'name',
    header: 'Colony',
    isRowHeader: true,
    cell: ({ outcome }) => <Link to={outcomeAddress(outcome)}>{outcome.name ?? outcome.tpo}</Link>,
  },
  { id: 'type', header: LABELS.productTypeName, cell: ({ product }) => product.productTypeName },
  {
    id: 'centre',
    header: LABELS.distributionCentreName,
    cell: ({ product }) => product.distributionCentreName,
  },
  {
    id: 'network',
    header: LABELS.distributionNetworkName,
    cell: ({ product }) => product.distributionNetworkName ?? NOTHING,
  },
  { id: 'start', header: LABELS.startDate, cell: ({ product }) => <Since date={product.startDate} /> },
  { id: 'end', header: LABELS.endDate, cell: ({ product }) => <Since date={product.endDate} /> },
];

const rowKey = ({ outcome }: ProductRow, index: number) => `${outcome.tpo} ${index}`;

/** Whether there are mice, or sperm, to be had of the colonies: what, where, and between which days; nothing where there are none. */
export function ProductsTable({ outcomes }: { outcomes: readonly GeneOutcome[] }) {
  const rows = useMemo(
    () =>
      outcomes.flatMap((outcome) =>
        (outcome.distributionProducts ?? []).map((product) => ({ outcome, product })),
      ),
    [outcomes],
  );
  if (rows.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {TITLE}
      </Heading>
      <DataTable caption={TITLE} columns={COLUMNS} rows={rows} rowKey={rowKey} stickyFirstColumn />
    </Stack>
  );
}
