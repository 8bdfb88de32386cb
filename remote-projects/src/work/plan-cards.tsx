import { useState } from 'react';
import { apiFetch, type QueryParams } from 'shared/api';
import { besideBox, createSelection, SelectBox, SelectionBar, SelectionContext } from 'shared/bulk';
import type { MyPlan, MyPlanPage } from 'shared/contract';
import { shortForecast } from 'shared/domain';
import { Card, counted, IconHint, InfoIcon, Link, Row, StatusBadge, type Column } from 'shared/ui';
import { planAddress } from '../gene/addresses.ts';
import { Since } from '../gene/status-since.tsx';
import { LANGUISHING } from './addresses.ts';
import { geneLinks } from './gene-links.tsx';
import { PlanTable } from './plan-table.tsx';
import { usePlanPages } from './use-plan-pages.ts';

const GENES: Column<MyPlan> = {
  id: 'genes',
  header: 'Gene(s)',
  isRowHeader: true,
  card: 'title',
  cell: geneLinks,
};

/** The same with a box to select the plan by. */
const SELECTABLE_GENES: Column<MyPlan> = {
  ...GENES,
  rowName: ({ geneSymbols }) => geneSymbols.join(', '),
  cell: (plan) => besideBox(<SelectBox id={plan.pin} />, geneLinks(plan)),
};

const STATUS: readonly Column<MyPlan>[] = [
  {
    id: 'status',
    header: 'Summary Status',
    card: 'status',
    cell: ({ statusName }) => <StatusBadge status={statusName} />,
  },
  { id: 'since', header: 'Since', card: 'fact', cell: ({ since }) => <Since date={since} /> },
];

const USUAL: Column<MyPlan> = {
  id: 'usual',
  header: 'Usual there',
  card: 'note',
  cell: ({ usualDays }) => counted(usualDays, 'day'),
};

const NEXT: Column<MyPlan> = { id: 'next', header: 'Next step', card: 'note', cell: NextStep };

/** Of the plans that stood there as long. Older servers have no word of it. */
const FORECAST: Column<MyPlan> = {
  id: 'forecast',
  header: 'Reach the goal',
  card: 'note',
  cell: ({ forecast }) => shortForecast(forecast?.estimate ?? null),
};

const UNIT: Column<MyPlan> = {
  id: 'unit',
  header: 'Work Unit',
  card: 'fact',
  cell: ({ workUnitName }) => workUnitName,
};

const PLAN: readonly Column<MyPlan>[] = [
  {
    id: 'pin',
    header: 'Plan id',
    card: 'fact',
    cell: (plan) => (
      <Link isId to={planAddress(plan)}>
        {plan.pin}
      </Link>
    ),
  },
  { id: 'type', header: 'Attempt type', cell: ({ attemptTypeName }) => attemptTypeName },
];

/** Columns of a list; of a single work unit nobody needs to be told which. */
const columnsOf = (genes: Column<MyPlan>, own: readonly Column<MyPlan>[]) => ({
  ofOne: [genes, ...STATUS, ...own, ...PLAN],
  ofSeveral: [genes, ...STATUS, ...own, UNIT, ...PLAN],
});

const WAITING_COLUMNS = columnsOf(GENES, [NEXT, FORECAST]);
const LANGUISHING_COLUMNS = columnsOf(SELECTABLE_GENES, [USUAL, NEXT, FORECAST]);

/** The status that the next step leads to, and what it needs. */
function NextStep({ nextStatusName, nextStepCondition }: MyPlan) {
  if (nextStepCondition === null) return nextStatusName;
  return (
    <Row as="span" gap="1" flexWrap="nowrap">
      {nextStatusName}
      <IconHint icon={<InfoIcon size={16} />} text={`Needs: ${nextStepCondition}`} />
    </Row>
  );
}

interface PlansProps {
  /** Whether the plans are of more than one work unit. */
  isOfSeveral: boolean;
  /** What the page of the work was read with. */
  query: QueryParams | undefined;
}

/** The plans that wait for a step that the person can take; those that came to where they stand last come first. */
export function WaitingCard({ waiting, isOfSeveral, query }: PlansProps & { waiting: MyPlanPage }) {
  const pages = usePlanPages('waiting', waiting, query);
  return (
    <Card title="Waits for your step" description={waitingText(waiting)}>
      {waiting.plans.length > 0 && (
        <PlanTable
          caption="Plans that wait for your step"
          columns={isOfSeveral ? WAITING_COLUMNS.ofSeveral : WAITING_COLUMNS.ofOne}
          pages={pages}
        />
      )}
    </Card>
  );
}

export interface LanguishingCardProps extends PlansProps {
  languishing: MyPlanPage;
  /** The page is read again after a job. */
  onDone: () => void;
}

/**
 * The plans that have stood where they are for longest, of those that do so for longer than is usual. They can be selected: what
 * stands still is what one stops or hands over.
 */
export function LanguishingCard({ languishing, isOfSeveral, query, onDone }: LanguishingCardProps) {
  const [selection] = useState(createSelection);
  const pages = usePlanPages('languishing', languishing, query);
  const { total, hasMore, plans } = languishing;
  return (
    <Card title="Stands still longer than usual" description={languishingText(languishing)}>
      <SelectionContext value={selection}>
        <SelectionBar
          store={selection}
          onPage={pages.plans.map(({ pin }) => pin)}
          noun="plan"
          total={hasMore ? null : total}
          readMatching={() => apiFetch<string[]>(LANGUISHING, { query })}
          onDone={() => {
            pages.reload();
            onDone();
          }}
        />
        {plans.length > 0 && (
          <PlanTable
            caption="Plans that stand still longer than usual"
            columns={isOfSeveral ? LANGUISHING_COLUMNS.ofSeveral : LANGUISHING_COLUMNS.ofOne}
            pages={pages}
          />
        )}
      </SelectionContext>
    </Card>
  );
}

function waitingText({ total, hasMore }: MyPlanPage): string {
  if (total === 0) return 'No plan waits for a step of yours.';
  const verb = total === 1 ? 'waits' : 'wait';
  return `${plansText(total, hasMore)} ${verb} for a step that you can take; those that moved last come first.`;
}

function languishingText({ total, hasMore }: MyPlanPage): string {
  if (total === 0) return 'No plan has stood still for longer than three of four plans do.';
  const verb = total === 1 ? 'has' : 'have';
  return `${plansText(total, hasMore)} ${verb} stood where they are for longer than three of four plans do; those that have stood still for longest come first.`;
}

function plansText(total: number, hasMore: boolean): string {
  return `${hasMore ? 'More than ' : ''}${counted(total, 'plan')}`;
}
