import { useResource } from 'shared/api';
import type { Forecast } from 'shared/contract';
import { basisText, forecastText, type WayStep } from 'shared/domain';
import { Stack, Text } from 'shared/ui';

const DAY_MS = 86_400_000;

export interface ForecastNoteProps {
  /** The way that the work takes: an attempt type, or the type of a stage. */
  pathName: string;
  /** What others of its kind are called. */
  noun: string;
  steps: readonly WayStep[];
}

/** What is likely to become of work that goes on, by what became of other work that stood there as long. */
export function ForecastNote({ pathName, noun, steps }: ForecastNoteProps) {
  const present = steps.find((step) => step.kind === 'present');
  const goesOn = steps.some((step) => step.kind === 'future');
  const waitedDays = present?.date === undefined ? undefined : daysSince(present.date);
  const isAsked = goesOn && present !== undefined && waitedDays !== undefined;
  const { data, isLoading, isPrevious } = useResource<Forecast>(
    isAsked ? '/api/v2/forecast' : null,
    isAsked ? { pathName, statusName: present.status, waitedDays } : undefined,
    { showsRefusal: true },
  );
  if (isAsked && (isLoading || isPrevious)) return <Text tone="muted">Forecast…</Text>;
  if (!isAsked || !data?.estimate || data.goalName === null) return null;
  const subject = {
    estimate: data.estimate,
    goalName: data.goalName,
    statusName: present.status,
    noun,
  };
  return (
    <Stack gap="1">
      <Text>
        <strong>Forecast:</strong> {forecastText(subject)}
      </Text>
      <Text size="sm" tone="muted">
        {basisText(subject)}
      </Text>
    </Stack>
  );
}

function daysSince(date: string): number | undefined {
  const days = Math.floor((Date.now() - new Date(date).getTime()) / DAY_MS);
  return Number.isNaN(days) ? undefined : Math.max(0, days);
}
