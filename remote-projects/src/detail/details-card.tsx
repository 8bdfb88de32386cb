import { useMemo } from 'react';
import type { ChangeResponse, Project } from 'shared/contract';
import { StatusStamps } from 'shared/domain';
import { Card, Skeleton, Stack } from 'shared/ui';
import { ProjectFacts } from './facts/project-facts.tsx';
import { ReadOnlyEsCells, ReadOnlyValues } from './facts/read-only-values.tsx';
import { ProjectForm } from './form/project-form.tsx';
import { Intentions } from './intentions/intentions.tsx';
import { isEsCellProject } from './plans/plan-groups.ts';
import { plansOf, type ProjectDetail } from './use-project-detail.ts';

export interface DetailsCardProps {
  detail: ProjectDetail;
  project: Project;
  onSaved: (response: ChangeResponse) => void;
}

/** The card "Project Details" (spec part 1 §2, ui-screens 7.1). */
export function DetailsCard({ detail, project, onSaved }: DetailsCardProps) {
  const { permissions } = detail;
  const hasEsCellDetails = isEsCellProject(plansOf(detail.plans.data) ?? []);
  const stamps = useMemo(
    () => <StatusStamps title="Assignment Status Dates" stamps={project.assignmentStatusStamps} />,
    [project],
  );
  return (
    <Card title="Project Details">
      <Stack gap="6">
        <ProjectFacts project={project} />
        <Intentions project={project} />
        {permissions.isLoading ? (
          <Skeleton height="8rem" />
        ) : permissions.canUpdateProject ? (
          <ProjectForm
            editable={detail.project}
            project={project}
            hasEsCellDetails={hasEsCellDetails}
            onSaved={onSaved}
          >
            {stamps}
          </ProjectForm>
        ) : (
          <>
            <ReadOnlyValues project={project} />
            {hasEsCellDetails && <ReadOnlyEsCells project={project} />}
            {stamps}
          </>
        )}
      </Stack>
    </Card>
  );
}
