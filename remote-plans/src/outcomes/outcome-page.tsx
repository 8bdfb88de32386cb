import { ErrorBanner, GoBack } from 'shared/domain';
import { Navigate, useParams } from 'shared/router';
import { Card, HistoryIcon, LinkButton, LoadingState, Page, Row, StatusBadge } from 'shared/ui';
import { historyAddress, outcomeAddress, planAddress } from '../routing/addresses.ts';
import { LoadFailure } from '../routing/load-failure.tsx';
import { OutcomeEditing } from './detail/outcome-editing.tsx';
import { OutcomeFacts } from './detail/outcome-facts.tsx';
import { useOutcomePage, type OutcomePageReading } from './detail/use-outcome-page.ts';
import { statusOf } from './form/outcome-status.tsx';
import type { StoredOutcome } from './form/outcome-values.ts';
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
  const title = `Outcome ${place.tpo}`;
  if (plan && plan.tpn !== tpn) return <Navigate to={outcomeAddress({ tpn: plan.tpn, ...place })} replace />;
  return (
    <Page
      title={title}
      documentTitle={gene.geneSymbol ? `${title} ${gene.geneSymbol}` : title}
      description={stored && <Lead stored={stored} geneSymbol={gene.geneSymbol} />}
      banner={stored && <ErrorBanner errors={[gene.error, permission.error]} />}
      actions={
        <Row gap="2">
          {plan && stored && (
            <LinkButton
              to={historyAddress(outcomeAddress({ tpn: plan.tpn, ...place }))}
              variant="quiet"
              leftIcon={<HistoryIcon />}
            >
              History
            </LinkButton>
          )}
          <GoBack fallback={tpn === undefined ? '/search' : wayBackOf(tpn, place)} />
        </Row>
      }
    >
      <Content tpn={tpn} place={place} reading={reading} />
    </Page>
  );
}

function wayBackOf(tpn: string, { pin }: OutcomePlace): string {
  return planAddress({ tpn, pin, typeName: 'production' });
}

function Lead({
  stored: { outcome },
  geneSymbol,
}: {
  stored: StoredOutcome;
  geneSymbol: string | null | undefined;
}) {
  const status = statusOf(outcome);
  return (
    <Row as="span" gap="2">
      {geneSymbol && <strong>{geneSymbol}</strong>}
      {[outcome.outcomeTypeName, outcome.colony?.name ?? outcome.specimen?.specimenExternalRef]
        .filter(Boolean)
        .join(' ')}
      {status && <StatusBadge status={status.statusName} />}
    </Row>
  );
}

function Content({ tpn, place, reading }: OneOutcomeProps & { reading: OutcomePageReading }) {
  const { stored, plan, permission, gene, error } = reading;
  if (stored && plan && !permission.isLoading) {
    const shown = { stored, plan, geneSymbol: gene.geneSymbol ?? undefined };
    return permission.mayUpdate ? (
      <OutcomeEditing {...shown} isValidating={reading.isValidating} />
    ) : (
      <OutcomeFacts {...shown} />
    );
  }
  if (error)
    return (
      <LoadFailure
        title="Outcome Details"
        error={error}
        onRetry={() => void reading.reload()}
        wayBack={
          tpn === undefined
            ? { to: '/search', text: 'Go to the project search' }
            : { to: wayBackOf(tpn, place), text: `Go to plan ${place.pin}` }
        }
      />
    );
  return (
    <Card title="Outcome Details">
      <LoadingState label="Loading the outcome…" />
    </Card>
  );
}
