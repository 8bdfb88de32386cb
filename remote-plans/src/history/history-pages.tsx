import { HistoryPage } from 'shared/domain';
import { useParams } from 'shared/router';
import { outcomeAddress, planAddress, stageAddress } from '../routing/addresses.ts';
import { outcomePath, planPath, stagePath } from '../routing/api-paths.ts';

/*
 * Titles are those of the specification, part 2 §2: the history of a plan is called that of its project. Each page also says
 * what it is the history of (ui-screens 18, PP-37).
 */

export function ProductionPlanHistoryPage() {
  return <PlanHistoryPage typeName="production" />;
}

export function PhenotypingPlanHistoryPage() {
  return <PlanHistoryPage typeName="phenotyping" />;
}

function PlanHistoryPage({ typeName }: { typeName: 'production' | 'phenotyping' }) {
  const { tpn = '', pin = '' } = useParams();
  return (
    <HistoryPage
      title="Project History"
      path={`${planPath(pin)}/history`}
      entityName={pin}
      backTo={planAddress({ tpn, pin, typeName })}
    />
  );
}

export function OutcomeHistoryPage() {
  const { tpn = '', pin = '', tpo = '' } = useParams();
  return (
    <HistoryPage
      title="Outcome History"
      path={`${outcomePath({ pin, tpo })}/history`}
      entityName={tpo}
      backTo={outcomeAddress({ tpn, pin, tpo })}
    />
  );
}

export function StageHistoryPage() {
  const { tpn = '', pin = '', psn = '' } = useParams();
  return (
    <HistoryPage
      title="Phenotyping Stage History"
      path={`${stagePath({ pin, psn })}/history`}
      entityName={psn}
      backTo={stageAddress({ tpn, pin, psn })}
    />
  );
}
