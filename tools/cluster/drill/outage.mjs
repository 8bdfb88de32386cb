/**
 * How long after a fault the first good write comes: until the end of the longest time in which no write was acknowledged.
 * Writes that the old primary still acknowledges right after the fault do not end the outage before it has begun.
 *
 * @param {number} faultAt @param {readonly number[]} acknowledgedAt in any order, with some from after the outage
 * @returns {number} milliseconds; infinite if none was acknowledged since
 */
export function untilFirstGoodWrite(faultAt, acknowledgedAt) {
  const after = acknowledgedAt.filter((at) => at >= faultAt).sort((a, b) => a - b);
  let [from, longest, end] = [faultAt, -1, Number.POSITIVE_INFINITY];
  for (const at of after) {
    if (at - from > longest) [longest, end] = [at - from, at];
    from = at;
  }
  return end - faultAt;
}
