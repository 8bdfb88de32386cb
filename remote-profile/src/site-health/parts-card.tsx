import type { PartHealth, SiteHealth, Vital, VitalSummary } from 'shared/contract';
import {
  Box,
  Card,
  counted,
  DataTable,
  Disclosure,
  EmptyState,
  FactList,
  formatCount,
  formatDate,
  StatusBadge,
  Text,
  type Column,
} from 'shared/ui';
import { RATINGS, VITAL_TEXTS, vitalText } from './vital-texts.ts';

interface PartsCardProps {
  health: SiteHealth | undefined;
  isLoading: boolean;
}

/** How fast each version of each area was for those who used it, and how often it failed. */
export function PartsCard({ health, isLoading }: PartsCardProps) {
  return (
    <Card
      title="Areas and versions"
      description="Of each measure the value that three visits of four had, or a better one, judged as browser makers do."
    >
      <DataTable
        caption="Visits, errors and speed by area and version"
        columns={PART_COLUMNS}
        rows={health?.parts}
        rowKey={partKey}
        isLoading={isLoading}
        expanded={details}
        expandLabel="Details of"
        stickyFirstColumn
        empty={<EmptyState title="No visit was reported in this period." />}
      />
      <Box mt="3">
        <Disclosure title="What the measures mean">
          <FactList facts={MEANINGS} />
        </Disclosure>
      </Box>
    </Card>
  );
}

/** In the order in which people meet them; the first three are those that matter most. */
const ORDER: readonly Vital[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** A version of an area, its visits and failures, and each vital as three visits of four had it or better. */
const PART_COLUMNS: readonly Column<PartHealth>[] = [
  {
    id: 'part',
    header: 'Area and version',
    isRowHeader: true,
    cell: ({ area, version }) => (
      <>
        {area}
        <Text as="div" size="sm" tone="muted">
          {version}
        </Text>
      </>
    ),
  },
  { id: 'visits', header: 'Visits', align: 'end', cell: ({ visits }) => formatCount(visits) },
  { id: 'errors', header: 'Errors', align: 'end', cell: ({ errors }) => formatCount(errors) },
  ...ORDER.map((metric): Column<PartHealth> => ({
    id: metric,
    header: `${VITAL_TEXTS[metric].name} (${metric})`,
    cell: ({ vitals }) => <VitalCell vital={vitals.find((vital) => vital.metric === metric)} />,
  })),
];

function VitalCell({ vital }: { vital: VitalSummary | undefined }) {
  if (vital === undefined) return null;
  const { text, tone } = RATINGS[vital.rating];
  return (
    <>
      <Text as="div" whiteSpace="nowrap">
        {vitalText(vital.metric, vital.p75)}{' '}
        <Text as="span" size="sm" tone="muted">
          of {counted(vital.samples, 'value')}
        </Text>
      </Text>
      <StatusBadge status={text} tone={tone} />
    </>
  );
}

const partKey = ({ area, version }: PartHealth) => `${area} ${version}`;
const details = (part: PartHealth) => <PartDetails part={part} />;
const MEANINGS = Object.entries(VITAL_TEXTS).map(([metric, { name, meaning }]) => ({
  label: `${name} (${metric})`,
  value: meaning,
}));

/** How a version did for most people and for the slowest, and over how many values. */
function PartDetails({ part }: { part: PartHealth }) {
  return (
    <FactList
      facts={[
        ...part.vitals.map((vital) => ({ label: VITAL_TEXTS[vital.metric].name, value: spreadOf(vital) })),
        { label: 'Last used', value: formatDate(part.lastDay) },
        { label: 'Interface with the site', value: String(part.contract) },
      ]}
    />
  );
}

function spreadOf({ metric, samples, p50, p95 }: VitalSummary): string {
  const [half, most] = [p50, p95].map((value) => vitalText(metric, value));
  return `Half up to ${half}, 95 of 100 up to ${most}; ${counted(samples, 'value')}`;
}
