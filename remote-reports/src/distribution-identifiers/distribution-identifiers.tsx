import { useResource } from 'shared/api';
import { ErrorBanner } from 'shared/domain';
import { Card, Field, Grid, NativeSelect, Stack, Text } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { knownOf, textChoices } from '../choices/text-choices.ts';
import { useAddressChoices } from '../choices/use-address-choices.ts';
import { ReportDownload } from '../download/report-download.tsx';

/** What has a distribution identifier (ui-screens 4.4). */
const TYPES = [
  { value: 'colony', label: 'Colony' },
  { value: 'esCell', label: 'ES Cell' },
  { value: 'targetingvector', label: 'Targeting vector' },
];

const CHOICES = textChoices({ network: '', type: '' });

/** What a distribution network offers, as a file (spec part 1 §2, ui-screens 4.4). */
export function DistributionIdentifiers() {
  const { data: networks, error } = useResource<string[]>('/api/distributionNetwork/findAllNames');
  const [chosen, choose] = useAddressChoices(CHOICES);
  const networkname = knownOf(chosen.network, networks ?? []);
  const reporttype = knownOf(
    chosen.type,
    TYPES.map(({ value }) => value),
  );
  const isIncomplete = networkname === '' || reporttype === '';

  return (
    <Card title="Distribution Identifiers">
      <Stack gap="4">
        <ErrorBanner errors={[error]} />
        <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 20rem))' }}>
          <NameChoice
            label="Network"
            kind="network"
            placeholder="Pick one"
            names={networks ?? []}
            disabled={!networks}
            value={networkname}
            onChange={(name) => choose({ network: name })}
            required
          />
          <Field label="Type">
            <NativeSelect
              options={TYPES}
              blankOption={reporttype === '' ? 'Pick one' : undefined}
              value={reporttype}
              onChange={(event) => choose({ type: event.target.value })}
            />
          </Field>
        </Grid>
        <ReportDownload
          label="Download report"
          path="/api/reports/distribution"
          query={{ networkname, reporttype }}
          disabled={isIncomplete}
        />
        {isIncomplete && (
          <Text size="sm" tone="muted">
            Choose a network and a type to enable the download
          </Text>
        )}
      </Stack>
    </Card>
  );
}
