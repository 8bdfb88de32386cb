import type { MyPlan, MyWork } from 'shared/contract';
import { Card, DataTable, formatCount, Lines, Link, StatusBadge, Text, type Column } from 'shared/ui';
import { geneAddress, planAddress } from '../gene/addresses.ts';
import { NOTHING, Since } from '../gene/status-since.tsx';

const GENES: Column<MyPlan> = {
  id: 'genes',
  header: 'Gene(s)',
  cell: ({ geneSymbols }) =>
    geneSymbols.length === 0 ? NOTHING : <Lines items={geneSymbols.map(GeneLink)} />,
};

function GeneLink(symbol: string) {
  return (
    <Link key={symbol} to={geneAddress(symbol)}>
      {symbol}
    </Link>
  );
}

const STATUS: readonly Column<MyPlan>[] = [
  { id: 'status', header: 'Summary Status', cell: ({ statusName }) => <StatusBadge status={statusName} /> },
  { id: 'since', header: 'Since', cell: ({ since }) => <Since date={since} /> },
];

const PLAN: Column<MyPlan> = {
  id: 'pin',
  header: 'Plan id',
  isRowHeader: true,
  cell: (plan) => (
    <Link isId to={planAddress(plan)}>
      {plan.pin}
    </Link>
  ),
};

const NEXT: Column<MyPlan> = { id: 'next', header: 'Next step', cell: nextStepText };

const WORK: readonly Column<MyPlan>[] = [
  { id: 'unit', header: 'Work Unit', cell: ({ workUnitName }) => workUnitName },
  { id: 'type', header: 'Attempt type', cell: ({ attemptTypeName }) => attemptTypeName },
];

const WAITING_COLUMNS = [PLAN, GENES, ...STATUS, NEXT, ...WORK];
const LANGUISHING_COLUMNS = [
  PLAN,
  GENES,
  ...STATUS,
  { id: 'usual', header: 'Usual there', cell: ({ usualDays }: MyPlan) => `${formatCount(usualDays)} days` },
  NEXT,
  ...WORK,
];

const planKey = ({ pin }: MyPlan) => pin;

/** `Founder Obtained: the assay counts mutants` */
function nextStepText({ nextStatusName, nextStepCondition }: MyPlan): string {
  return nextStepCondition === null ? nextStatusName : `${nextStatusName}: ${nextStepCondition}`;
}

/** The plans that came to where they stand last, and wait for a step that the person can take. */
export function WaitingCard({ plans }: { plans: readonly MyPlan[] }) {
  return (
    <Card title="Waits for your step" description="The plans that moved last, with the step that leads on.">
      {plans.length === 0 ? (
        <Text tone="muted">No plan waits for a step of yours.</Text>
      ) : (
        <DataTable
          caption="Plans that wait for your step"
          columns={WAITING_COLUMNS}
          rows={plans}
          rowKey={planKey}
        />
      )}
    </Card>
  );
}

/** The plans that have stood where they are for longest, of those that do so for longer than is usual. */
export function LanguishingCard({ total, hasMore, plans }: MyWork['languishing']) {
  return (
    <Card title="Stands still longer than usual" description={languishingText(total, hasMore)}>
      {plans.length > 0 && (
        <DataTable
          caption="Plans that stand still longer than usual"
          columns={LANGUISHING_COLUMNS}
          rows={plans}
          rowKey={planKey}
        />
      )}
    </Card>
  );
}

function languishingText(total: number, hasMore: boolean): string {
  if (total === 0) return 'No plan has stood still for longer than three of four plans do.';
  const count = `${hasMore ? 'More than ' : ''}${formatCount(total)} ${total === 1 ? 'plan' : 'plans'}`;
  return `${count} ${total === 1 ? 'has' : 'have'} stood where they are for longer than three of four plans do; those that waited longest come first.`;
}
