import { isLike, merge } from 'shared/domain';
import { flatten, restore, type FlatValues } from './flat-values.ts';

/** The values of a form as they were, as the person has them, and as they are stored now. */
export interface ValueVersions<Values extends object> {
  base: Values;
  mine: Values;
  theirs: Values;
}

/**
 * Both sides together. What both have changed is as `merged` says.
 *
 * @param merged flat values as settled between the versions; by default the person's own side wins
 */
export function mergedValues<Values extends object>(
  versions: ValueVersions<Values>,
  merged: FlatValues = merge(flatten(versions), {}),
): Values {
  const values = restore(merged, versions);
  // It is made of the same fields, which the compiler cannot know.
  if (!isLike(versions.mine, values)) throw new TypeError('Merged values have lost their shape');
  return values;
}
