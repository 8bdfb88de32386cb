import { useRef } from 'react';
import { useSearchParams } from 'shared/router';
import type { ReportTab } from './tabs.ts';

export interface ChosenTab {
  /** The id of the tab that shows. */
  selected: string;
  select: (id: string) => void;
}

/**
 * The tab that the address names, else the first. A tab is chosen in place of the history entry, as filters are: the arrows
 * pass by every tab on the way. What else the address says belongs to the tab, which finds it again when it is chosen again.
 */
export function useReportTab(tabs: readonly ReportTab[]): ChosenTab {
  const [address, setAddress] = useSearchParams();
  const left = useRef(new Map<string, URLSearchParams>());
  const asked = address.get('tab');
  const selected = tabs.find(({ id }) => id === asked)?.id ?? tabs[0]?.id ?? '';

  const select = (id: string) => {
    if (id === selected) return;
    left.current.set(selected, address);
    setAddress(left.current.get(id) ?? new URLSearchParams({ tab: id }), { replace: true });
  };
  return { selected, select };
}
