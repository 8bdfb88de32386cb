import { memo } from 'react';
import type { Plan } from 'shared/contract';
import { Facts, Link, StatusBadge } from 'shared/ui';
import { planPageAddress } from './plan-page-address.ts';
import { cards } from './plan-summary.styles.ts';

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
          {
            label: 'Plan id',
            value: (
              <Link isId to={planPageAddress(plan)}>
                {plan.pin}
              </Link>
            ),
          },
          { label: 'Summary Status', value: <StatusBadge status={plan.summaryStatusName} /> },
          { label: 'Work Unit', value: plan.workUnitName },
          { label: 'Attempt type', value: plan.attemptTypeName },
        ]}
      />
      <span className="gt-no-print">
        <Link to={planPageAddress(plan)} aria-label={`See plan ${plan.pin}`}>
          See plan
        </Link>
      </span>
    </li>
  );
}
