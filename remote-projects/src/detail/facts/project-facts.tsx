import { memo } from 'react';
import type { Project } from 'shared/contract';
import { RecordId } from 'shared/domain';
import { FactList, StatusBadge } from 'shared/ui';

/** What a project is and how far it has come: what nobody edits on its page (ui-screens 7.1). */
export const ProjectFacts = memo(function ProjectFacts({ project }: { project: Project }) {
  return (
    <FactList
      facts={[
        { label: 'Project id', value: <RecordId id={project.tpn} /> },
        { label: 'Assignment Status', value: statusOf(project.assignmentStatusName) },
        { label: 'Summary Status', value: statusOf(project.summaryStatusName) },
        { label: 'Consortia', value: consortiaText(project) },
      ]}
    />
  );
});

function statusOf(status: string | null) {
  return status && <StatusBadge status={status} />;
}

/** Names joined by commas (ui-screens 7.1), in the same order on every page; empty when there are none (PP-35). */
export function consortiaText({ consortia }: Pick<Project, 'consortia'>): string {
  return consortia
    .map(({ consortiumName }) => consortiumName)
    .toSorted()
    .join(', ');
}
