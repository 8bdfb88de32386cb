import type { PartHealth, VitalSummary } from 'shared/contract';
import { counted, FactList, formatDate } from 'shared/ui';
import { VITAL_TEXTS, vitalText } from './vital-texts.ts';

/** How a version did for most people and for the slowest, and of how many values that is said. */
export function PartDetails({ part }: { part: PartHealth }) {
  return (
    <FactList
      facts={[
        ...part.vitals.map((vital) => ({ label: VITAL_TEXTS[vital.metric].name, value: spreadOf(vital) })),
        { label: 'Last used', value: formatDate(part.lastDay) },
        { label: 'Contract with the page frame', value: String(part.contract) },
      ]}
    />
  );
}

function spreadOf({ metric, samples, p50, p95 }: VitalSummary): string {
  const [half, most] = [p50, p95].map((value) => vitalText(metric, value));
  return `Half up to ${half}, 95 of 100 up to ${most}; ${counted(samples, 'value')}`;
}
