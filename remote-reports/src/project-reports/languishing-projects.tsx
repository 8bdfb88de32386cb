import { useMemo } from 'react';
import { useResource } from 'shared/api';
import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import type { LanguishingProject, LanguishingProjectPage } from 'shared/contract';
import { ErrorBanner, listState, NoProjects, useProjectListLink } from 'shared/domain';
import {
  Box,
  Card,
  formatCount,
  formatDateTime,
  PagedTable,
  Stack,
  Text,
  useLastPage,
  writeSort,
} from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { languishingColumns } from './languishing-columns.tsx';
import { useLanguishingAddress } from './use-languishing-address.ts';

const projectKey = ({ tpn }: LanguishingProject) => tpn;

/** The report of languishing projects on the screen: the same rows, in any order, a page at a time. */
export function LanguishingProjects() {
  const { address, workUnit, refine, chooseWorkUnit } = useLanguishingAddress();
  const { configuration } = useConfiguration();
  const { page, size, sort } = address;
  const query = { workUnitName: workUnit === '' ? undefined : workUnit, sort: writeSort(sort), page, size };
  const reading = useResource<LanguishingProjectPage>('/api/v2/reports/overview/languishing_projects', query);
  const { answer, isFailed, isLoading, currentTotal } = listState(reading);
  useLastPage({ page, size, totalElements: currentTotal }, (last) => refine({ page: last }));
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
          rows={answer?.projects ?? (isFailed ? [] : undefined)}
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
          summary={<Text tone="muted">{answer && summaryText(answer)}</Text>}
          address={address}
          onChange={refine}
          totalElements={answer?.page.totalElements}
          resetScrollOn={answer}
        />
      </Stack>
    </Card>
  );
}

function summaryText({ page: { totalElements }, madeAt }: LanguishingProjectPage): string {
  const count = totalElements === 1 ? '1 project' : `${formatCount(totalElements)} projects`;
  return `${count}, as of ${formatDateTime(madeAt)}`;
}
