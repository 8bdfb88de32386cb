import { isLike } from 'shared/domain';
import { flatten, restore } from '../versions/flat-values.ts';
import { changeOf, fieldsWith, type Versions } from '../versions/merge.ts';

/**
 * What the values of a form are changes of once a draft was resumed: for fields that both sides have changed, what the draft began with;
 * for all others, what is stored by now, since the form shows that.
 */
export function draftOrigin<Values extends object>(versions: Versions<Values>): Values {
  const flat = flatten(versions);
  const origin = { ...flat.theirs };
  for (const field of fieldsWith(flat, 'choose')) origin[field] = flat.base[field];
  const values = restore(origin, versions);
  return isLike(versions.base, values) ? values : versions.base;
}

/** Whether saving these values would overwrite something of others that the person has not decided about. */
export function overwrites(versions: Versions<object>): boolean {
  const flat = flatten(versions);
  return Object.keys(flat.mine).some((field) => {
    const change = changeOf(flat, field);
    return change === 'choose' || change === 'theirs';
  });
}
