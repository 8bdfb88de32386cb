import { useEditable } from 'shared/api';
import type { PhenotypingStage } from 'shared/contract';
import { GoBack, showUpdateNotice } from 'shared/domain';
import { useParams } from 'shared/router';
import { HistoryIcon, LinkButton, LoadingState, Page, Row } from 'shared/ui';
import { useGeneSymbol } from '../plan/use-gene-symbol.ts';
import { usePlanPermission } from '../plan/use-plan-permission.ts';
import { historyAddress, planAddress, stageAddress } from '../routing/addresses.ts';
import { stagePath } from '../routing/api-paths.ts';
import { LoadFailure } from '../routing/load-failure.tsx';
import { StageFacts } from './detail/stage-facts.tsx';
import { StageForm } from './detail/stage-form.tsx';

interface StagePlace {
  tpn: string;
  pin: string;
  psn: string;
}

/** A phenotyping stage: its details, status and tissue (spec part 2 §2, ui-screens 17). */
export function StagePage() {
  const { tpn = '', pin = '', psn = '' } = useParams();
  return <StageScreen key={psn} place={{ tpn, pin, psn }} />;
}

function StageScreen({ place }: { place: StagePlace }) {
  return (
    <Page
      title={`Phenotyping Stage ${place.psn}`}
      actions={
        <Row gap="2">
          <LinkButton to={historyAddress(stageAddress(place))} variant="quiet" leftIcon={<HistoryIcon />}>
            History
          </LinkButton>
          <GoBack fallback={addressOfPlan(place)} />
        </Row>
      }
    >
      <StageContent place={place} />
    </Page>
  );
}

function addressOfPlan({ tpn, pin }: StagePlace): string {
  return planAddress({ tpn, pin, typeName: 'phenotyping' });
}

function StageContent({ place }: { place: StagePlace }) {
  const editable = useEditable<PhenotypingStage>(stagePath(place), { showsRefusal: true });
  const permission = usePlanPermission(place.pin);
  const { geneSymbol } = useGeneSymbol(place.tpn);
  const { data: stage, error, reload } = editable;

  if (error) {
    const wayBack = { to: addressOfPlan(place), text: 'Go to the plan' };
    return (
      <LoadFailure title="Phenotyping stage" error={error} onRetry={() => void reload()} wayBack={wayBack} />
    );
  }
  if (stage === undefined || permission.isLoading)
    return <LoadingState label="Loading the phenotyping stage…" />;
  const shown = { stage, tpn: place.tpn, geneSymbol };
  if (!permission.mayUpdate) return <StageFacts {...shown} />;
  return (
    <StageForm
      {...shown}
      editable={editable}
      onSaved={(response) => showUpdateNotice(response, historyAddress(stageAddress(place)))}
    />
  );
}
