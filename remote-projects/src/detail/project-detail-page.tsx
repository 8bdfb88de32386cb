import { useDeferredValue } from 'react';
import { errorText } from 'shared/api';
import type { Project } from 'shared/contract';
import { ErrorBanner, RecordHeading, showUpdateNotice, useStatusPathsReading } from 'shared/domain';
import { geneSymbolsOf, isRestrictedVersion } from 'shared/project-table';
import { hasUnsavedChanges, useParams } from 'shared/router';
import { Box, Card, ErrorState, LinkButton, LoadingState, Page } from 'shared/ui';
import { FollowButton } from '../follow/follow-button.tsx';
import { projectHistoryAddress } from '../project-path.ts';
import { DetailsCard } from './details-card.tsx';
import { GeneMapCard } from './gene-map/gene-map-card.tsx';
import { NextCard } from './next/next-card.tsx';
import { addingFacts, addPlan } from './plans/add-plan.ts';
import { PLAN_GROUPS } from './plans/plan-groups.ts';
import { PlansCard } from './plans/plans-card.tsx';
import { RefusedProject } from './restricted/refused-project.tsx';
import { RestrictedProject } from './restricted/restricted-project.tsx';
import { projectHeading } from './project-heading.ts';
import { plansOf, useProjectDetail, type ProjectDetail } from './use-project-detail.ts';

/** The way back for anyone who came by a shared address: everybody may search. */
const SEARCH_ADDRESS = '/search';

/** A project: its details, what is done to its genes, and its plans (spec part 1 §2, ui-screens 7). */
export function ProjectDetailPage() {
  const { tpn = '' } = useParams();
  return <ProjectScreen key={tpn} tpn={tpn} />;
}

function ProjectScreen({ tpn }: { tpn: string }) {
  const detail = useProjectDetail(tpn);
  const { project, overview, permissions } = detail;
  return (
    <Page
      title={`Project ${tpn}`}
      documentTitle={tabTitle(tpn, project.data)}
      banner={project.data && <ErrorBanner errors={[overview.error, permissions.error]} />}
      heading={
        <RecordHeading
          title={`Project ${tpn}`}
          {...projectHeading(tpn, project.data, plansOf(detail.plans.data))}
          history={project.data && projectHistoryAddress(tpn)}
          fallback={SEARCH_ADDRESS}
          more={project.data && <ProjectFollow detail={detail} />}
        />
      }
    >
      <ProjectContent detail={detail} />
    </Page>
  );
}

/** Stands there once it is known whether the person follows the project. */
function ProjectFollow({ detail: { tpn, overview } }: { detail: ProjectDetail }) {
  if (overview.data === undefined) return null;
  const { follow } = overview.data;
  return <FollowButton kind="project" target={tpn} known={follow} onChange={() => void overview.reload()} />;
}

/** Several projects are often open at once: the tab names the genes too. */
function tabTitle(tpn: string, project: Project | undefined): string {
  return ['Project', tpn, ...(project ? geneSymbolsOf(project) : [])].join(' ');
}

function ProjectContent({ detail }: { detail: ProjectDetail }) {
  const { tpn } = detail;
  const { data: project, error, reload } = detail.project;
  const isComing = useIsNextComing(detail);
  if (project && isRestricted(project)) return <RestrictedProject project={project} />;
  if (project && !isComing) return <WholeProject detail={detail} project={project} />;
  if (error?.status === 403) return <RefusedProject tpn={tpn} error={error} />;
  return (
    <Card title="Project Details">
      {error?.status === 404 ? (
        <ErrorState
          title="There is no such project"
          text={errorText(error)}
          action={<LinkButton to={SEARCH_ADDRESS}>Search projects</LinkButton>}
        />
      ) : error ? (
        <ErrorState text={errorText(error)} onRetry={() => void reload()} />
      ) : (
        <LoadingState label="Loading the project…" />
      )}
    </Card>
  );
}

/** What comes next stands above everything else, which would be seen to move if it came afterwards. */
function useIsNextComing({ plans }: ProjectDetail): boolean {
  const isPathComing = useStatusPathsReading().isLoading;
  return isPathComing || (plans.data === undefined && plans.error === undefined);
}

function WholeProject({ detail, project }: { detail: ProjectDetail; project: Project }) {
  const plans = plansOf(detail.plans.data);
  const facts = addingFacts(detail, plans ?? []);
  const addable = PLAN_GROUPS.filter((group) => addPlan(group, facts).disabledReason === undefined);
  return (
    <>
      <NextCard project={project} plans={plans} addable={addable.join(' ')} />
      <DetailsCard
        detail={detail}
        project={project}
        onSaved={(response) => showUpdateNotice([response], projectHistoryAddress(detail.tpn))}
      />
      <LowerCards detail={detail} project={project} />
    </>
  );
}

/** What stands below the first view, and is rendered right after that has been shown. Until then its place is free. */
function LowerCards({ detail, project }: { detail: ProjectDetail; project: Project }) {
  const isFirstViewShown = useDeferredValue(true, false);
  const { plans, overview } = detail;
  const isFailed = plans.error !== undefined || overview.error !== undefined;
  if (!isFirstViewShown) return <Box minH="60rem" />;
  return (
    <>
      <PlansCard detail={detail} onReturn={() => void readAnew(detail)} />
      {!isFailed && <GeneMapCard project={project} plans={plansOf(plans.data)} overview={overview.data} />}
    </>
  );
}

/** After a plan was added elsewhere. What is being edited stays as it is. */
async function readAnew({ project, plans, overview }: ProjectDetail): Promise<void> {
  await Promise.all([plans.reload(), overview.reload(), hasUnsavedChanges() ? undefined : project.reload()]);
}

/** The existing tracker may return the restricted version where ours refuses (ui-screens 7.4). */
function isRestricted(project: Project): boolean {
  return isRestrictedVersion(project) && project.assignmentStatusName === null;
}
