import { useId, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';
import { Box, CloseIcon, Heading, IconButton, MenuIcon, ModalSurface, Row, Stack } from 'shared/ui';
import { AccountFacts } from './account-facts.tsx';
import { ColourModeChoice } from './colour-mode-choice.tsx';
import { MenuLinkItem, MenuLinks } from './menu-link-item.tsx';
import { isCurrent, isGroup, type MenuLink } from './site-menu.ts';
import { useAccountLinks } from './use-account-links.ts';
import { useSiteMenu } from './use-site-menu.ts';

/** The whole header in a drawer, for screens that have no room for its line. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Menu"
        icon={<MenuIcon size={20} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <ModalSurface isOpen={isOpen} onClose={close} labelledBy={titleId} initialFocus={title} placement="end">
        <Row justifyContent="space-between" ps="5" pe="2" py="2" borderBottomWidth="1px" borderColor="border">
          <Heading as="h2" id={titleId} ref={title} tabIndex={-1} size="sm">
            Menu
          </Heading>
          <IconButton label="Close menu" icon={<CloseIcon />} onClick={close} />
        </Row>
        <Stack as="nav" aria-label="Main" gap="3" p="2" overflowY="auto" flex="1">
          <MenuEntries onFollow={close} />
          <AccountPart onFollow={close} />
          <ColourModeChoice direction="row" />
        </Stack>
      </ModalSurface>
    </>
  );
}

function MenuEntries({ onFollow }: { onFollow: () => void }) {
  const { pathname } = useLocation();
  return (
    <Stack as="ul" gap="0.5" listStyleType="none">
      {useSiteMenu().map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <LinkList title={entry.label} links={entry.links} onFollow={onFollow} />
          ) : (
            <MenuLinkItem
              link={entry}
              look="list"
              isCurrent={isCurrent(entry, pathname)}
              onFollow={onFollow}
            />
          )}
        </li>
      ))}
    </Stack>
  );
}

function AccountPart({ onFollow }: { onFollow: () => void }) {
  const { status, person } = useSession();
  const links = useAccountLinks();
  if (status === 'unknown') return null;
  return (
    <Box borderTopWidth="1px" borderColor="border" pt="2">
      {person !== null && <AccountFacts person={person} />}
      <LinkList links={links} onFollow={onFollow} />
    </Box>
  );
}

interface LinkListProps {
  title?: string;
  links: readonly MenuLink[];
  onFollow: () => void;
}

function LinkList({ title, ...list }: LinkListProps) {
  const titleId = useId();
  return (
    <>
      {title && (
        <Box id={titleId} px="3" pt="2" pb="1" fontSize="sm" color="fg.muted">
          {title}
        </Box>
      )}
      <MenuLinks {...list} aria-labelledby={title && titleId} ps={title ? '2' : '0'} />
    </>
  );
}
