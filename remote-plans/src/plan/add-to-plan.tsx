import type { ReactNode } from 'react';
import { errorText, useResource, type Resource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, Plan } from 'shared/contract';
import { GoBack, SignedInOnly } from 'shared/domain';
import { useParams } from 'shared/router';
import { ErrorState, LoadingState, Page } from 'shared/ui';
import { planAddress } from '../routing/addresses.ts';
import { planPath } from '../routing/api-paths.ts';
import { NotLoaded } from '../routing/not-loaded.tsx';
import { ReadOnlyHint } from './facts/read-only-hint.tsx';
import { usePlanPermission } from './use-plan-permission.ts';

export interface PlanToExtend {
  pin: string;
  typeName: 'production' | 'phenotyping';
  /** Address of the plan. */
  wayBack: string;
}

export interface AddToPlanPageProps extends Pick<PlanToExtend, 'typeName'> {
  title: string;
  /** Who adds it, as a sentence. */
  reason: string;
  /** Another plan is another form. */
  children: (place: PlanToExtend) => ReactNode;
}

/** The screen that adds something to a plan. It has no history yet (PP-74). */
export function AddToPlanPage({ title, reason, typeName, children }: AddToPlanPageProps) {
  const { tpn = '', pin = '' } = useParams();
  const wayBack = planAddress({ tpn, pin, typeName });
  return (
    <SignedInOnly title={title} reason={reason}>
      {() => (
        <Page title={title} actions={<GoBack fallback={wayBack} />}>
          {children({ pin, typeName, wayBack })}
        </Page>
      )}
    </SignedInOnly>
  );
}

export interface AddToPlanProps {
  place: PlanToExtend;
  /** What is read besides the plan. */
  others: readonly Pick<Resource<unknown>, 'data' | 'error' | 'reload'>[];
  /** Called once everything is there. */
  children: (plan: Plan, lists: Configuration) => ReactNode;
}

/** What a form needs to add something to a plan, read all at once; for those who may change the plan. */
export function AddToPlan({ place: { pin, typeName, wayBack }, others, children }: AddToPlanProps) {
  const plan = useResource<Plan>(planPath(pin), undefined, { showsRefusal: true });
  const permission = usePlanPermission(pin);
  const { configuration: lists, error: listsError } = useConfiguration();

  const readings = [plan, ...others];
  const error = readings.find((reading) => reading.error && reading.data === undefined)?.error;
  if (error)
    return (
      <NotLoaded
        title={typeName === 'production' ? 'Production plan' : 'Phenotyping plan'}
        error={error}
        onRetry={() => void Promise.all(readings.map(({ reload }) => reload()))}
        wayBack={{ to: wayBack, text: 'Go to the plan' }}
      />
    );
  if (listsError) return <ErrorState text={errorText(listsError)} />;
  const isThere = readings.every(({ data }) => data !== undefined);
  if (!plan.data || !lists || !isThere || permission.isLoading) return <LoadingState />;
  if (!permission.mayUpdate) return <ReadOnlyHint pin={pin} workUnitName={plan.data.workUnitName} />;
  return children(plan.data, lists);
}
