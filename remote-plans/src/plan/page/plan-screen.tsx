import type { ReactNode } from 'react';
import type { Editable } from 'shared/api';
import type { ChangeResponse, Plan } from 'shared/contract';
import { showUpdateNotice } from 'shared/domain';
import { Navigate, useParams } from 'shared/router';
import { historyAddress, planAddress, projectAddress } from '../../routing/addresses.ts';
import { NotLoaded, type WayBack } from '../../routing/not-loaded.tsx';
import { planKind, standingOfPlan, trailToPlan } from '../../routing/headings.ts';
import { RecordPage } from '../../routing/record-page.tsx';
import { TO_SEARCH } from '../../routing/redirecting.tsx';
import { readDependants, usePlanPage } from './use-plan-page.ts';

export interface PlanViewProps {
  editable: Editable<Plan>;
  plan: Plan;
  mayUpdate: boolean;
  onSaved: (responses: readonly ChangeResponse[]) => void;
}

export interface PlanScreenProps {
  typeName: 'production' | 'phenotyping';
  /** Shows the plan once it is there. */
  children: (props: PlanViewProps) => ReactNode;
}

/** The page of a plan: its name, where it leads, and its plan once that is read (spec part 2 §2). */
export function PlanScreen(props: PlanScreenProps) {
  const { tpn, pin = '' } = useParams();
  return <OnePlan key={pin} {...props} place={{ tpn, pin }} />;
}

interface OnePlanProps extends PlanScreenProps {
  place: { tpn: string | undefined; pin: string };
}

function OnePlan({ typeName, children, place }: OnePlanProps) {
  const reading = usePlanPage(place);
  const { plan, permission, gene } = reading;
  const kind = planKind(typeName);
  const tpn = plan.data?.tpn ?? place.tpn;
  if (plan.data && !isAt(plan.data, place.tpn, typeName))
    return <Navigate to={planAddress(plan.data)} replace />;
  return (
    <RecordPage
      title={`${kind} ${place.pin}`}
      gene={gene}
      permission={permission}
      standing={plan.data && standingOfPlan(plan.data)}
      trail={trailToPlan({ tpn, pin: place.pin }, kind)}
      history={plan.data && historyAddress(planAddress(plan.data))}
      fallback={wayBackTo(tpn).to}
    >
      <Content reading={reading} tpn={tpn}>
        {children}
      </Content>
    </RecordPage>
  );
}

/** Whether the plan is of this type and project; an address may have been put together by hand. */
function isAt(plan: Plan, tpn: string | undefined, typeName: string): boolean {
  const isPhenotyping = plan.typeName === 'phenotyping';
  return plan.tpn === tpn && isPhenotyping === (typeName === 'phenotyping');
}

interface ContentProps {
  reading: ReturnType<typeof usePlanPage>;
  tpn: string | undefined;
  children: PlanScreenProps['children'];
}

function Content({ reading: { plan, permission }, tpn, children }: ContentProps) {
  if (plan.data && !permission.isLoading) {
    const current = plan.data;
    return children({
      editable: plan,
      plan: current,
      mayUpdate: permission.mayUpdate,
      onSaved: (responses) => {
        showUpdateNotice(responses, historyAddress(planAddress(current)));
        void readDependants(current);
      },
    });
  }
  return (
    <NotLoaded
      title="Plan Details"
      error={plan.error}
      loadingLabel="Loading the plan…"
      onRetry={() => void plan.reload()}
      wayBack={wayBackTo(tpn)}
    />
  );
}

function wayBackTo(tpn: string | undefined): WayBack {
  return tpn === undefined ? TO_SEARCH : { to: projectAddress(tpn), text: `Go to project ${tpn}` };
}
