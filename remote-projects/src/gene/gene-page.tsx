import { errorText, useResource } from 'shared/api';
import type { GenePage } from 'shared/contract';
import { geneAddress, GoBack, useNoteVisit } from 'shared/domain';
import { createSearchParams, Navigate, useLocation, useParams } from 'shared/router';
import { Card, ErrorState, LinkButton, LoadingState, Page, Row } from 'shared/ui';
import { FollowButton } from '../follow/follow-button.tsx';
import { genePagePath } from './addresses.ts';
import { cameBySynonym, isSynonym, type CameBySynonym } from './asked-name.ts';
import { GeneContent } from './gene-content.tsx';
import { GeneNames, SynonymNotice } from './gene-names.tsx';

const SEARCH_ADDRESS = '/search';

/** One gene: what it is, where it stands, and the work on it in every unit. */
export function GenePageScreen() {
  const { symbolOrId = '' } = useParams();
  return <GeneScreen key={symbolOrId} asked={symbolOrId} />;
}

function GeneScreen({ asked }: { asked: string }) {
  const location = useLocation();
  const reading = useResource<GenePage>(genePagePath(asked));
  const { data: page, error, reload } = reading;
  const isCurrent = page && !isSynonym(asked, page.gene);
  useNoteVisit(geneAddress(page?.gene.symbol ?? asked), isCurrent ? page.gene.symbol : undefined);
  if (page && !isCurrent) return <ToCurrentSymbol asked={asked} page={page} />;
  const cameBy = page && cameBySynonym(location.state);
  return (
    <Page
      title={page?.gene.symbol ?? asked}
      description={page && <GeneNames gene={page.gene} />}
      actions={
        <Row gap="2">
          {page && <FollowButton kind="gene" target={page.gene.symbol} />}
          <GoBack fallback={SEARCH_ADDRESS} />
        </Row>
      }
    >
      {cameBy && <SynonymNotice {...cameBy} symbol={page.gene.symbol} />}
      {page ? (
        <GeneContent page={page} />
      ) : (
        <Card title="Gene">
          {error === undefined ? (
            <LoadingState label="Loading the gene…" />
          ) : error.status === 404 ? (
            <UnknownGene asked={asked} text={errorText(error)} />
          ) : (
            <ErrorState text={errorText(error)} onRetry={() => void reload()} />
          )}
        </Card>
      )}
    </Page>
  );
}

/** Addresses with a synonym go on to the current symbol, which says how one came. */
function ToCurrentSymbol({ asked, page: { gene, sameSynonym } }: { asked: string; page: GenePage }) {
  const state: CameBySynonym = { synonym: asked, sameSynonym };
  return <Navigate to={geneAddress(gene.symbol)} replace state={state} />;
}

function UnknownGene({ asked, text }: { asked: string; text: string }) {
  return (
    <ErrorState
      title="There is no such gene"
      text={text}
      action={
        <LinkButton to={`${SEARCH_ADDRESS}?${createSearchParams({ input: asked })}`}>
          Search for it
        </LinkButton>
      }
    />
  );
}
