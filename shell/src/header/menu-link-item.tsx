import { Link as RouterLink, useLocation } from 'shared/router';
import { ExternalIcon, Stack, type StyledProps } from 'shared/ui';
import { barItem, listItem } from './header.styles.ts';
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
  const className = look === 'bar' ? barItem : listItem;
  if (link.to === undefined) {
    return (
      <a href={link.href} className={className} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {link.label}
        <ExternalIcon size={12} label="(opens in a new tab)" />
      </a>
    );
  }
  return (
    <RouterLink
      to={link.to}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
    >
      {link.label}
    </RouterLink>
  );
}

interface MenuLinksProps extends StyledProps<'ul'> {
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
