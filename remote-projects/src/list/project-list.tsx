import type { Download, Resource } from 'shared/api';
import type { Person, Project, ProjectPage } from 'shared/contract';
import { listState, NoProjects } from 'shared/domain';
import { DownloadButton, formatCount, isAnyFilterSet, PagedTable, Text } from 'shared/ui';
import { exportQuery, PROJECTS_AS_CSV } from './list-calls.ts';
import { LIST_COLUMNS } from './list-columns.tsx';
import type { ManagedList } from './use-managed-list.ts';

/** Name of the saved file (spec part 1 §9). */
const FILE_NAME = 'projectResults.csv';

export interface ProjectListProps extends ManagedList {
  person: Person;
  projects: Resource<ProjectPage>;
  csv: Download;
}

const projectKey = ({ tpn }: Project) => tpn;

/** Download line, table and paginator (ui-screens 6); a person's choice of columns is their own. */
export function ProjectList({ person, projects, csv, address, refine }: ProjectListProps) {
  const { answer, isFailed, isLoading } = listState(projects);
  const rows = isFailed ? [] : answer && (answer._embedded?.projects ?? []);
  const download = () =>
    void csv.download(PROJECTS_AS_CSV, { query: exportQuery(address), fileName: FILE_NAME });

  return (
    <PagedTable
      label="Projects"
      caption="Managed projects"
      columnsName={`managed-projects.${person.email}`}
      columns={LIST_COLUMNS}
      rows={rows}
      rowKey={projectKey}
      isLoading={isLoading}
      empty={
        <NoProjects
          isFailed={isFailed}
          onRetry={() => void projects.reload()}
          isFiltered={isAnyFilterSet(address.filters)}
          onClearFilters={() => refine({ filters: {} })}
        />
      }
      summary={<Text tone="muted">{summaryOf(answer?.page.totalElements, isLoading)}</Text>}
      actions={
        <DownloadButton label="Download as CSV" isDownloading={csv.isDownloading} onClick={download} />
      }
      address={address}
      onChange={refine}
      totalElements={answer?.page.totalElements}
      resetScrollOn={answer}
      minHeight="400px"
      maxHeight="950px"
    />
  );
}

function summaryOf(total: number | undefined, isLoading: boolean): string {
  if (total === undefined) return isLoading ? 'Loading projects…' : '';
  return `${formatCount(total)} project${total === 1 ? '' : 's'}`;
}
