import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabPositionAfterKey } from './roving-focus.ts';
import { styled } from 'shared/ui';
import * as looks from './tabs.styles.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
}

const TabRow = styled('div', looks.tabRow);

const TabButton = styled('button', looks.tabButton);

const Panel = styled('div', looks.panel);

/** Tabs (WAI-ARIA pattern): one Tab stop, arrow keys choose, only the chosen panel is rendered. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const baseId = useId();
  const chosen = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  // On a handset the row is wider than the page, and an address may name its last tab.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab && row.current) row.current.scrollLeft = tab.offsetLeft - row.current.offsetLeft;
  }, [chosen?.id]);
  if (!chosen) return null;

  const chooseByKey = (event: KeyboardEvent) => {
    const next = tabPositionAfterKey(event.key, tabs.indexOf(chosen), tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <TabRow ref={row} role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${baseId}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </TabRow>
      <Panel
        key={chosen.id}
        role="tabpanel"
        id={`${baseId}-panel`}
        aria-labelledby={`${baseId}-${chosen.id}`}
        tabIndex={0}
      >
        {chosen.content}
      </Panel>
    </div>
  );
}
