import { useMemo } from 'react';
import { useDownload, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Person, ProjectPage } from 'shared/contract';
import { ErrorBanner, pageQuery, useListPage } from 'shared/domain';
import { Box, FilterFrame, LinkButton, Page } from 'shared/ui';
import { introductionText } from './introduction.ts';
import { PROJECTS } from './list-calls.ts';
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
  const reading = useResource<ProjectPage>(PROJECTS, pageQuery(address));
  const projects = useListPage(reading, address, refine);
  const csv = useDownload();
  const { configuration, error: configurationError } = useConfiguration();

  const { filters } = address;
  const definitions = useMemo(
    () => filtersFor(person, configuration, filters),
    [configuration, filters, person],
  );

  return (
    <Page
      title={title}
      description={introductionText(person)}
      banner={<ErrorBanner errors={[projects.error, csv.error, configurationError]} />}
    >
      <FilterFrame
        definitions={definitions}
        values={filters}
        onChange={(changed) => refine({ filters: changed })}
        tools={
          <Box ms="auto">
            <LinkButton to="/projects/project-creation">Create a project</LinkButton>
          </Box>
        }
      >
        <ProjectList person={person} projects={projects} csv={csv} address={address} refine={refine} />
      </FilterFrame>
    </Page>
  );
}
