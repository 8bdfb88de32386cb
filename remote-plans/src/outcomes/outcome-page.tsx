import { Navigate, useParams } from 'shared/router';
import { historyAddress, outcomeAddress, planAddress } from '../routing/addresses.ts';
import { NotLoaded, type WayBack } from '../routing/not-loaded.tsx';
import { standingOfOutcome, trailToOutcome } from '../routing/headings.ts';
import { RecordPage } from '../routing/record-page.tsx';
import { TO_SEARCH } from '../routing/redirecting.tsx';
import { OutcomeEditing } from './detail/outcome-editing.tsx';
import { OutcomeFacts } from './detail/outcome-facts.tsx';
import { useOutcomePage } from './detail/use-outcome-page.ts';
import type { OutcomePlace } from './outcome-paths.ts';

/** An outcome: a colony or a specimen, with its mutations (spec part 2 §2, ui-screens 15). */
export function OutcomePage() {
  const { tpn, pin = '', tpo = '' } = useParams();
  return <OneOutcome key={`${pin} ${tpo}`} tpn={tpn} place={{ pin, tpo }} />;
}

interface OneOutcomeProps {
  tpn: string | undefined;
  place: OutcomePlace;
}

function OneOutcome({ tpn, place }: OneOutcomeProps) {
  const reading = useOutcomePage(tpn, place);
  const { stored, plan, gene, permission } = reading;
  if (plan && plan.tpn !== tpn) return <Navigate to={outcomeAddress({ tpn: plan.tpn, ...place })} replace />;
  return (
    <RecordPage
      title={`Outcome ${place.tpo}`}
      gene={gene}
      permission={permission}
      standing={stored && standingOfOutcome(stored, plan)}
      trail={trailToOutcome({ tpn: plan?.tpn ?? tpn, ...place }, stored?.outcome)}
      history={plan && stored && historyAddress(outcomeAddress({ tpn: plan.tpn, ...place }))}
      fallback={wayBackOf(tpn, place).to}
    >
      <Content tpn={tpn} place={place} reading={reading} />
    </RecordPage>
  );
}

function wayBackOf(tpn: string | undefined, { pin }: OutcomePlace): WayBack {
  if (tpn === undefined) return TO_SEARCH;
  return { to: planAddress({ tpn, pin, typeName: 'production' }), text: `Go to plan ${pin}` };
}

function Content({ tpn, place, reading }: OneOutcomeProps & { reading: ReturnType<typeof useOutcomePage> }) {
  const { stored, plan, permission, gene, error } = reading;
  if (stored && plan && !permission.isLoading) {
    const shown = { stored, plan, geneSymbols: gene.geneSymbols };
    return permission.mayUpdate ? (
      <OutcomeEditing {...shown} isValidating={reading.isValidating} />
    ) : (
      <OutcomeFacts {...shown} />
    );
  }
  return (
    <NotLoaded
      title="Outcome Details"
      error={error}
      loadingLabel="Loading the outcome…"
      onRetry={() => void reading.reload()}
      wayBack={wayBackOf(tpn, place)}
    />
  );
}
