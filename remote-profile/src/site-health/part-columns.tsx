import type { PartHealth, Vital, VitalSummary } from 'shared/contract';
import { counted, formatCount, StatusBadge, Text, type Column } from 'shared/ui';
import { RATINGS, VITAL_TEXTS, vitalText } from './vital-texts.ts';

/** In the order in which people meet them; the first three are those that matter most. */
const ORDER: readonly Vital[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

/** A version of an area, its visits and failures, and each vital as three visits of four had it or better. */
export const PART_COLUMNS: readonly Column<PartHealth>[] = [
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
