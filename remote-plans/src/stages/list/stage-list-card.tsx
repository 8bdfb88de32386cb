import type { PhenotypingStage, Plan } from 'shared/contract';
import { Loaded } from 'shared/domain';
import { usePermission } from 'shared/session';
import { Card, Stack, Text } from 'shared/ui';
import { AddStage } from './add-stage.tsx';
import { StageSummary } from './stage-summary.tsx';
import { useStages } from './use-stages.ts';

/** The stages of a phenotyping plan, and the way to another one (ui-screens 16.2). */
export function StageListCard({ plan }: { plan: Plan }) {
  const reading = useStages(plan.pin);
  const mayAdd = usePermission('canUpdatePlan', plan.pin);
  return (
    <Card title="Phenotyping Stages">
      <Loaded of={reading} label="Loading the phenotyping stages…">
        {(stages) => (
          <Stack gap="4">
            <StageList plan={plan} stages={stages} />
            {mayAdd && <AddStage plan={plan} stages={stages} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

function StageList({ plan, stages }: { plan: Plan; stages: readonly PhenotypingStage[] }) {
  if (stages.length === 0) return <Text tone="muted">There is no phenotyping stage yet.</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {stages.map((stage) => (
        <li key={stage.psn}>
          <StageSummary tpn={plan.tpn} stage={stage} />
        </li>
      ))}
    </Stack>
  );
}
