import { useLocation } from 'shared/router';
import { ChevronDownIcon, Stack } from 'shared/ui';
import { DropDown } from './drop-down.tsx';
import { barItem, MenuLinkItem } from './menu-link-item.tsx';
import { isCurrent, type MenuGroup } from './site-menu.ts';

/** A menu of the header's line. */
export function MenuGroupItem({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <DropDown
      buttonStyle={barItem}
      isCurrent={isCurrent(group, pathname)}
      button={
        <>
          {group.label}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      {(close) => (
        <Stack as="ul" gap="0.5" p="1" minW="48" listStyleType="none">
          {group.links.map((link) => (
            <li key={link.label}>
              <MenuLinkItem link={link} look="list" isCurrent={link.to === pathname} onFollow={close} />
            </li>
          ))}
        </Stack>
      )}
    </DropDown>
  );
}
