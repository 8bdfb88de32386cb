import type { ReactNode } from 'react';
import { ExternalIcon, styled } from 'shared/ui';
import * as looks from './menu-entry.styles.ts';
import { Link as RouterLink } from 'shared/router';

interface MenuItemBase {
  label: string;
  icon?: ReactNode;
  /** A line above this entry starts a new group. */
  startsGroup?: boolean;
}

/** An entry goes to a route, opens another site in a new tab, or does something. */
export type MenuItem = MenuItemBase &
  ({ to: string; onIntent?: () => void } | { href: string; sameTab?: boolean } | { onSelect: () => void });

const RouteEntry = styled(RouterLink, looks.entry);
const SiteEntry = styled('a', looks.entry);
const ActionEntry = styled('button', looks.entry);

/** One line of a menu. */
export function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const { label, icon, startsGroup } = item;
  const common = { role: 'menuitem', tabIndex: -1, startsGroup } as const;
  if ('to' in item) {
    return (
      <RouteEntry
        {...common}
        to={item.to}
        onClick={onDone}
        onPointerEnter={item.onIntent}
        onFocus={item.onIntent}
      >
        {icon}
        {label}
      </RouteEntry>
    );
  }
  if ('href' in item) {
    const tab = item.sameTab ? {} : { target: '_blank', rel: 'noopener noreferrer' };
    return (
      <SiteEntry {...common} {...tab} href={item.href} onClick={onDone}>
        {icon}
        {label}
        {!item.sameTab && <ExternalIcon size={12} label="(opens in a new tab)" />}
      </SiteEntry>
    );
  }
  const select = () => {
    onDone();
    item.onSelect();
  };
  return (
    <ActionEntry {...common} type="button" onClick={select}>
      {icon}
      {label}
    </ActionEntry>
  );
}
