import { Stack } from 'shared/ui';
import { ReportDownloads } from './report-downloads.tsx';

/** Reports about projects (spec part 1 §2, ui-screens 4.3). */
export function ProjectReports() {
  return (
    <Stack gap="4">
      <ReportDownloads />
    </Stack>
  );
}
