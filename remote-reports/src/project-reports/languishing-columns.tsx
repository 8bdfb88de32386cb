import type { LanguishingProject } from 'shared/contract';
import type { useProjectListLink } from 'shared/domain';
import { formatDate, Link, type Column } from 'shared/ui';

type LinkTo = ReturnType<typeof useProjectListLink>;

/** A column with a text of the report, by which the server sorts. */
function textColumn(
  name: Exclude<keyof LanguishingProject, 'tpn'>,
  header: string,
): Column<LanguishingProject> {
  return { id: name, header, sortKey: name, cell: ({ [name]: text }) => text };
}

/** The columns of the report (api-3 §8.5), with a way to each project and to those that stand where it stands. */
export function languishingColumns(linkTo: LinkTo): Column<LanguishingProject>[] {
  return [
    {
      id: 'tpn',
      header: 'TPN',
      sortKey: 'tpn',
      isRowHeader: true,
      cell: ({ tpn }) => (
        <Link to={`/projects/${tpn}`} isId>
          {tpn}
        </Link>
      ),
    },
    { ...textColumn('geneSymbols', 'Gene'), id: 'genes' },
    { ...textColumn('accessionIds', 'MGI Accession ID'), sortKey: undefined, hiddenByDefault: true },
    { ...textColumn('workUnitNames', 'Work unit'), id: 'units' },
    { ...textColumn('workGroupNames', 'Work group'), id: 'groups' },
    { ...textColumn('assignmentStatusName', 'Assignment status'), id: 'assignment' },
    {
      ...textColumn('summaryStatusName', 'Summary status'),
      id: 'summary',
      cell: ({ summaryStatusName, workUnitNames }) => (
        <Link {...linkTo({ ...unitsOf(workUnitNames), summaryStatusName: [summaryStatusName] })}>
          {summaryStatusName}
        </Link>
      ),
    },
    {
      ...textColumn('summaryStatusDate', 'Since'),
      id: 'since',
      cell: ({ summaryStatusDate }) => formatDate(summaryStatusDate),
    },
    { ...textColumn('monthsInStatus', 'Months in status'), id: 'months', align: 'end' },
  ];
}

function unitsOf(workUnitNames: string) {
  return workUnitNames === '' ? {} : { workUnitName: workUnitNames.split(', ') };
}
