import type { LanguishingProject } from 'shared/contract';
import type { useProjectListLink } from 'shared/domain';
import { formatDate, Link, type Column } from 'shared/ui';

/** The columns of the report (api-3 §8.5), with a way to each project and to those that stand where it stands. */
export function languishingColumns(
  linkTo: ReturnType<typeof useProjectListLink>,
): Column<LanguishingProject>[] {
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
    { id: 'genes', header: 'Gene', sortKey: 'geneSymbols', cell: ({ geneSymbols }) => geneSymbols },
    {
      id: 'accessionIds',
      header: 'MGI Accession ID',
      hiddenByDefault: true,
      cell: ({ accessionIds }) => accessionIds,
    },
    {
      id: 'units',
      header: 'Work unit',
      sortKey: 'workUnitNames',
      cell: ({ workUnitNames }) => workUnitNames,
    },
    {
      id: 'groups',
      header: 'Work group',
      sortKey: 'workGroupNames',
      cell: ({ workGroupNames }) => workGroupNames,
    },
    {
      id: 'assignment',
      header: 'Assignment status',
      sortKey: 'assignmentStatusName',
      cell: ({ assignmentStatusName }) => assignmentStatusName,
    },
    {
      id: 'summary',
      header: 'Summary status',
      sortKey: 'summaryStatusName',
      cell: ({ summaryStatusName, workUnitNames }) => (
        <Link {...linkTo({ ...unitsOf(workUnitNames), summaryStatusName: [summaryStatusName] })}>
          {summaryStatusName}
        </Link>
      ),
    },
    {
      id: 'since',
      header: 'Since',
      sortKey: 'summaryStatusDate',
      cell: ({ summaryStatusDate }) => formatDate(summaryStatusDate),
    },
    {
      id: 'months',
      header: 'Months in status',
      sortKey: 'monthsInStatus',
      align: 'end',
      cell: ({ monthsInStatus }) => monthsInStatus,
    },
  ];
}

function unitsOf(workUnitNames: string) {
  return workUnitNames === '' ? {} : { workUnitName: workUnitNames.split(', ') };
}
