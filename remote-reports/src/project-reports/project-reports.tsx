import { Card, Grid, Stack } from 'shared/ui';
import { ReportDownload } from '../download/report-download.tsx';
import { ExpectedResults } from './expected-results.tsx';
import { LanguishingProjects } from './languishing-projects.tsx';
import { StatusFunnel } from './status-funnel.tsx';
import { StatusSteps } from './status-steps.tsx';

/** Reports about projects: on the screen how work goes on, and as files (spec part 1 §2, ui-screens 4.3). */
export function ProjectReports() {
  return (
    <Stack gap="4">
      <StatusFunnel />
      <ReportDownloads />
      <ExpectedResults />
      <StatusSteps />
      <LanguishingProjects />
    </Stack>
  );
}

/** What each report contains, and the report (ui-screens 4.3; the third and fourth were exchanged, PP-53). */
const REPORTS = [
  {
    title: 'Languishing Projects',
    meaning: 'Active projects that have not moved on for months and have no confirmed colony.',
    name: 'languishing_project_report',
  },
  {
    title: 'Genes with multiple assigned projects',
    meaning: 'Genes for which more than one project is in an assigned state.',
    name: 'multiple_assigned_project_report',
  },
  {
    title: 'Genes that only have inactive projects',
    meaning: 'Genes whose projects in the tracker are all inactive.',
    name: 'all_inactive_project_report',
  },
  {
    title: 'Genes with no assigned projects',
    meaning: 'Genes with active projects, none of which is assigned.',
    name: 'no_assigned_project_report',
  },
  {
    title: 'Genes failed to reach genotype-confirmed status within 9 months',
    meaning: 'Genes whose first production plan is older than nine months, without a confirmed colony.',
    name: 'no_genotype_confirmed_genes_report',
  },
];

/** The reports about projects that are made now and then, as files. */
export function ReportDownloads() {
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)', xl: 'repeat(3, 1fr)' }}>
      {REPORTS.map(({ title, meaning, name }) => (
        <Card key={name} title={title} description={meaning}>
          <ReportDownload
            label="Download report"
            of={title}
            path={`/api/reports/${name}`}
            variant="secondary"
          />
        </Card>
      ))}
    </Grid>
  );
}
