import type { SearchResult, StandingStill } from 'shared/contract';
import type { TableColumn } from 'shared/project-table';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** A column of a file. */
export interface FileColumn extends TableColumn<SearchResult> {
  /** Its texts are numbers, which a workbook can add up. */
  isNumber?: true;
}

/**
 * What "Stands Still" is in a file, where a cell has one value, to be sorted and compared: which plan stands still, at which
 * status, since when, for how many days, after how many three of four had gone on, how many plans more of its project do, and who has it.
 * They are chosen together, by the id of the column on the screen.
 */
export function standingColumns(id: string, today = new Date()): FileColumn[] {
  const column = (title: string, text: (still: StandingStill) => string): FileColumn => ({
    id,
    title,
    texts: ({ project }) => (project?.standingStill === undefined ? [] : [text(project.standingStill)]),
  });
  const numbers = (title: string, number: (still: StandingStill) => number): FileColumn => ({
    ...column(title, (still) => String(number(still))),
    isNumber: true,
  });
  return [
    column('Plan', ({ pin }) => pin),
    column('Plan Status', ({ statusName }) => statusName),
    column('Plan Since', ({ since }) => since.slice(0, 10)),
    numbers('Plan Days', ({ since }) => daysUntil(since, today)),
    numbers('Usual Days', ({ usualDays }) => usualDays),
    numbers('More Plans', ({ others }) => others),
    column('Plan Work Unit', ({ workUnitName = '' }) => workUnitName),
  ];
}

/** Days of the calendar, by which it is decided what stands still. */
function daysUntil(since: string, today: Date): number {
  return Math.round((Date.parse(localDate(today)) - Date.parse(since.slice(0, 10))) / DAY_MS);
}
