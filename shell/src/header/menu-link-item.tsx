import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'shared/router';
import { Box, ExternalIcon, Stack } from 'shared/ui';
import type { MenuLink } from './site-menu.ts';

export interface MenuLinkItemProps {
  link: MenuLink;
  isCurrent: boolean;
  /** `bar`: in the header's line. `list`: one of several below each other. */
  look: 'bar' | 'list';
  onFollow?: () => void;
}

/** A link of the header. */
export function MenuLinkItem({ link, isCurrent, look, onFollow }: MenuLinkItemProps) {
  const style = look === 'bar' ? barItem : listItem;
  if (link.to === undefined) {
    return (
      <Box asChild css={style}>
        <a href={link.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
          {link.label}
          <ExternalIcon size={12} label="(opens in a new tab)" />
        </a>
      </Box>
    );
  }
  return (
    <Box asChild css={style}>
      <RouterLink to={link.to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
        {link.label}
      </RouterLink>
    </Box>
  );
}

interface MenuLinksProps extends ComponentProps<typeof Stack> {
  links: readonly MenuLink[];
  onFollow: () => void;
}

/** Links below each other. */
export function MenuLinks({ links, onFollow, ...list }: MenuLinksProps) {
  const { pathname } = useLocation();
  return (
    <Stack as="ul" gap="0.5" listStyleType="none" {...list}>
      {links.map((link) => (
        <li key={link.label}>
          <MenuLinkItem link={link} look="list" isCurrent={link.to === pathname} onFollow={onFollow} />
        </li>
      ))}
    </Stack>
  );
}

const item = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  cursor: 'pointer',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  '&:hover, &[aria-expanded=true]': { bg: 'bg.muted', color: 'fg' },
} as const;

/** How anything in the header's line looks, links and menu buttons alike. */
export const barItem = {
  ...item,
  minH: '9',
  px: '3',
  '&[aria-current], &[data-current=true]': { bg: 'accent.subtle', color: 'accent.fg' },
} as const;

/** How an entry of a list of links looks; tall enough for fingers. */
export const listItem = {
  ...item,
  w: 'full',
  minH: '10',
  px: '3',
  color: 'fg',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { minH: '11' },
  '&[aria-current]': { bg: 'accent.subtle', color: 'accent.fg' },
} as const;

/** A round button of the header that shows a picture. */
export const iconItem = {
  ...barItem,
  justifyContent: 'center',
  w: '9',
  px: '0',
  borderRadius: 'full',
} as const;
