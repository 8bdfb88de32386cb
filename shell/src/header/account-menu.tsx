import { addressOf, signInAddress } from '../sign-in-address.ts';
import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';
import { Box, PersonIcon, Stack } from 'shared/ui';
import { AccountFacts } from './account-facts.tsx';
import { DropDown } from './drop-down.tsx';
import { MenuLinkItem } from './menu-link-item.tsx';
import { accountLinks } from './site-menu.ts';
import { iconItem } from './icon-item.ts';

/** The account button of the header. While it is not known yet who is there, it offers nothing. */
export function AccountMenu() {
  const { status, person } = useSession();
  const location = useLocation();
  const name = person === null ? 'Account' : `Account of ${person.name ?? person.email}`;
  return (
    <DropDown label={name} buttonStyle={iconItem} align="end" button={<PersonIcon size={18} />}>
      {(close) => (
        <Box minW="56" maxW="80">
          {person !== null && (
            // In line with the links, which stand in a frame of their own.
            <Box px="1" pt="1">
              <AccountFacts person={person} />
            </Box>
          )}
          <Stack
            as="ul"
            gap="0.5"
            p="1"
            listStyleType="none"
            borderTopWidth={person === null ? '0' : '1px'}
            borderColor="border"
          >
            {status === 'unknown'
              ? null
              : accountLinks(person, signInAddress(addressOf(location))).map((link) => (
                  <li key={link.label}>
                    <MenuLinkItem
                      link={link}
                      look="list"
                      isCurrent={link.to === location.pathname}
                      onFollow={close}
                    />
                  </li>
                ))}
          </Stack>
        </Box>
      )}
    </DropDown>
  );
}
