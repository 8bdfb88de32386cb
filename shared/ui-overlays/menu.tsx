import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, ChevronDownIcon, Floating, IconButton, styled, useDismiss } from 'shared/ui';
import { menuPositionAfterKey, positionAfterLetter } from './roving-focus.ts';
import { MenuEntry, type MenuItem } from './menu-entry.tsx';
import * as looks from './menu.styles.ts';

export interface MenuProps {
  /** The button's text, and the menu's name. */
  label: string;
  items: readonly MenuItem[];
  /** With an icon and `isIconOnly` the button shows only the picture and is named by `label`. */
  icon?: ReactNode;
  isIconOnly?: boolean;
}

const Anchor = styled('div', looks.anchor);
const Items = styled('div', looks.items);

function menuItems(container: HTMLElement): HTMLElement[] {
  return Array.from(container.querySelectorAll<HTMLElement>('[role=menuitem]'));
}

/**
 * A menu button (WAI-ARIA pattern): opens on click, Enter, Space and the arrow keys; arrows, Home, End and first letters move;
 * Escape and Tab close. A menu without entries shows nothing at all.
 */
export function Menu({ label, items, icon, isIconOnly = false }: MenuProps) {
  const [openedAt, setOpenedAt] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const isOpen = openedAt !== null;

  const close = (returnFocus: boolean) => {
    setOpenedAt(null);
    if (returnFocus) trigger.current?.focus();
  };
  useDismiss(anchor, isOpen, close);

  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenedAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const focusOnOpening = (container: HTMLElement) => {
    const entries = menuItems(container);
    (openedAt === 'last' ? entries.at(-1) : entries[0])?.focus();
  };
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') close(false);
    const entries = menuItems(event.currentTarget);
    const position = entries.findIndex((entry) => entry === document.activeElement);
    const labels = entries.map((entry) => entry.textContent ?? '');
    const next =
      menuPositionAfterKey(event.key, position, entries.length) ??
      positionAfterLetter(event.key, position, labels);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  if (items.length === 0) return null;
  const triggerProps = {
    ref: trigger,
    variant: 'quiet',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
    onClick: () => setOpenedAt(isOpen ? null : 'first'),
    onKeyDown: openByKey,
  } as const;
  return (
    <Anchor ref={anchor}>
      {isIconOnly ? (
        <IconButton {...triggerProps} label={label} icon={icon} />
      ) : (
        <Button {...triggerProps} leftIcon={icon}>
          {label}
          <ChevronDownIcon size={14} />
        </Button>
      )}
      {isOpen && (
        <Floating anchor={anchor} placement="below-start" minW="52" onShown={focusOnOpening}>
          <Items role="menu" id={menuId} aria-label={label} onKeyDown={moveByKey}>
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} onDone={() => close(true)} />
            ))}
          </Items>
        </Floating>
      )}
    </Anchor>
  );
}
