import { CurrentStatus, StatusStamps } from 'shared/domain';
import { Card, Stack } from 'shared/ui';
import { PlainFacts } from '../../attempts/fields/plain-facts.tsx';
import { ReadOnlyHint } from '../../plan/facts/read-only-hint.tsx';
import { DETAILS, STAGE_FIELDS, STAGE_STATUS_HISTORY, TISSUE, TRANSITION } from '../form/stage-fields.ts';
import { TissueFacts } from '../form/tissue-table.tsx';
import { StageIdentity, type ShownStage } from './stage-identity.tsx';

/** A stage as everybody sees it who may not change it (ui-screens 17, column "Read"). */
export function StageFacts(shown: ShownStage) {
  const { stage } = shown;
  return (
    <Stack gap="4">
      <ReadOnlyHint what="phenotyping stage" />
      <Card title={DETAILS.title}>
        <Stack gap="4">
          <StageIdentity {...shown} />
          <PlainFacts fields={STAGE_FIELDS} stored={stage} />
        </Stack>
      </Card>
      <Card title={TRANSITION.title}>
        <Stack gap="5">
          <CurrentStatus status={stage.statusName} />
          <StatusStamps title={STAGE_STATUS_HISTORY} stamps={stage.statusDates} />
        </Stack>
      </Card>
      <Card title={TISSUE.title}>
        <TissueFacts tissues={stage.tissueDistributions} />
      </Card>
    </Stack>
  );
}
