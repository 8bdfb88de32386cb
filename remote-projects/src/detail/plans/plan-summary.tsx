import { memo } from 'react';
import type { Plan } from 'shared/contract';
import { Box, FACT_STYLES, Facts, Link, StatusBadge } from 'shared/ui';

const NOT_DEFINED = 'Not defined';

/** Looks of all cards at once: a project may have many plans. */
const CARD_STYLES = {
  ...FACT_STYLES,
  '& > li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    listStyle: 'none',
  },
  '& > li + li': { mt: '2' },
  '& > li > dl': { flex: '1', minW: '0' },
};

/** Plans below each other, each with what it is, how far it has come, and the way to it (ui-screens 7.4). */
export const PlanSummaries = memo(function PlanSummaries({ plans }: { plans: readonly Plan[] }) {
  return (
    <Box as="ul" css={CARD_STYLES}>
      {plans.map((plan) => (
        <PlanSummary key={plan.pin} plan={plan} />
      ))}
    </Box>
  );
});

function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <li>
      <Facts
        facts={[
          { label: 'Plan id', value: <span className="gt-id">{plan.pin}</span> },
          { label: 'Summary Status', value: <StatusBadge status={plan.summaryStatusName} /> },
          { label: 'WorkUnit', value: plan.workUnitName || NOT_DEFINED },
          { label: 'Attempt type', value: plan.attemptTypeName || NOT_DEFINED },
        ]}
      />
      <Link to={planAddress(plan)} aria-label={`See plan ${plan.pin}`}>
        See plan
      </Link>
    </li>
  );
}

/** Where the page of a plan is (spec part 1 §2). */
function planAddress({ tpn, pin, typeName }: Plan): string {
  const page = typeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}
