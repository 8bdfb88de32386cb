import { errorText } from 'shared/api';
import type { PhenotypingStage, Plan } from 'shared/contract';
import { usePermission } from 'shared/session';
import { Card, ErrorState, LoadingState, Stack, Text } from 'shared/ui';
import { AddStage } from './add-stage.tsx';
import { StageSummary } from './stage-summary.tsx';
import { useStages } from './use-stages.ts';

/** The stages of a phenotyping plan, and the way to another one (ui-screens 16.2). */
export function StageListCard({ plan }: { plan: Plan }) {
  const { stages, error, reload } = useStages(plan.pin);
  const mayAdd = usePermission('canUpdatePlan', plan.pin);
  return (
    <Card title="Phenotyping Stages">
      <Stack gap="4">
        {stages && <StageList plan={plan} stages={stages} />}
        {!stages && error && <ErrorState text={errorText(error)} onRetry={() => void reload()} />}
        {!stages && !error && <LoadingState label="Loading the phenotyping stages…" />}
        {stages && mayAdd && <AddStage plan={plan} stages={stages} />}
      </Stack>
    </Card>
  );
}

function StageList({ plan, stages }: { plan: Plan; stages: readonly PhenotypingStage[] }) {
  if (stages.length === 0) return <Text tone="muted">There is no phenotyping stage yet.</Text>;
  return (
    <Stack as="ul" gap="3" css={{ listStyle: 'none' }}>
      {stages.map((stage) => (
        <li key={stage.psn}>
          <StageSummary tpn={plan.tpn} stage={stage} />
        </li>
      ))}
    </Stack>
  );
}
