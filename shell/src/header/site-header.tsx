import { memo } from 'react';
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
import { isCurrent, isGroup, type MenuEntry } from './site-menu.ts';
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
            <BarEntry entry={entry} isHere={isCurrent(entry, pathname)} />
          </li>
        ))}
      </Row>
    </Box>
  );
}

interface BarEntryProps {
  entry: MenuEntry;
  isHere: boolean;
}

/** A link or a menu of the header's line; rendered only when one comes there or leaves. */
const BarEntry = memo(function BarEntry({ entry, isHere }: BarEntryProps) {
  if (!isGroup(entry)) return <MenuLinkItem link={entry} look="bar" isCurrent={isHere} />;
  return (
    <DropDown
      buttonLook={barItem}
      isCurrent={isHere}
      button={
        <>
          {entry.label}
          <ChevronDownIcon size={14} />
        </>
      }
    >
      {(close) => <MenuLinks links={entry.links} onFollow={close} p="1" minW="48" />}
    </DropDown>
  );
});
