import { useLayoutEffect } from 'react';

/** What a page can have: content on its way, the heading of a record, a modal dialog. */
type RootAttribute = 'data-pending' | 'data-record' | 'data-modal';

const users: Partial<Record<RootAttribute, number>> = {};

/**
 * Says on the page's root element that the page has something, for rules of the whole page (`styles/theme/global-css.ts`). A
 * selector that looks for it from there (`html:has(…)`) would search the page again and again.
 */
export function useRootAttribute(name: RootAttribute, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    add(name, 1);
    return () => add(name, -1);
  }, [name, isOn]);
}

function add(name: RootAttribute, change: 1 | -1): void {
  const count = (users[name] ?? 0) + change;
  users[name] = count;
  document.documentElement.toggleAttribute(name, count > 0);
}
