import type { StatusStamp } from 'shared/contract';

/** When a status was last reached; undefined where no stamp says so. */
export function sinceOf(
  status: string | null | undefined,
  stamps: readonly StatusStamp[],
): string | undefined {
  return stamps.findLast(({ statusName }) => statusName === status)?.date;
}
