import type { Project } from 'shared/contract';
import { Card, FactList, Notice, Stack } from 'shared/ui';
import { ReadOnlyEsCells, ReadOnlyValues } from '../facts/read-only-values.tsx';
import { Intentions } from '../intentions/intentions.tsx';

/**
 * The version of a restricted project for people who are not related to it: that work on the gene exists, what is hidden,
 * and whom to ask (ui-screens 7.4 and appendix J, PP-19).
 */
export function RestrictedProject({ project }: { project: Project }) {
  return (
    <>
      <Notice kind="info" title="You are seeing a restricted version of this project.">
        Its statuses, consortia, plans, colonies and history are shown to members of the work units and
        consortia that work on it only. If you need to see them, ask the manager of your work unit, or an
        administrator of the tracker, to be related to the project.
      </Notice>
      <Card title="Project Details">
        <Stack gap="6">
          <FactList facts={[{ label: 'Project id', value: <span className="gt-id">{project.tpn}</span> }]} />
          <Intentions project={project} />
          <ReadOnlyValues project={project} />
          {project.esCellDetails && <ReadOnlyEsCells project={project} />}
        </Stack>
      </Card>
    </>
  );
}
