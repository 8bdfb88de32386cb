import { mutateResource, useEditable, useResource } from 'shared/api';
import type { ChangeResponse, PhenotypingStage, Plan } from 'shared/contract';
import { showUpdateNotice } from 'shared/domain';
import { Navigate, useParams } from 'shared/router';
import { useGeneSymbols } from '../plan/use-gene-symbols.ts';
import { usePlanPermission } from '../plan/use-plan-permission.ts';
import { historyAddress, planAddress, stageAddress } from '../routing/addresses.ts';
import { planPath, stagePath } from '../routing/api-paths.ts';
import { NotLoaded } from '../routing/not-loaded.tsx';
import { standingOfStage, trailToStage } from '../routing/headings.ts';
import { RecordPage } from '../routing/record-page.tsx';
import { StageFacts, StageForm } from './detail/stage-form.tsx';
import { DETAILS } from './form/stage-fields.tsx';
import { stagesPath } from './list/use-stages.ts';

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
  const { editable, permission, gene, project } = reading;
  const stage = project.isKnown ? editable.data : undefined;
  if (project.tpn !== undefined && project.tpn !== place.tpn)
    return <Navigate to={stageAddress({ ...place, tpn: project.tpn })} replace />;
  return (
    <RecordPage
      title={`Phenotyping Stage ${place.psn}`}
      gene={gene}
      permission={permission}
      standing={stage && standingOfStage(stage, project.plan)}
      trail={trailToStage(place)}
      history={stage && historyAddress(stageAddress(place))}
      fallback={addressOfPlan(place)}
    >
      <Content place={place} reading={reading} />
    </RecordPage>
  );
}

/**
 * Reads a stage, the gene of its project, and whether the person may change it: all at once. The plan says which project that
 * is; an address may have been put together by hand.
 */
function useStageReading({ tpn, pin, psn }: StagePlace) {
  const plan = useResource<Plan>(planPath(pin), undefined, { showsRefusal: true });
  return {
    project: {
      plan: plan.data,
      tpn: plan.data?.tpn,
      isKnown: plan.data !== undefined || plan.error !== undefined,
    },
    editable: useEditable<PhenotypingStage>(stagePath({ pin, psn }), { showsRefusal: true, identifier: psn }),
    permission: usePlanPermission(pin),
    gene: useGeneSymbols(tpn),
  };
}

interface ContentProps {
  place: StagePlace;
  reading: ReturnType<typeof useStageReading>;
}

function Content({ place, reading: { editable, permission, gene, project } }: ContentProps) {
  const { data: stage, error, reload, isRenewing } = editable;
  if (stage && project.isKnown && !permission.isLoading) {
    const shown = { stage, tpn: place.tpn, geneSymbols: gene.geneSymbols };
    if (!permission.mayUpdate) return <StageFacts {...shown} />;
    if (!isRenewing)
      return (
        <StageForm
          {...shown}
          editable={editable}
          historyOfStage={historyAddress(stageAddress(place))}
          onSaved={(response) => tellSaved(response, place)}
        />
      );
  }
  return (
    <NotLoaded
      title={DETAILS.title}
      error={stage ? undefined : error}
      loadingLabel="Loading the phenotyping stage…"
      onRetry={() => void reload()}
      wayBack={{ to: addressOfPlan(place), text: `Go to plan ${place.pin}` }}
    />
  );
}

/** What depends on the stage is read again: its plan takes part in the status. */
function tellSaved(response: ChangeResponse, place: StagePlace): void {
  showUpdateNotice([response], historyAddress(stageAddress(place)));
  void mutateResource(stagesPath(place.pin), planPath(place.pin));
}

function addressOfPlan({ tpn, pin }: StagePlace): string {
  return planAddress({ tpn, pin, typeName: 'phenotyping' });
}
