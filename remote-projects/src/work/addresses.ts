/** Addresses that find out to which project a record belongs. */
export function planOnlyAddress(pin: string): string {
  return `/plan/${pin}`;
}

export function outcomeOnlyAddress(tpo: string): string {
  return `/outcomes/${tpo}`;
}

/** What the page of a person's work reads. */
export const MY_WORK = '/api/v2/my_work';
/** The identifiers of all plans that stand still. */
export const LANGUISHING = `${MY_WORK}/languishing`;
/** A page of the plans that wait, or that stand still. */
export const MY_PLANS = `${MY_WORK}/plans`;
