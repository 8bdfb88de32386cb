/** A duration in days, with a decimal as long as it says something: `0.5 days`, `1 day`, `168 days`. */
export function daysText(value: number): string {
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${rounded.toLocaleString('en-GB')} ${rounded === 1 ? 'day' : 'days'}`;
}

/** From one duration to another: `12 – 20 days`, or the one where they are the same. */
export function daysRangeText(from: number, to: number): string {
  const [first, last] = [daysText(from), daysText(to)];
  return first === last ? first : `${first.replace(/ days?$/, '')} – ${last}`;
}
