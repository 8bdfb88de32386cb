import { useConfiguration } from 'shared/config-data';
import type { Configuration, PhenotypingStage, Plan } from 'shared/contract';
import { AddIcon, Button, LinkButton, Row, Text } from 'shared/ui';
import { recordedAttempt } from '../../attempts/phenotyping/phenotyping-values.ts';
import { stageCreationAddress } from '../../routing/addresses.ts';
import { openTypes, REASONS } from '../open-types.ts';

export interface AddStageProps {
  plan: Plan;
  stages: readonly PhenotypingStage[];
}

/** The way to another stage; where there is none, the reason stands beside it. */
export function AddStage({ plan, stages }: AddStageProps) {
  const { configuration } = useConfiguration();
  const reason = reasonNotToAdd({ plan, stages }, configuration);
  if (reason === undefined) {
    return (
      <Row>
        <LinkButton to={stageCreationAddress(plan)} leftIcon={<AddIcon />}>
          Add Phenotyping Stage
        </LinkButton>
      </Row>
    );
  }
  return (
    <Row>
      <Button leftIcon={<AddIcon />} disabledReason={reason}>
        Add Phenotyping Stage
      </Button>
      <Text size="sm" tone="muted" maxW="prose">
        {reason}
      </Text>
    </Row>
  );
}

function reasonNotToAdd(
  { plan, stages }: AddStageProps,
  lists: Configuration | undefined,
): string | undefined {
  if (recordedAttempt(plan) === undefined) return REASONS.noAttempt;
  const isFull = lists !== undefined && openTypes(lists, plan.attemptTypeName, stages).length === 0;
  return isFull ? REASONS.everyType : undefined;
}
