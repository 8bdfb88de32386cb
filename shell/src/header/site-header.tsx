import { useLocation } from 'shared/router';
import { Box, ChevronDownIcon, Row } from 'shared/ui';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { SiteSearch } from '../site-search/site-search.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { ColourModeMenu } from './colour-mode-choice.tsx';
import { DropDown } from './drop-down.tsx';
import { barItem } from './header.styles.ts';
import { MenuLinkItem, MenuLinks } from './menu-link-item.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { isCurrent, isGroup, type MenuGroup } from './site-menu.ts';
import { useSiteMenu } from './use-site-menu.ts';

/**
 * The header: name, navigation and account in a line, or behind one button where there is no room (spec part 1 §2). Of all that, only
 * what shows where one is follows the address.
 */
export function SiteHeader() {
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Row h="14" px={{ base: '3', md: '5' }} gap={{ base: '2', lg: '6' }} flexWrap="nowrap">
        <Brand />
        <MainMenu />
        <SiteSearch />
        <NoticeBell />
        <Row hideBelow="lg" gap="1" flexWrap="nowrap">
          <ColourModeMenu />
          <AccountMenu />
        </Row>
        <Box hideFrom="lg">
          <PhoneMenu />
        </Box>
      </Row>
    </Box>
  );
}

function MainMenu() {
  const { pathname } = useLocation();
  return (
    <Box as="nav" aria-label="Main" hideBelow="lg" flex="1">
      <Row as="ul" gap="1" flexWrap="nowrap" listStyleType="none">
        {useSiteMenu().map((entry) => (
          <li key={entry.label}>
            {isGroup(entry) ? (
              <MenuGroupItem group={entry} pathname={pathname} />
            ) : (
              <MenuLinkItem link={entry} look="bar" isCurrent={isCurrent(entry, pathname)} />
            )}
          </li>
        ))}
      </Row>
    </Box>
  );
}

/** A menu of the header's line. */
function MenuGroupItem({ group, pathname }: { group: MenuGroup; pathname: string }) {
  return (
    <DropDown
      buttonLook={barItem}
      isCurrent={isCurrent(group, pathname)}
      button={
        <>
          {group.label}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      {(close) => <MenuLinks links={group.links} onFollow={close} p="1" minW="48" />}
    </DropDown>
  );
}
