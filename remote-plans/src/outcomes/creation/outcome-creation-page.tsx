import { errorText, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { OutcomeCollection, Plan } from 'shared/contract';
import { GoBack, SignedInOnly } from 'shared/domain';
import { useParams } from 'shared/router';
import { Card, ErrorState, LoadingState, Page } from 'shared/ui';
import { ReadOnlyHint } from '../../plan/facts/read-only-hint.tsx';
import { useGeneSymbol } from '../../plan/use-gene-symbol.ts';
import { usePlanPermission } from '../../plan/use-plan-permission.ts';
import { planAddress } from '../../routing/addresses.ts';
import { planPath } from '../../routing/api-paths.ts';
import { LoadFailure } from '../../routing/load-failure.tsx';
import { mayAddOutcome } from '../list/may-add-outcome.ts';
import { NoOutcomeNow } from '../list/no-outcome-now.tsx';
import { canCreateOutcomePath, outcomesPath } from '../outcome-paths.ts';
import { outcomesOf } from '../outcomes-of.ts';
import { OutcomeCreationForm } from './outcome-creation-form.tsx';

const TITLE = 'Outcome Creation';

/** The screen that adds an outcome to a production plan (ui-screens 15). It has no history yet (PP-74). */
export function OutcomeCreationPage() {
  const { tpn = '', pin = '' } = useParams();
  const wayBack = planAddress({ tpn, pin, typeName: 'production' });
  return (
    <SignedInOnly title={TITLE} reason="Outcomes are added by members of a work unit.">
      {() => (
        <Page title={TITLE} actions={<GoBack fallback={wayBack} />}>
          <Creation key={pin} pin={pin} wayBack={wayBack} />
        </Page>
      )}
    </SignedInOnly>
  );
}

function Creation({ pin, wayBack }: { pin: string; wayBack: string }) {
  const options = { showsRefusal: true };
  const plan = useResource<Plan>(planPath(pin), undefined, options);
  const outcomes = useResource<OutcomeCollection>(outcomesPath(pin), undefined, options);
  const permitted = useResource<boolean>(canCreateOutcomePath(pin), undefined, options);
  const permission = usePlanPermission(pin);
  const { geneSymbol } = useGeneSymbol(plan.data?.tpn);
  const { configuration: lists, error: listsError } = useConfiguration();

  const readings = [plan, outcomes, permitted];
  const error = readings.find((reading) => reading.error && reading.data === undefined)?.error;
  if (error)
    return (
      <LoadFailure
        title="Production plan"
        error={error}
        onRetry={() => void Promise.all(readings.map(({ reload }) => reload()))}
        wayBack={{ to: wayBack, text: 'Go to the plan' }}
      />
    );
  if (listsError) return <ErrorState text={errorText(listsError)} />;
  if (!plan.data || !outcomes.data || permitted.data === undefined || !lists || permission.isLoading)
    return <LoadingState />;
  if (!permission.mayUpdate) return <ReadOnlyHint workUnitName={plan.data.workUnitName} />;
  const question = {
    plan: plan.data,
    outcomeCount: outcomesOf(outcomes.data).length,
    serverAllows: permitted.data,
  };
  return (
    <OutcomeCreationForm
      plan={plan.data}
      lists={lists}
      geneSymbol={geneSymbol ?? undefined}
      refusal={mayAddOutcome(question) ? null : <Refusal question={question} />}
    />
  );
}

function Refusal({ question }: Parameters<typeof NoOutcomeNow>[0]) {
  return (
    <Card title="No outcome can be added">
      <NoOutcomeNow question={question} />
    </Card>
  );
}
