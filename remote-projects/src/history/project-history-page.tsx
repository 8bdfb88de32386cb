import { HistoryPage } from 'shared/domain';
import { useParams } from 'shared/router';
import { projectPath } from '../project-path.ts';

/** What was changed in a project (spec part 1 §2, ui-screens 18). */
export function ProjectHistoryPage() {
  const { tpn = '' } = useParams();
  return (
    <HistoryPage
      title="Project History"
      path={`${projectPath(tpn)}/history`}
      entityName={tpn}
      backTo={`/projects/${tpn}`}
    />
  );
}
