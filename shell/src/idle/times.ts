/** A length of time in words: `3 hours`, `1 hour 30 minutes`. */
export function durationText(minutes: number): string {
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

function count(number: number, unit: string): string {
  if (number === 0) return '';
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`;
}

/**
 * How much time is left, in few steps: each is read out by screen readers, and none may be said after its time.
 *
 * @param ms milliseconds
 */
export function timeLeftText(ms: number): string {
  if (ms > 60_000) return `in less than ${Math.ceil(ms / 60_000)} minutes`;
  if (ms > 30_000) return 'in less than a minute';
  return ms > 10_000 ? 'in less than 30 seconds' : 'in less than 10 seconds';
}
