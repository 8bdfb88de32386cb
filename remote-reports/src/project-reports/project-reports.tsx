import { Stack } from 'shared/ui';
import { LanguishingProjects } from './languishing-projects.tsx';
import { ReportDownloads } from './report-downloads.tsx';
import { StatusFunnel } from './status-funnel.tsx';
import { StatusSteps } from './status-steps.tsx';

/** Reports about projects: as files (spec part 1 §2, ui-screens 4.3), and on the screen how work goes on. */
export function ProjectReports() {
  return (
    <Stack gap="4">
      <ReportDownloads />
      <StatusFunnel />
      <StatusSteps />
      <LanguishingProjects />
    </Stack>
  );
}
