import { addressOf, signInAddress } from '../sign-in-address.ts';
import { useLocation } from 'shared/router';
import { useSession } from 'shared/session';
import { Box, PersonIcon } from 'shared/ui';
import { useAreas, useViewer } from '../areas/use-areas.ts';
import { AccountFacts } from './account-facts.tsx';
import { DropDown } from './drop-down.tsx';
import { iconItem } from './header.styles.ts';
import { MenuLinks } from './menu-link-item.tsx';
import { accountLinks } from './site-menu.ts';

/** The account button of the header. While it is not known yet who is there, it offers nothing. */
export function AccountMenu() {
  const { status, person } = useSession();
  const location = useLocation();
  const links = accountLinks(useAreas(), useViewer(), signInAddress(addressOf(location)));
  const name = person === null ? 'Account' : `Account of ${person.name ?? person.email}`;
  return (
    <DropDown label={name} buttonLook={iconItem} align="end" button={<PersonIcon size={18} />}>
      {(close) => (
        <Box minW="56" maxW="80">
          {person !== null && (
            // In line with the links, which stand in their own frame.
            <Box px="1" pt="1">
              <AccountFacts person={person} />
            </Box>
          )}
          <MenuLinks
            links={status === 'unknown' ? [] : links}
            onFollow={close}
            p="1"
            borderTopWidth={person === null ? '0' : '1px'}
            borderColor="border"
          />
        </Box>
      )}
    </DropDown>
  );
}
