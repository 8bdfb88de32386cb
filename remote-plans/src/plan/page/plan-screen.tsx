import type { ReactNode } from 'react';
import type { Editable } from 'shared/api';
import type { ChangeResponse, Plan } from 'shared/contract';
import { ErrorBanner, GoBack, showUpdateNotice } from 'shared/domain';
import { Navigate, useParams } from 'shared/router';
import { Card, HistoryIcon, LinkButton, LoadingState, Page, Row, StatusBadge } from 'shared/ui';
import { historyAddress, planAddress, projectAddress } from '../../routing/addresses.ts';
import { LoadFailure, type WayBack } from '../../routing/load-failure.tsx';
import { TO_SEARCH } from '../../routing/redirecting.tsx';
import { readDependants, usePlanPage, type PlanPageReading } from './use-plan-page.ts';

export interface PlanViewProps {
  editable: Editable<Plan>;
  plan: Plan;
  mayUpdate: boolean;
  onSaved: (response: ChangeResponse) => void;
}

export interface PlanScreenProps {
  typeName: 'production' | 'phenotyping';
  /** Shows the plan once it is there. */
  children: (props: PlanViewProps) => ReactNode;
}

/** The frame of a plan's page: its name, where it leads, and its plan once that is read (spec part 2 §2). */
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
  const title = `${typeName === 'production' ? 'Production' : 'Phenotyping'} plan ${place.pin}`;
  const tpn = plan.data?.tpn ?? place.tpn;
  if (plan.data && !isAt(plan.data, place.tpn, typeName))
    return <Navigate to={planAddress(plan.data)} replace />;
  return (
    <Page
      title={title}
      documentTitle={gene.geneSymbol ? `${title} ${gene.geneSymbol}` : title}
      description={plan.data && <Lead plan={plan.data} geneSymbol={gene.geneSymbol} />}
      banner={plan.data && <ErrorBanner errors={[gene.error, permission.error]} />}
      actions={
        <Row gap="2">
          {plan.data && (
            <LinkButton
              to={historyAddress(planAddress(plan.data))}
              variant="quiet"
              leftIcon={<HistoryIcon />}
            >
              History
            </LinkButton>
          )}
          <GoBack fallback={wayBackTo(tpn).to} />
        </Row>
      }
    >
      <Content reading={reading} tpn={tpn}>
        {children}
      </Content>
    </Page>
  );
}

/** Whether the plan is of this type and project; an address may have been put together by hand. */
function isAt(plan: Plan, tpn: string | undefined, typeName: string): boolean {
  const isPhenotyping = plan.typeName === 'phenotyping';
  return plan.tpn === tpn && isPhenotyping === (typeName === 'phenotyping');
}

function Lead({ plan, geneSymbol }: { plan: Plan; geneSymbol: string | null | undefined }) {
  return (
    <Row as="span" gap="2">
      {geneSymbol && <strong>{geneSymbol}</strong>}
      {plan.attemptTypeName}
      <StatusBadge status={plan.statusName} />
    </Row>
  );
}

interface ContentProps {
  reading: PlanPageReading;
  tpn: string | undefined;
  children: PlanScreenProps['children'];
}

function Content({ reading: { plan, permission }, tpn, children }: ContentProps) {
  if (plan.data && !permission.isLoading) {
    const present = plan.data;
    return children({
      editable: plan,
      plan: present,
      mayUpdate: permission.mayUpdate,
      onSaved: (response) => {
        showUpdateNotice(response, historyAddress(planAddress(present)));
        void readDependants(present);
      },
    });
  }
  if (plan.error)
    return (
      <LoadFailure
        title="Plan Details"
        error={plan.error}
        onRetry={() => void plan.reload()}
        wayBack={wayBackTo(tpn)}
      />
    );
  return (
    <Card title="Plan Details">
      <LoadingState label="Loading the plan…" />
    </Card>
  );
}

function wayBackTo(tpn: string | undefined): WayBack {
  return tpn === undefined ? TO_SEARCH : { to: projectAddress(tpn), text: `Go to project ${tpn}` };
}
