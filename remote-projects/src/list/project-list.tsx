import { useState } from 'react';
import { apiFetch, type Download } from 'shared/api';
import { createSelection, SelectionBar, SelectionContext } from 'shared/bulk';
import type { Person, Project, ProjectPage } from 'shared/contract';
import {
  listQuery,
  ListTable,
  noProjects,
  SheetDownloads,
  type ListInAddress,
  type ListPage,
  type SheetFormat,
} from 'shared/domain';
import { hasWorkUnitRole, isAdmin } from 'shared/session';
import { isAnyFilterSet, type FilterValues } from 'shared/ui';
import { exportQuery, IDENTIFIERS, PROJECTS_AS_FILE } from './list-calls.ts';
import { LIST_COLUMNS, STANDING_COLUMNS } from './list-columns.tsx';

/** Name of the saved file, without its ending (spec part 1 §9). */
const FILE_NAME = 'projectResults';

export interface ProjectListProps extends ListInAddress {
  person: Person;
  projects: ListPage<ProjectPage>;
  csv: Download;
}

const projectKey = ({ tpn }: Project) => tpn;
const projectsOf = ({ _embedded }: ProjectPage) => _embedded?.projects ?? [];

/** Whether the list is one of what stands still. A server of before has no plans in it, and its files no such column. */
function isOfStandingPlans({ stalled }: FilterValues, page: ProjectPage | undefined): boolean {
  if (stalled === undefined || page === undefined) return false;
  return projectsOf(page).some(({ standingStill }) => standingStill !== undefined);
}

/** Download line, table and paginator (ui-screens 6); a person's choice of columns is their own. */
export function ProjectList({ person, projects, csv, address, refine }: ProjectListProps) {
  const download = (format: SheetFormat, shown: string | undefined) =>
    void csv.download(PROJECTS_AS_FILE, {
      query: exportQuery(address, format, shown),
      fileName: `${FILE_NAME}.${format}`,
    });

  const [selection] = useState(createSelection);
  const canSelect = isAdmin(person) || hasWorkUnitRole(person);
  const { response, isAnswered } = projects;
  const areStandingStill = isOfStandingPlans(address.filters, response);

  return (
    <SelectionContext value={canSelect ? selection : null}>
      {canSelect && (
        <SelectionBar
          store={selection}
          onPage={response === undefined ? [] : projectsOf(response).map(projectKey)}
          total={isAnswered ? response?.page.totalElements : undefined}
          areStandingStill={areStandingStill}
          readMatching={() => apiFetch<string[]>(IDENTIFIERS, { query: listQuery(address) })}
          onDone={() => void projects.reload()}
        />
      )}
      <ListTable
        label="Projects"
        caption="Managed projects"
        columnsName={`managed-projects.${person.email}`}
        columns={areStandingStill ? STANDING_COLUMNS : LIST_COLUMNS}
        list={projects}
        rowsOf={projectsOf}
        rowKey={projectKey}
        noun="project"
        empty={noProjects({
          isFiltered: isAnyFilterSet(address.filters),
          onClearFilters: () => refine({ filters: {} }),
        })}
        actions={(shown) => (
          <SheetDownloads
            isDownloading={csv.isDownloading}
            onDownload={(format) => download(format, shown)}
          />
        )}
        address={address}
        onChange={refine}
        maxHeight="950px"
      />
    </SelectionContext>
  );
}
