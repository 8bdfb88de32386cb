import { useState } from 'react';
import { useResource } from 'shared/api';
import { ErrorBanner } from 'shared/domain';
import { Card, Field, Grid, NativeSelect, Stack } from 'shared/ui';
import { NameChoice } from '../choices/name-choice.tsx';
import { ReportDownload } from '../download/report-download.tsx';

/** What has a distribution identifier (ui-screens 4.4). */
const TYPES = [
  { value: 'colony', label: 'Colony' },
  { value: 'esCell', label: 'ES Cell' },
  { value: 'targetingvector', label: 'Targeting vector' },
];

/** What a distribution network offers, as a file (spec part 1 §2, ui-screens 4.4). */
export function DistributionIdentifiers() {
  const { data: networks, error } = useResource<string[]>('/api/distributionNetwork/findAllNames');
  const [networkname, setNetwork] = useState('');
  const [reporttype, setType] = useState('');

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
            onChange={setNetwork}
            required
          />
          <Field label="Type">
            <NativeSelect
              options={TYPES}
              blankOption={reporttype === '' ? 'Pick one' : undefined}
              value={reporttype}
              onChange={(event) => setType(event.target.value)}
            />
          </Field>
        </Grid>
        <ReportDownload
          label="Download report"
          path="/api/reports/distribution"
          query={{ networkname, reporttype }}
          disabled={networkname === '' || reporttype === ''}
        />
      </Stack>
    </Card>
  );
}
