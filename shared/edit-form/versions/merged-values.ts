import { isLike } from 'shared/domain';
import { flatten, restore, type FlatValues } from './flat-values.ts';
import { merge, type Versions } from './merge.ts';

/**
 * Both sides together. What both have changed is as `merged` says.
 *
 * @param merged flat values as resolved between the versions; by default the person's own side wins
 */
export function mergedValues<Values extends object>(
  versions: Versions<Values>,
  merged: FlatValues = merge(flatten(versions), {}),
): Values {
  const values = restore(merged, versions);
  // It is made of the same fields, which the compiler cannot know.
  if (!isLike(versions.mine, values)) throw new TypeError('Merged values have lost their shape');
  return values;
}
