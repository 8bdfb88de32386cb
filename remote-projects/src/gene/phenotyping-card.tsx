import { NOTHING } from 'shared/domain';
import { useMemo } from 'react';
import type { GenePlan } from 'shared/contract';
import { Card, DataTable, Link, StatusBadge, type Column } from 'shared/ui';
import { planAddress } from './addresses.ts';
import { phenotypingRows, type PhenotypingRow } from './phenotyping-rows.ts';
import { Since } from './status-since.tsx';

const COLUMNS: readonly Column<PhenotypingRow>[] = [
  {
    id: 'stage',
    header: 'Stage',
    isRowHeader: true,
    cell: ({ address, name }) => <Link to={address}>{name}</Link>,
  },
  { id: 'status', header: 'Status', cell: ({ statusName }) => <StatusBadge status={statusName} /> },
  { id: 'since', header: 'Since', cell: ({ since }) => <Since date={since} /> },
  { id: 'unit', header: 'Work Unit', cell: ({ plan }) => plan.workUnitName },
  {
    id: 'reference',
    header: 'Phenotyping External Reference',
    cell: ({ plan }) => plan.phenotypingExternalRef ?? NOTHING,
  },
  {
    id: 'pin',
    header: 'Plan id',
    cell: ({ plan }) => (
      <Link isId to={planAddress(plan)}>
        {plan.pin}
      </Link>
    ),
  },
];

const rowKey = ({ id }: PhenotypingRow) => id;

/** How far the phenotyping of a gene has come; nothing where there is none. */
export function PhenotypingCard({ plans }: { plans: readonly GenePlan[] }) {
  const rows = useMemo(() => phenotypingRows(plans), [plans]);
  if (rows.length === 0) return null;
  return (
    <Card title="Phenotyping">
      <DataTable caption="Stages of phenotyping" columns={COLUMNS} rows={rows} rowKey={rowKey} />
    </Card>
  );
}
