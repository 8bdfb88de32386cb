import { useResource } from 'shared/api';
import type { SiteHealth } from 'shared/contract';
import { ErrorBanner, GoBack, listFormat, useListAddress } from 'shared/domain';
import {
  Button,
  Card,
  EmptyState,
  Field,
  Grid,
  meaningfulFilters,
  NativeSelect,
  Notice,
  Page,
  RetryIcon,
  Stack,
  type FilterValues,
} from 'shared/ui';
import { PermittedOnly } from '../guard/permitted-only.tsx';
import { ADMIN } from '../paths.ts';
import { BackupsNotice } from './backups-notice.tsx';
import { ErrorsCard } from './errors-card.tsx';
import { PartsCard } from './parts-card.tsx';

const TITLE = 'Site health';

/** Which part of the site's health is seen; the names are those of the call. */
const HEALTH_LIST = listFormat({
  filters: [
    { name: 'days', kind: 'text' },
    { name: 'area', kind: 'text' },
  ],
  sortKeys: [],
  // The server orders areas and errors.
  defaultSort: { key: 'lastSeenAt', direction: 'desc' },
});

const USUAL_DAYS = '7';

/** Periods to choose from, until today. */
const PERIODS = [
  { value: '1', label: 'Today' },
  { value: USUAL_DAYS, label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** How the site does for those who use it, for administrators: speed and errors by area and version. */
export function SiteHealthPage() {
  return (
    <PermittedOnly title={TITLE} needs="administrator">
      {() => <Health />}
    </PermittedOnly>
  );
}

function Health() {
  const { address, refine } = useListAddress(HEALTH_LIST);
  const { filters } = address;
  const health = useResource<SiteHealth>('/api/siteHealth', meaningfulFilters(filters));
  const { data, error, isLoading, isPrevious } = health;
  const isWaiting = isLoading || isPrevious;
  return (
    <Page
      title={TITLE}
      description="How fast the site was for the people who used it, and what went wrong, by area and version. Reports name nobody."
      banner={<ErrorBanner errors={[error]} />}
      actions={<GoBack fallback={ADMIN} />}
    >
      <Choices
        filters={filters}
        areas={data?.areas ?? []}
        onChange={(changed) => refine({ filters: changed })}
      />
      <ReportsOff health={data} />
      <BackupsNotice restore={data?.restore} />
      {error ? (
        <Card title="Areas and versions">
          <EmptyState
            title="The reports could not be loaded."
            action={
              <Button leftIcon={<RetryIcon />} onClick={() => void health.reload()}>
                Try again
              </Button>
            }
          />
        </Card>
      ) : (
        <Stack gap="5">
          <PartsCard health={data} isLoading={isWaiting} />
          <ErrorsCard health={data} isLoading={isWaiting} />
        </Stack>
      )}
    </Page>
  );
}

interface ChoicesProps {
  filters: FilterValues;
  areas: readonly string[];
  onChange: (filters: FilterValues) => void;
}

/** Which days, and which area. */
function Choices({ filters, areas, onChange }: ChoicesProps) {
  const area = filters.area?.[0] ?? '';
  // An area of the address stays to be seen even when nothing is known of it.
  const known = area === '' || areas.includes(area) ? areas : [...areas, area];
  const set = (name: string, value: string, usual: string) =>
    onChange({ ...filters, [name]: value === usual ? [] : [value] });
  return (
    <Grid gridTemplateColumns={{ base: '1fr 1fr', md: '12rem 16rem' }} gap="3">
      <Field label="Period">
        <NativeSelect
          options={PERIODS}
          value={filters.days?.[0] ?? USUAL_DAYS}
          onChange={({ target }) => set('days', target.value, USUAL_DAYS)}
        />
      </Field>
      <Field label="Area">
        <NativeSelect
          blankOption="All areas"
          options={known}
          value={area}
          onChange={({ target }) => set('area', target.value, '')}
        />
      </Field>
    </Grid>
  );
}

/** A warning where few pages report, or none. */
function ReportsOff({ health }: { health: SiteHealth | undefined }) {
  if (health === undefined || health.reportedPercent === 100) return null;
  const { reportedPercent } = health;
  return (
    <Notice
      kind="info"
      title={
        reportedPercent === 0
          ? 'Pages do not report at the moment.'
          : `Of a hundred pages ${reportedPercent} ${reportedPercent === 1 ? 'reports' : 'report'}.`
      }
    >
      The setting VISIT_REPORT_PERCENT of the server decides how many do.
    </Notice>
  );
}
