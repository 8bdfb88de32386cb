import { useMemo } from 'react';
import { useDownload, useResource } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Person, ProjectPage } from 'shared/contract';
import { ErrorBanner, pageQuery, useListPage } from 'shared/domain';
import { FilterFrame, LinkButton, Page, Row } from 'shared/ui';
import { SaveView } from '../views/save-view.tsx';
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
          <Row ms="auto" gap="2">
            <SaveView person={person} address={address} />
            <LinkButton to="/projects/views">Saved views</LinkButton>
            <LinkButton to="/projects/import">Import a spreadsheet</LinkButton>
            <LinkButton to="/projects/project-creation">Create a project</LinkButton>
          </Row>
        }
      >
        <ProjectList person={person} projects={projects} csv={csv} address={address} refine={refine} />
      </FilterFrame>
    </Page>
  );
}
