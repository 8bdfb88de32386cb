import { memo } from 'react';
import type { Plan } from 'shared/contract';
import { Facts, Link, StatusBadge } from 'shared/ui';
import { cards } from './plan-summary.styles.ts';

const NOT_DEFINED = 'Not defined';

/** Plans below each other, each with what it is, how far it has come, and the way to it (ui-screens 7.4). */
export const PlanSummaries = memo(function PlanSummaries({ plans }: { plans: readonly Plan[] }) {
  return (
    <ul className={cards}>
      {plans.map((plan) => (
        <PlanSummary key={plan.pin} plan={plan} />
      ))}
    </ul>
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
      <span className="gt-no-print">
        <Link to={planAddress(plan)} aria-label={`See plan ${plan.pin}`}>
          See plan
        </Link>
      </span>
    </li>
  );
}

/** Where the page of a plan is (spec part 1 §2). */
function planAddress({ tpn, pin, typeName }: Plan): string {
  const page = typeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}
