import { useSession } from 'shared/session';
import { Box, PersonIcon } from 'shared/ui';
import { AccountFacts } from './account-facts.tsx';
import { DropDown } from './drop-down.tsx';
import { iconItem } from './header.styles.ts';
import { MenuLinks } from './menu-link-item.tsx';
import { useAccountLinks } from './use-account-links.ts';

/** The account button of the header. While it is not known yet who is there, it offers nothing. */
export function AccountMenu() {
  const { person } = useSession();
  const name = person === null ? 'Account' : `Account of ${person.name ?? person.email}`;
  return (
    <DropDown label={name} buttonLook={iconItem} align="end" button={<PersonIcon size={18} />}>
      {(close) => <AccountPiece onFollow={close} />}
    </DropDown>
  );
}

function AccountPiece({ onFollow }: { onFollow: () => void }) {
  const { person } = useSession();
  const links = useAccountLinks();
  return (
    <Box minW="56" maxW="80">
      {person !== null && (
        // In line with the links, which stand in their own frame.
        <Box px="1" pt="1">
          <AccountFacts person={person} />
        </Box>
      )}
      <MenuLinks
        links={links}
        onFollow={onFollow}
        p="1"
        borderTopWidth={person === null ? '0' : '1px'}
        borderColor="border"
      />
    </Box>
  );
}
