import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import { ErrorBanner } from 'shared/domain';
import { Box, Card, Stack } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { knownOf, textChoices } from '../choices/text-choices.ts';
import { useAddressChoices } from '../choices/use-address-choices.ts';
import { ReportDownload } from '../download/report-download.tsx';

const CHOICES = textChoices({ workUnit: '' });

/**
 * Deletions and exons of the mutations of a work unit, as a file (spec part 1 §2, ui-screens 4.5). Without a work unit there
 * is nothing to ask for (PP-54).
 */
export function CrisprAlleles() {
  const { configuration, error } = useConfiguration();
  const [chosen, choose] = useAddressChoices(CHOICES);
  const names = configuration ? sortedWorkUnits(configuration) : [];
  const workUnit = knownOf(chosen.workUnit, names);

  return (
    <Card title="Deletions and Exons Identified for Crispr Alleles">
      <Stack gap="4">
        <ErrorBanner errors={[error]} />
        <Box maxW={{ md: '20rem' }}>
          <NameChoice
            label="Work unit"
            kind="work unit"
            placeholder="Pick one"
            names={names}
            disabled={!configuration}
            value={workUnit}
            onChange={(name) => choose({ workUnit: name })}
            hint={workUnit === '' ? 'Choose a work unit to enable the download' : undefined}
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
