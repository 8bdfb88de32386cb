import type { STAGE_FIELDS } from 'shared/record-fields';
import { isDay } from 'shared/ui';
import { dayWarnings } from '../../attempts/fields/day-warnings.ts';

/** Of the days of a stage, as they stand in the form; data come from experiments that were started. */
export function stageWarnings(
  days: Record<(typeof STAGE_FIELDS)[number]['name'], string>,
  today?: string,
): string[] {
  const { phenotypingExperimentsStarted: started, initialDataReleaseDate: release } = days;
  return [
    ...dayWarnings('start of the experiments', started, today),
    ...(isDay(started) && isDay(release) && release < started
      ? [`The data release ${release} is before the start of the experiments ${started}.`]
      : []),
  ];
}
