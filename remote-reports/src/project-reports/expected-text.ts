import { formatCount } from 'shared/ui';

/** An expected number: whole ones where there are many, never 0 where something may come. */
export function expectedNumber(value: number): string {
  if (value === 0) return '0';
  if (value < 0.05) return 'under 0.1';
  return value < 9.95 ? value.toFixed(1) : formatCount(Math.round(value));
}

/** How far ahead: `In 3 months`, `In 1 year`, `In 2 years`. */
export function monthsText(months: number): string {
  if (months % 12 !== 0) return `In ${months} months`;
  const years = months / 12;
  return years === 1 ? 'In 1 year' : `In ${years} years`;
}
