import type { Plan } from 'shared/contract';
import { Box, Link, Row, StatusBadge, VisuallyHidden } from 'shared/ui';
import { FactList } from '../facts/fact-list.tsx';

const NOT_DEFINED = 'Not defined';

/** Where the page of a plan is (spec part 1 §2). */
export function planAddress({ tpn, pin, typeName }: Pick<Plan, 'tpn' | 'pin' | 'typeName'>): string {
  const page = typeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}

/** One plan of a project: what it is, how far it has come, and the way to it (ui-screens 7.4). */
export function PlanSummary({ plan }: { plan: Plan }) {
  return (
    <Box as="li" listStyleType="none" borderWidth="1px" borderColor="border" borderRadius="md" px="4" py="3">
      <Row alignItems="flex-start" justifyContent="space-between" flexWrap="nowrap">
        <Box flex="1" minW="0">
          <FactList
            facts={[
              { label: 'Plan id', value: <span className="gt-id">{plan.pin}</span> },
              { label: 'Summary Status', value: <StatusBadge status={plan.summaryStatusName} /> },
              { label: 'WorkUnit', value: plan.workUnitName || NOT_DEFINED },
              { label: 'Attempt type', value: plan.attemptTypeName || NOT_DEFINED },
            ]}
          />
        </Box>
        <Link to={planAddress(plan)}>
          See plan<VisuallyHidden> {plan.pin}</VisuallyHidden>
        </Link>
      </Row>
    </Box>
  );
}
