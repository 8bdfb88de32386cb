import { mutateResource, useEditable } from 'shared/api';
import type { ChangeResponse, PhenotypingStage } from 'shared/contract';
import { ErrorBanner, GoBack, showUpdateNotice } from 'shared/domain';
import { useParams } from 'shared/router';
import { Card, HistoryIcon, LinkButton, LoadingState, Page, Row, StatusBadge } from 'shared/ui';
import { useGeneSymbol } from '../plan/use-gene-symbol.ts';
import { usePlanPermission } from '../plan/use-plan-permission.ts';
import { historyAddress, planAddress, stageAddress } from '../routing/addresses.ts';
import { planPath, stagePath } from '../routing/api-paths.ts';
import { LoadFailure } from '../routing/load-failure.tsx';
import { StageFacts } from './detail/stage-facts.tsx';
import { StageForm } from './detail/stage-form.tsx';
import { DETAILS } from './form/stage-fields.ts';
import { stagesPath } from './stage-paths.ts';

interface StagePlace {
  tpn: string;
  pin: string;
  psn: string;
}

/** A phenotyping stage: its details, status and tissue (spec part 2 §2, ui-screens 17). */
export function StagePage() {
  const { tpn = '', pin = '', psn = '' } = useParams();
  return <OneStage key={psn} place={{ tpn, pin, psn }} />;
}

function OneStage({ place }: { place: StagePlace }) {
  const reading = useStageReading(place);
  const { editable, permission, gene } = reading;
  const stage = editable.data;
  const title = `Phenotyping Stage ${place.psn}`;
  return (
    <Page
      title={title}
      documentTitle={gene.geneSymbol ? `${title} ${gene.geneSymbol}` : title}
      description={stage && <Lead stage={stage} geneSymbol={gene.geneSymbol} />}
      banner={stage && <ErrorBanner errors={[gene.error, permission.error]} />}
      actions={
        <Row gap="2">
          {stage && (
            <LinkButton to={historyAddress(stageAddress(place))} variant="quiet" leftIcon={<HistoryIcon />}>
              History
            </LinkButton>
          )}
          <GoBack fallback={addressOfPlan(place)} />
        </Row>
      }
    >
      <Content place={place} reading={reading} />
    </Page>
  );
}

/** Reads a stage, the gene of its project, and whether the person may change it: all at once. */
function useStageReading({ tpn, pin, psn }: StagePlace) {
  return {
    editable: useEditable<PhenotypingStage>(stagePath({ pin, psn }), { showsRefusal: true }),
    permission: usePlanPermission(pin),
    gene: useGeneSymbol(tpn),
  };
}

interface ContentProps {
  place: StagePlace;
  reading: ReturnType<typeof useStageReading>;
}

function Content({ place, reading: { editable, permission, gene } }: ContentProps) {
  const { data: stage, error, reload, isRenewing } = editable;
  if (stage && !permission.isLoading) {
    const shown = { stage, tpn: place.tpn, geneSymbol: gene.geneSymbol };
    if (!permission.mayUpdate) return <StageFacts {...shown} />;
    if (isRenewing) return <StageLoading />;
    return <StageForm {...shown} editable={editable} onSaved={(response) => tellSaved(response, place)} />;
  }
  if (error)
    return (
      <LoadFailure
        title={DETAILS.title}
        error={error}
        onRetry={() => void reload()}
        wayBack={{ to: addressOfPlan(place), text: `Go to plan ${place.pin}` }}
      />
    );
  return <StageLoading />;
}

function StageLoading() {
  return (
    <Card title={DETAILS.title}>
      <LoadingState label="Loading the phenotyping stage…" />
    </Card>
  );
}

/** What depends on the stage is read anew: its plan takes part in the status. */
function tellSaved(response: ChangeResponse, place: StagePlace): void {
  showUpdateNotice(response, historyAddress(stageAddress(place)));
  void mutateResource(stagesPath(place.pin), planPath(place.pin));
}

function Lead({ stage, geneSymbol }: { stage: PhenotypingStage; geneSymbol: string | null | undefined }) {
  return (
    <Row as="span" gap="2">
      {geneSymbol && <strong>{geneSymbol}</strong>}
      {stage.phenotypingTypeName}
      <StatusBadge status={stage.statusName} />
    </Row>
  );
}

function addressOfPlan({ tpn, pin }: StagePlace): string {
  return planAddress({ tpn, pin, typeName: 'phenotyping' });
}
