import type { ReactNode } from 'react';
import type { GeneAllele, GeneOutcome } from 'shared/contract';
import { NOTHING, AlleleSymbol, mgiAlleleAddress } from 'shared/domain';
import { Card, DataTable, ExternalLink, Lines, Link, Stack, StatusBadge, type Column } from 'shared/ui';
import { outcomeAddress, planAddress } from './addresses.ts';
import { ProductsTable } from './products-table.tsx';
import { Since } from './status-since.tsx';

/** One line for each allele, side by side over the columns about alleles. */
function AlleleLines({ outcome, cell }: { outcome: GeneOutcome; cell: (allele: GeneAllele) => ReactNode }) {
  if (outcome.alleles.length === 0) return NOTHING;
  return <Lines items={outcome.alleles.map(cell)} />;
}

/** Mutations are on the page of what carries them. */
function mutationId(outcome: GeneOutcome, { min, mgiAlleleId }: GeneAllele) {
  const address = mgiAlleleId === null ? undefined : mgiAlleleAddress(mgiAlleleId);
  const id = (
    <Link isId to={outcomeAddress(outcome)}>
      {min}
    </Link>
  );
  if (address === undefined) return id;
  return (
    <>
      {id} (<ExternalLink href={address}>{mgiAlleleId}</ExternalLink>)
    </>
  );
}

const COLUMNS: readonly Column<GeneOutcome>[] = [
  {
    id: 'name',
    header: 'Colony',
    isRowHeader: true,
    cell: (outcome) => <Link to={outcomeAddress(outcome)}>{outcome.name ?? outcome.tpo}</Link>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ statusName }) => (statusName === null ? NOTHING : <StatusBadge status={statusName} />),
  },
  { id: 'since', header: 'Since', cell: ({ since }) => <Since date={since} /> },
  {
    id: 'symbol',
    header: 'Allele Symbol',
    cell: (outcome) => (
      <AlleleLines
        outcome={outcome}
        cell={({ symbol }) => (symbol === null ? NOTHING : <AlleleSymbol symbol={symbol} />)}
      />
    ),
  },
  {
    id: 'type',
    header: 'Mutation Type',
    cell: (outcome) => (
      <AlleleLines outcome={outcome} cell={(allele) => allele.molecularMutationTypeName ?? NOTHING} />
    ),
  },
  {
    id: 'min',
    header: 'Mutation id',
    cell: (outcome) => <AlleleLines outcome={outcome} cell={(allele) => mutationId(outcome, allele)} />,
  },
  {
    id: 'pin',
    header: 'Plan id',
    cell: (outcome) => (
      <Link isId to={planAddress({ ...outcome, typeName: 'production' })}>
        {outcome.pin}
      </Link>
    ),
  },
  { id: 'unit', header: 'Work Unit', cell: ({ workUnitName }) => workUnitName },
];

/** Where there are specimens too, a column says which is which. */
const COLUMNS_WITH_KIND: readonly Column<GeneOutcome>[] = [
  ...COLUMNS,
  { id: 'kind', header: 'Outcome type', cell: ({ outcomeTypeName }) => outcomeTypeName },
];

const outcomeKey = ({ tpo }: GeneOutcome) => tpo;

/** What the plans yielded: colonies and specimens with the alleles that they carry, and what can be had of them. */
export function OutcomesCard({ outcomes }: { outcomes: readonly GeneOutcome[] }) {
  const hasSpecimens = outcomes.some(({ outcomeTypeName }) => outcomeTypeName !== 'Colony');
  return (
    <Card title="Alleles and Colonies">
      <Stack gap="5">
        <DataTable
          caption="Colonies and their alleles"
          columns={hasSpecimens ? COLUMNS_WITH_KIND : COLUMNS}
          rows={outcomes}
          rowKey={outcomeKey}
          stickyFirstColumn
        />
        <ProductsTable outcomes={outcomes} />
      </Stack>
    </Card>
  );
}
