import { useMemo } from 'react';
import type { AssignmentPreview, Project } from 'shared/contract';
import { PROJECT_CELLS, RestrictedMark, screenColumns } from 'shared/domain';
import {
  intentionsOf,
  isRestrictedVersion,
  projectColumns,
  targetsOf,
  type ProjectColumnId,
} from 'shared/project-table';
import { DataTable, formatCount, Lines, Link, Row, Stack, Text, type Column } from 'shared/ui';

const SHOWN = screenColumns(projectColumns('list'), (id) => PROJECT_CELLS[id]);

/** A column of the project list; the server sorts no preview. */
function listed(id: ProjectColumnId): Column<Project>[] {
  return SHOWN.filter((column) => column.id === id).map((column) => ({ ...column, sortKey: undefined }));
}

/** The projects on the genes, as the person may see them. */
export function ExistingProjects({ preview }: { preview: AssignmentPreview }) {
  const { projects, totalProjects, competingTpns } = preview;
  const columns = useMemo(() => columnsWith(competingTpns), [competingTpns]);
  if (totalProjects === 0) return <Text tone="muted">There are no projects for this yet.</Text>;
  return (
    <Stack gap="2">
      <DataTable
        caption="Existing projects"
        columns={columns}
        rows={projects}
        rowKey={({ tpn }) => tpn}
        maxHeight="400px"
        stickyFirstColumn
      />
      {projects.length < totalProjects && (
        <Text size="sm" tone="muted">
          The first {projects.length} of {formatCount(totalProjects)} projects.
        </Text>
      )}
    </Stack>
  );
}

function columnsWith(competingTpns: readonly string[]): Column<Project>[] {
  return [
    { id: 'tpn', header: 'TPN', cell: (project) => <ProjectLink project={project} />, isRowHeader: true },
    // First, so that a handset shows it too.
    ...listed('assignment'),
    {
      id: 'competes',
      header: 'Competes',
      cell: ({ tpn }) => (competingTpns.includes(tpn) ? 'Yes' : 'No'),
    },
    {
      id: 'gene',
      header: 'Gene Symbol/Location',
      cell: (project) => <Lines items={intentionsOf(project).flatMap(targetsOf)} />,
    },
    ...listed('intention'),
    ...listed('summary'),
    ...listed('workUnits'),
    ...listed('privacy'),
  ];
}

/** Opens beside the form, which is not to be left. */
function ProjectLink({ project }: { project: Project }) {
  return (
    <Row gap="1" flexWrap="nowrap">
      <Link to={`/projects/${project.tpn}`} isId newTab>
        {project.tpn}
      </Link>
      {isRestrictedVersion(project) && <RestrictedMark />}
    </Row>
  );
}
