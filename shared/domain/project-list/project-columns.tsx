import type { ReactNode } from 'react';
import type { Ortholog, Project, ProjectIntention } from 'shared/contract';
import { intentionsOf, targetsOf, type ProjectColumnId, type TableColumn } from 'shared/project-table';
import { externalLink, inOneLine, Link, statusBadge, type CardPlace, type Column } from 'shared/ui';
import { geneAddress } from '../gene-address.ts';
import { mgiGeneAddress, secureAddress } from '../mgi-address.ts';

/** Cells of projects that a screen shows as more than their texts, by column. */
export type ProjectCells = Partial<Record<ProjectColumnId, (project: Project) => ReactNode>>;

function geneAccession({ intentionByGene }: ProjectIntention) {
  if (!intentionByGene) return null;
  const { accessionId, externalLink: known } = intentionByGene.gene;
  return externalLink({ href: mgiGeneAddress(accessionId) ?? secureAddress(known), children: accessionId });
}

/** A gene leads to its page; an intention by sequence names its place. */
function target(intention: ProjectIntention) {
  if (!intention.intentionByGene) return targetsOf(intention).join(', ');
  const { symbol } = intention.intentionByGene.gene;
  return <Link to={geneAddress(symbol)}>{symbol}</Link>;
}

function humanOrtholog({ symbol, link }: Ortholog) {
  return externalLink({ href: link, children: symbol });
}

function bestOrthologs(project: Project): Ortholog[] {
  return intentionsOf(project).flatMap(({ intentionByGene }) => intentionByGene?.bestOrthologs ?? []);
}

/** Cells that all lists of projects show with links and badges. */
export const PROJECT_CELLS: ProjectCells = {
  gene: (project) => inOneLine(intentionsOf(project).map(target)),
  mgi: (project) => inOneLine(intentionsOf(project).map(geneAccession)),
  ortholog: (project) => inOneLine(bestOrthologs(project).map(humanOrtholog)),
  assignment: ({ assignmentStatusName }) => statusBadge({ status: assignmentStatusName }),
  summary: ({ summaryStatusName }) => statusBadge({ status: summaryStatusName }),
};

/** Where columns stand on the card that a row is on telephones: which gene, where it stands, since when, and who. */
const CARD_PLACES: Partial<Record<string, CardPlace>> = {
  input: 'heading',
  comment: 'note',
  tpn: 'fact',
  gene: 'title',
  markerSymbol: 'title',
  summary: 'status',
  since: 'fact',
  workUnits: 'fact',
} satisfies Partial<Record<ProjectColumnId | 'input' | 'comment', CardPlace>>;

/** Which gene, and where it stands, is in view however far a table is scrolled. */
const FROZEN: ReadonlySet<string> = new Set<ProjectColumnId>(['gene', 'markerSymbol', 'summary']);

/**
 * The columns of a table as a screen shows them; the first names its row.
 *
 * @param cellOf the cell of a column that is more than its texts, which stand in one line
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
    card: CARD_PLACES[id],
    isFrozen: FROZEN.has(id),
    cell: cellOf(id) ?? ((row) => inOneLine(texts(row))),
  }));
}
