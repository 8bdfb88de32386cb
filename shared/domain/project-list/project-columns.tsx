import type { ReactNode } from 'react';
import type { Ortholog, Project, ProjectIntention } from 'shared/contract';
import { intentionsOf, type ProjectColumnId, type TableColumn } from 'shared/project-table';
import { ExternalLink, Lines, StatusBadge, type Column } from 'shared/ui';
import { mgiGeneAddress, secureAddress } from '../mgi-address.ts';

/** Cells of projects that a screen shows as more than their texts, by column. */
export type ProjectCells = Partial<Record<ProjectColumnId, (project: Project) => ReactNode>>;

function GeneAccession({ intentionByGene }: ProjectIntention) {
  if (!intentionByGene) return null;
  const { externalLink, accessionId } = intentionByGene.gene;
  return (
    <ExternalLink href={mgiGeneAddress(accessionId) ?? secureAddress(externalLink)}>
      {accessionId}
    </ExternalLink>
  );
}

function HumanOrtholog({ symbol, link }: Ortholog) {
  return <ExternalLink href={link}>{symbol}</ExternalLink>;
}

function bestOrthologs(project: Project): Ortholog[] {
  return intentionsOf(project).flatMap(({ intentionByGene }) => intentionByGene?.bestOrthologs ?? []);
}

/** Cells that all lists of projects show with links and badges. */
export const PROJECT_CELLS: ProjectCells = {
  mgi: (project) => <Lines items={intentionsOf(project).map(GeneAccession)} />,
  ortholog: (project) => <Lines items={bestOrthologs(project).map(HumanOrtholog)} />,
  assignment: ({ assignmentStatusName }) => <StatusBadge status={assignmentStatusName} />,
  summary: ({ summaryStatusName }) => <StatusBadge status={summaryStatusName} />,
};

/**
 * The columns of a table as a screen shows them; the first names its row.
 *
 * @param cellOf the cell of a column that is more than its texts, one per line
 */
export function screenColumns<Row, Id extends string>(
  columns: readonly TableColumn<Row, Id>[],
  cellOf: (id: Id) => Column<Row>['cell'] | undefined,
): (Column<Row> & { id: Id })[] {
  return columns.map(({ id, title, sortKey, texts }, index) => ({
    id,
    header: title,
    sortKey,
    isRowHeader: index === 0,
    cell: cellOf(id) ?? ((row) => <Lines items={texts(row)} />),
  }));
}
