import { useMemo, useState } from 'react';
import { useDownload, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Person, ProjectPage } from 'shared/contract';
import { ErrorBanner, listState } from 'shared/domain';
import {
  changedFilterCount,
  FilterLayout,
  FilterPanel,
  FilterToggle,
  LinkButton,
  Page,
  Row,
  useLastPage,
} from 'shared/ui';
import { beginningText } from './beginning-text.ts';
import { pageQuery, PROJECTS } from './list-calls.ts';
import { filtersFor } from './list-filters.ts';
import { ProjectList } from './project-list.tsx';
import { useManagedList } from './use-managed-list.ts';

export interface ManagedProjectsProps {
  title: string;
  person: Person;
}

/** The filters, and the projects that they leave. */
export function ManagedProjects({ title, person }: ManagedProjectsProps) {
  const { address, refine } = useManagedList(person);
  const projects = useResource<ProjectPage>(PROJECTS, pageQuery(address));
  const csv = useDownload();
  const { configuration, error: configurationError } = useConfiguration();
  useLastPage({ ...address, totalElements: listState(projects).currentTotal }, (page) => refine({ page }));

  const { filters } = address;
  const definitions = useMemo(
    () => filtersFor(person, configuration, filters),
    [configuration, filters, person],
  );
  const [isFilterOpen, setFilterOpen] = useState(false);

  return (
    <Page
      title={title}
      description={beginningText(person)}
      banner={<ErrorBanner errors={[projects.error, csv.error, configurationError]} />}
    >
      <Row justifyContent="space-between">
        <FilterToggle
          isOpen={isFilterOpen}
          onToggle={() => setFilterOpen(!isFilterOpen)}
          count={changedFilterCount(definitions, filters)}
        />
        <LinkButton to="/projects/project-creation">Create a project</LinkButton>
      </Row>
      <FilterLayout
        panel={
          <FilterPanel
            definitions={definitions}
            values={filters}
            onChange={(changed) => refine({ filters: changed })}
            isOpen={isFilterOpen}
            onClose={() => setFilterOpen(false)}
          />
        }
      >
        <ProjectList person={person} projects={projects} csv={csv} address={address} refine={refine} />
      </FilterLayout>
    </Page>
  );
}
