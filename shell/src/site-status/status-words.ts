import type { PartStatus, ServedDay, SiteStatus } from 'shared/contract';
import type { Tone } from 'shared/ui';

/** What people call the parts, and what it means for them when one does not work. */
const PARTS: Record<PartStatus['part'], { title: string; delayed: string; fails: string; off: string }> = {
  database: {
    title: 'Reading and saving',
    delayed: '',
    fails: 'Nothing can be read or saved now. What is typed on open pages stays there.',
    off: '',
  },
  mail: {
    title: 'Mails',
    delayed: 'Mails arrive later than usual; none is lost.',
    fails: '',
    off: 'This site sends no mails.',
  },
  jobs: {
    title: 'Work on many records',
    delayed: 'What was started on many records takes longer than usual; it goes on by itself.',
    fails: '',
    off: '',
  },
};

const STATES: Record<PartStatus['state'], { word: string; tone: Tone }> = {
  works: { word: 'Works', tone: 'success' },
  delayed: { word: 'Delayed', tone: 'warning' },
  fails: { word: 'Fails', tone: 'danger' },
  off: { word: 'Off', tone: 'neutral' },
};

export interface PartInWords {
  title: string;
  word: string;
  tone: Tone;
  meaning: string;
  since: string | null;
}

export function partInWords({ part, state, since }: PartStatus): PartInWords {
  const { title, ...meanings } = PARTS[part];
  return { title, ...STATES[state], meaning: state === 'works' ? '' : meanings[state], since };
}

/** The whole in one line. */
export function summaryOf({ parts }: SiteStatus): string {
  const states = new Set(parts.map(({ state }) => state));
  if (states.has('fails')) return 'Something does not work.';
  if (states.has('delayed')) return 'Everything works, something is delayed.';
  return 'Everything works.';
}

/** Share of the minutes, in percent with two decimals, never rounded up to all; null before the first minute has passed. */
export function servedPercent(days: readonly ServedDay[]): string | null {
  const served = days.reduce((sum, day) => sum + day.served, 0);
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  return minutes === 0 ? null : `${(Math.floor((served / minutes) * 10_000) / 100).toFixed(2)} %`;
}

/** Days with minutes that were not served. */
export function interruptedDays(days: readonly ServedDay[]): { day: string; missing: number }[] {
  return days
    .map(({ day, served, minutes }) => ({ day, missing: minutes - served }))
    .filter(({ missing }) => missing > 0);
}
