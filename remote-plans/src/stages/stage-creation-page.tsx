import type { Configuration, PhenotypingStage, Plan } from 'shared/contract';
import { Card, Text } from 'shared/ui';
import { recordedAttempt } from '../attempts/phenotyping/phenotyping-values.ts';
import { AddToPlan, AddToPlanPage, type PlanToExtend } from '../plan/add-to-plan.tsx';
import { StageCreationForm } from './creation/stage-creation-form.tsx';
import { useStages } from './list/use-stages.ts';
import { openTypes, REASONS } from './open-types.ts';

/** The screen that adds a stage to a phenotyping plan (ui-screens 17). */
export function StageCreationPage() {
  return (
    <AddToPlanPage
      title="Phenotyping Stage Creation"
      reason="Phenotyping stages are added by members of a work unit."
      typeName="phenotyping"
    >
      {(place) => <Creation key={place.pin} place={place} />}
    </AddToPlanPage>
  );
}

function Creation({ place }: { place: PlanToExtend }) {
  const stages = useStages(place.pin);
  return (
    <AddToPlan place={place} others={[stages]}>
      {(plan, lists) => stages.data && <NewStage plan={plan} lists={lists} stages={stages.data} />}
    </AddToPlan>
  );
}

interface NewStageProps {
  plan: Plan;
  lists: Configuration;
  stages: readonly PhenotypingStage[];
}

function NewStage({ plan, lists, stages }: NewStageProps) {
  if (!recordedAttempt(plan)) return <NotPossible reason={REASONS.noAttempt} />;
  const types = openTypes(lists, plan.attemptTypeName, stages);
  if (types.length === 0) return <NotPossible reason={REASONS.everyType} />;
  return <StageCreationForm plan={plan} types={types} />;
}

function NotPossible({ reason }: { reason: string }) {
  return (
    <Card title="No phenotyping stage can be added">
      <Text maxW="prose">{reason}</Text>
    </Card>
  );
}
