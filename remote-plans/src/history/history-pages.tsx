import { useResource } from 'shared/api';
import type { Outcome, PhenotypingStage, Plan } from 'shared/contract';
import { HistoryPage } from 'shared/history';
import { useParams } from 'shared/router';
import { useGeneSymbols } from '../plan/use-gene-symbols.ts';
import { outcomeAddress, planAddress, stageAddress } from '../routing/addresses.ts';
import { atPathOf, outcomePath, planPath, stagePath } from '../routing/api-paths.ts';
import {
  planKind,
  standingOfOutcome,
  standingOfPlan,
  standingOfStage,
  trailToOutcome,
  trailToPlan,
  trailToStage,
} from '../routing/headings.ts';

/*
 * Titles are those of the specification, part 2 §2: the history of a plan is called that of its project. Each page is headed
 * like the screen of what it is the history of (ui-screens 18, PP-37).
 */

export function ProductionPlanHistoryPage() {
  return <PlanHistoryPage typeName="production" />;
}

export function PhenotypingPlanHistoryPage() {
  return <PlanHistoryPage typeName="phenotyping" />;
}

function PlanHistoryPage({ typeName }: { typeName: 'production' | 'phenotyping' }) {
  const { tpn = '', pin = '' } = useParams();
  const { plan, geneSymbols } = useHeading({ tpn, pin });
  return (
    <HistoryPage
      title="Project History"
      path={`${planPath(pin)}/history`}
      atPath={atPathOf(planPath(pin))}
      entityName={pin}
      backTo={planAddress({ tpn, pin, typeName })}
      heading={{
        geneSymbols,
        standing: plan && standingOfPlan(plan),
        trail: trailToPlan({ tpn, pin }, planKind(typeName)),
      }}
    />
  );
}

export function OutcomeHistoryPage() {
  const { tpn = '', pin = '', tpo = '' } = useParams();
  const path = outcomePath({ pin, tpo });
  const { plan, geneSymbols } = useHeading({ tpn, pin });
  const { data: outcome } = useResource<Outcome>(path, undefined, SHOWS_REFUSAL);
  return (
    <HistoryPage
      title="Outcome History"
      path={`${path}/history`}
      atPath={atPathOf(path)}
      entityName={tpo}
      backTo={outcomeAddress({ tpn, pin, tpo })}
      heading={{
        geneSymbols,
        standing: outcome && standingOfOutcome({ outcome, mutations: [] }, plan),
        trail: trailToOutcome({ tpn, pin, tpo }, outcome),
      }}
    />
  );
}

export function StageHistoryPage() {
  const { tpn = '', pin = '', psn = '' } = useParams();
  const path = stagePath({ pin, psn });
  const { plan, geneSymbols } = useHeading({ tpn, pin });
  const { data: stage } = useResource<PhenotypingStage>(path, undefined, SHOWS_REFUSAL);
  return (
    <HistoryPage
      title="Phenotyping Stage History"
      path={`${path}/history`}
      atPath={atPathOf(path)}
      entityName={psn}
      backTo={stageAddress({ tpn, pin, psn })}
      heading={{
        geneSymbols,
        standing: stage && standingOfStage(stage, plan),
        trail: trailToStage({ tpn, pin, psn }),
      }}
    />
  );
}

/** The page says itself why there is no history; without its plan the heading only says less. */
const SHOWS_REFUSAL = { showsRefusal: true };

function useHeading({ tpn, pin }: { tpn: string; pin: string }) {
  const { geneSymbols } = useGeneSymbols(tpn);
  const { data: plan } = useResource<Plan>(planPath(pin), undefined, SHOWS_REFUSAL);
  return { plan, geneSymbols };
}
