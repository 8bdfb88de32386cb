import { sortedWorkUnits, useConfiguration } from 'shared/config-data';
import { ErrorBanner } from 'shared/domain';
import { Card, Field, Grid, NativeSelect, Stack, Text } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { knownOf, textChoices } from '../choices/text-choices.ts';
import { useAddressChoices } from '../choices/use-address-choices.ts';
import { ReportDownload } from '../download/report-download.tsx';

/** Attempt types as the server shortens them (ui-screens 4.2). */
const ATTEMPTS = [
  { value: 'crispr', label: 'CRISPR' },
  { value: 'escell', label: 'ES Cell' },
  { value: 'escellallelemodification', label: 'ES Cell Allele Modification' },
  { value: 'crisprallelemodification', label: 'CRISPR Allele Modification' },
];

const CHOICES = textChoices({ workUnit: '', attempt: '' });

/** The confirmed colonies of a work unit and an attempt type, as a file (spec part 1 §2, ui-screens 4.2). */
export function WorkUnitAttempts() {
  const { configuration, error } = useConfiguration();
  const [chosen, choose] = useAddressChoices(CHOICES);
  const names = configuration ? sortedWorkUnits(configuration) : [];
  const workunit = knownOf(chosen.workUnit, names);
  const attempt = knownOf(
    chosen.attempt,
    ATTEMPTS.map(({ value }) => value),
  );
  const isReady = workunit !== '' && attempt !== '';

  return (
    <Card title="Work Units Attempts Report">
      <Stack gap="4">
        <ErrorBanner errors={[error]} />
        <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 20rem))' }}>
          <NameChoice
            label="Work unit"
            kind="work unit"
            placeholder="Pick one"
            names={names}
            disabled={!configuration}
            value={workunit}
            onChange={(name) => choose({ workUnit: name })}
          />
          <Field label="Attempt">
            <NativeSelect
              options={ATTEMPTS}
              blankOption={attempt === '' ? 'Pick one' : undefined}
              value={attempt}
              onChange={(event) => choose({ attempt: event.target.value })}
            />
          </Field>
        </Grid>
        <ReportDownload
          label="Download report"
          path="/api/reports/workunit_attempts"
          query={{ workunit, attempt }}
          disabled={!isReady}
        />
        {!isReady && (
          <Text size="sm" tone="muted">
            Please select a value in both selects to enable the download
          </Text>
        )}
      </Stack>
    </Card>
  );
}
