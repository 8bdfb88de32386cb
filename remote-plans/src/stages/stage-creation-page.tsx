import { errorText, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Plan } from 'shared/contract';
import { GoBack, SignedInOnly } from 'shared/domain';
import { useParams } from 'shared/router';
import { Card, ErrorState, LoadingState, Page, Text } from 'shared/ui';
import { recordedAttempt } from '../attempts/phenotyping/phenotyping-values.ts';
import { ReadOnlyHint } from '../plan/facts/read-only-hint.tsx';
import { usePlanPermission } from '../plan/use-plan-permission.ts';
import { planAddress } from '../routing/addresses.ts';
import { planPath } from '../routing/api-paths.ts';
import { LoadFailure } from '../routing/load-failure.tsx';
import { StageCreationForm } from './creation/stage-creation-form.tsx';
import { useStages } from './list/use-stages.ts';
import { openTypes } from './open-types.ts';
import { REASONS } from './reasons.ts';

const TITLE = 'Phenotyping Stage Creation';

/** The screen that adds a stage to a phenotyping plan (ui-screens 17). It has no history yet (PP-74). */
export function StageCreationPage() {
  const { tpn = '', pin = '' } = useParams();
  const wayBack = planAddress({ tpn, pin, typeName: 'phenotyping' });
  return (
    <SignedInOnly title={TITLE} reason="Phenotyping stages are added by members of a work unit.">
      {() => (
        <Page title={TITLE} actions={<GoBack fallback={wayBack} />}>
          <Creation key={pin} pin={pin} wayBack={wayBack} />
        </Page>
      )}
    </SignedInOnly>
  );
}

function Creation({ pin, wayBack }: { pin: string; wayBack: string }) {
  const plan = useResource<Plan>(planPath(pin), undefined, { showsRefusal: true });
  const { stages, ...list } = useStages(pin);
  const permission = usePlanPermission(pin);
  const { configuration: lists, error: listsError } = useConfiguration();

  const error = plan.error ?? list.error;
  if (error) {
    const retry = () => void Promise.all([plan.reload(), list.reload()]);
    return (
      <LoadFailure
        title="Phenotyping plan"
        error={error}
        onRetry={retry}
        wayBack={{ to: wayBack, text: 'Go to the plan' }}
      />
    );
  }
  if (listsError) return <ErrorState text={errorText(listsError)} />;
  if (!plan.data || !stages || !lists || permission.isLoading) return <LoadingState />;
  if (!permission.mayUpdate) return <ReadOnlyHint workUnitName={plan.data.workUnitName} />;
  if (!recordedAttempt(plan.data)) return <NotPossible reason={REASONS.noAttempt} />;
  const types = openTypes(lists, plan.data.attemptTypeName, stages);
  if (types.length === 0) return <NotPossible reason={REASONS.everyType} />;
  return <StageCreationForm plan={plan.data} types={types} />;
}

function NotPossible({ reason }: { reason: string }) {
  return (
    <Card title="No phenotyping stage can be added">
      <Text maxW="prose">{reason}</Text>
    </Card>
  );
}
