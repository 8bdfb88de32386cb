import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ExternalIcon, onTouch } from 'shared/ui';
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

const entryRecipe = defineRecipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    minH: '9',
    px: '2.5',
    borderRadius: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    color: 'fg',
    whiteSpace: 'nowrap',
    [onTouch]: { minH: '11' },
    '&:is(:hover, :focus-visible)': { bg: 'accent.subtle', color: 'accent.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& > svg': { flexShrink: '0', opacity: '0.8' },
  },
  variants: {
    startsGroup: {
      true: { borderTopWidth: '1px', borderColor: 'border', borderTopRadius: '0', mt: '1', pt: '1' },
    },
  },
});

const RouteEntry = chakra(RouterLink, entryRecipe);
const SiteEntry = chakra('a', entryRecipe);
const ActionEntry = chakra('button', entryRecipe);

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
