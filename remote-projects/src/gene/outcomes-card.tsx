import type { ReactNode } from 'react';
import type { GeneAllele, GeneOutcome } from 'shared/contract';
import { NOTHING, AlleleSymbol, mgiAlleleAddress } from 'shared/domain';
import { Card, DataTable, ExternalLink, Lines, Link, StatusBadge, type Column } from 'shared/ui';
import { outcomeAddress } from './addresses.ts';
import { Since } from './status-since.tsx';

/** One line for each allele, side by side over the columns about alleles. */
function AlleleLines({ outcome, cell }: { outcome: GeneOutcome; cell: (allele: GeneAllele) => ReactNode }) {
  if (outcome.alleles.length === 0) return NOTHING;
  return <Lines items={outcome.alleles.map(cell)} />;
}

function MutationId({ min, mgiAlleleId }: GeneAllele) {
  const address = mgiAlleleId === null ? undefined : mgiAlleleAddress(mgiAlleleId);
  const id = <span className="gt-id">{min}</span>;
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
    header: 'Molecular Mutation Type',
    cell: (outcome) => (
      <AlleleLines outcome={outcome} cell={(allele) => allele.molecularMutationTypeName ?? NOTHING} />
    ),
  },
  { id: 'unit', header: 'Work Unit', cell: ({ workUnitName }) => workUnitName },
  {
    id: 'min',
    header: 'Mutation id',
    cell: (outcome) => <AlleleLines outcome={outcome} cell={MutationId} />,
  },
  { id: 'pin', header: 'Plan id', cell: ({ pin }) => <span className="gt-id">{pin}</span> },
];

/** Where there are specimens too, a column says which is which. */
const COLUMNS_WITH_KIND: readonly Column<GeneOutcome>[] = [
  ...COLUMNS,
  { id: 'kind', header: 'Outcome type', cell: ({ outcomeTypeName }) => outcomeTypeName },
];

const outcomeKey = ({ tpo }: GeneOutcome) => tpo;

/** What the plans yielded: colonies and specimens with the alleles that they carry. */
export function OutcomesCard({ outcomes }: { outcomes: readonly GeneOutcome[] }) {
  const hasSpecimens = outcomes.some(({ outcomeTypeName }) => outcomeTypeName !== 'Colony');
  return (
    <Card title="Alleles and Colonies">
      <DataTable
        caption="Colonies and their alleles"
        columns={hasSpecimens ? COLUMNS_WITH_KIND : COLUMNS}
        rows={outcomes}
        rowKey={outcomeKey}
        stickyFirstColumn
      />
    </Card>
  );
}
