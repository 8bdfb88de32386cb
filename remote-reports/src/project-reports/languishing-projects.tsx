import { useMemo } from 'react';
import { useResource } from 'shared/api';
import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import type { LanguishingProject, LanguishingProjectPage } from 'shared/contract';
import {
  ErrorBanner,
  listFormatWith,
  NoProjects,
  pageQuery,
  useListAddress,
  useListPage,
  useProjectListLink,
} from 'shared/domain';
import { Box, Card, counted, formatDateTime, PagedTable, Stack, Text } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { languishingColumns } from './languishing-columns.tsx';
import { othersIn } from './project-choices.ts';

/** The table of languishing projects; its address keeps the tab of the page, and what is chosen in the other reports. */
const LANGUISHING_LIST = listFormatWith(
  {
    filters: [{ name: 'workUnitName', kind: 'text' }],
    sortKeys: [
      'tpn',
      'geneSymbols',
      'workUnitNames',
      'workGroupNames',
      'assignmentStatusName',
      'summaryStatusName',
      'summaryStatusDate',
      'monthsInStatus',
    ],
    defaultSort: { key: 'summaryStatusDate', direction: 'asc' },
  },
  {
    read: (params) => ({ others: othersIn(params) }),
    write: ({ others }) => others,
  },
);

const projectKey = ({ tpn }: LanguishingProject) => tpn;

/** The report of languishing projects on the screen: the same rows, in any order, a page at a time. */
export function LanguishingProjects() {
  const { address, refine } = useListAddress(LANGUISHING_LIST);
  const { filters } = address;
  const workUnit = filters.workUnitName?.[0] ?? '';
  const chooseWorkUnit = (name: string) => refine({ filters: { workUnitName: [name] } });
  const { configuration } = useConfiguration();
  const reading = useResource<LanguishingProjectPage>(
    '/api/v2/reports/overview/languishing_projects',
    pageQuery(address),
  );
  const { response, isFailed, isLoading, isAnswered, readAhead } = useListPage(reading, address, refine);
  const linkTo = useProjectListLink();
  const columns = useMemo(() => languishingColumns(linkTo), [linkTo]);

  return (
    <Card
      title="Projects that languish"
      description="The rows of the report: public projects at work without a confirmed colony, whose summary status has not changed for long."
    >
      <Stack gap="4">
        <ErrorBanner errors={[reading.error]} />
        <Box maxW={{ md: '20rem' }}>
          <NameChoice
            label="Work unit"
            kind="work unit"
            placeholder="All"
            names={configuration ? sortedWorkUnits(configuration) : []}
            disabled={!configuration}
            value={workUnit}
            onChange={chooseWorkUnit}
          />
        </Box>
        <PagedTable
          label="List of languishing projects"
          caption="Languishing projects of the report"
          columnsName="languishing-projects"
          columns={columns}
          rows={response?.projects ?? (isFailed ? [] : undefined)}
          rowKey={projectKey}
          isLoading={isLoading}
          empty={
            <NoProjects
              isFailed={isFailed}
              onRetry={() => void reading.reload()}
              isFiltered={workUnit !== ''}
              onClearFilters={() => chooseWorkUnit('')}
            />
          }
          maxHeight="600px"
          summary={
            <Text tone="muted">
              {response && isAnswered ? summaryText(response) : isLoading && 'Loading projects…'}
            </Text>
          }
          address={address}
          onChange={refine}
          readAhead={readAhead}
          shown={isAnswered ? response?.page : undefined}
          resetScrollOn={response}
        />
      </Stack>
    </Card>
  );
}

function summaryText({ page: { totalElements }, madeAt }: LanguishingProjectPage): string {
  return `${counted(totalElements, 'project')}, as of ${formatDateTime(madeAt)}`;
}
