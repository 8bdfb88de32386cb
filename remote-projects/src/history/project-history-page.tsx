import { useResource } from 'shared/api';
import type { Project } from 'shared/contract';
import { HistoryPage } from 'shared/history';
import { useParams } from 'shared/router';
import { projectHeading } from '../detail/project-heading.ts';
import { projectAtPath, projectPath } from '../project-path.ts';

/** What was changed in a project (spec part 1 §2, ui-screens 18). */
export function ProjectHistoryPage() {
  const { tpn = '' } = useParams();
  const { data: project } = useResource<Project>(projectPath(tpn), undefined, { showsRefusal: true });
  return (
    <HistoryPage
      title="Project History"
      path={`${projectPath(tpn)}/history`}
      atPath={projectAtPath(tpn)}
      entityName={tpn}
      backTo={`/projects/${tpn}`}
      heading={projectHeading(tpn, project, undefined)}
    />
  );
}
