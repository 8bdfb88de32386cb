import { useState } from 'react';
import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import { ErrorBanner } from 'shared/domain';
import { Box, Card, Stack } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { ReportDownload } from '../download/report-download.tsx';

/**
 * Deletions and exons of the mutations of a work unit, as a file (spec part 1 §2, ui-screens 4.5). Without a work unit there
 * is nothing to ask for (PP-54).
 */
export function CrisprAlleles() {
  const { configuration, error } = useConfiguration();
  const [workUnit, setWorkUnit] = useState('');

  return (
    <Card title="Deletions and Exons Identified for Crispr Alleles">
      <Stack gap="4">
        <ErrorBanner errors={[error]} />
        <Box maxW={{ md: '20rem' }}>
          <NameChoice
            label="Work unit"
            kind="work unit"
            placeholder="Pick one"
            names={configuration ? sortedWorkUnits(configuration) : []}
            disabled={!configuration}
            value={workUnit}
            onChange={setWorkUnit}
            hint="Choose a work unit to enable the download"
          />
        </Box>
        <ReportDownload
          label="Download report"
          path="/api/reports/mutation/genome_browser_combined"
          query={{ workUnit }}
          disabled={workUnit === ''}
        />
      </Stack>
    </Card>
  );
}
