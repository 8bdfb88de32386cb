import { useResource } from 'shared/api';
import type { Outcome, OutcomeCollection, Plan } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { usePermission } from 'shared/session';
import { Card, EmptyState, Stack } from 'shared/ui';
import { outcomesOf, outcomesPath } from '../outcome-paths.ts';
import { AddOutcome } from './add-outcome.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';
import { useMutationsOfPlan } from './use-mutations-of-plan.ts';

/** What a production plan has yielded, and the way to add to it (ui-screens 14). */
export function OutcomeListCard({ plan }: { plan: Plan }) {
  const reading = useResource<OutcomeCollection>(outcomesPath(plan.pin));
  const mayUpdate = usePermission('canUpdatePlan', plan.pin);
  return (
    <Card title="Production outcomes">
      <Loaded of={reading} label="Loading the outcomes…">
        {(data) => (
          <Stack gap="4">
            <Outcomes plan={plan} outcomes={outcomesOf(data)} />
            {mayUpdate && <AddOutcome plan={plan} outcomeCount={outcomesOf(data).length} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function Outcomes({ plan, outcomes }: { plan: Plan; outcomes: readonly Outcome[] }) {
  const mutations = useMutationsOfPlan(plan.pin, outcomes);
  if (outcomes.length === 0)
    return <EmptyState title="No outcomes yet">This plan has not yielded an outcome yet.</EmptyState>;
  return outcomes.map((outcome) => (
    <OutcomeSummary key={outcome.tpo} tpn={plan.tpn} outcome={outcome} mutations={mutations} />
  ));
}
