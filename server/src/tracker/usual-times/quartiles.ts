/**
 * The lower quartile, the median and the upper quartile, between two values in proportion (`percentile_cont` of SQL).
 *
 * @param values at least one, in any order
 */
export function quartiles(values: readonly number[]): [lower: number, median: number, upper: number] {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below = NaN, above = below] = sorted.subarray(Math.floor(place), Math.floor(place) + 2);
    return below + (place - Math.floor(place)) * (above - below);
  };
  return [at(0.25), at(0.5), at(0.75)];
}
