import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabPositionAfterKey } from './roving-focus.ts';

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

const TabRow = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus ring, which the scrolling row would otherwise cut.
    p: '1',
    pb: '0',
    mx: '-1',
  },
});

const TabButton = chakra('button', {
  base: {
    flexShrink: '0',
    minH: '10',
    px: '3',
    color: 'fg.muted',
    fontWeight: 'medium',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    borderTopRadius: 'md',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

const Panel = chakra('div', { base: { pt: '4', minW: '0' } });

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
