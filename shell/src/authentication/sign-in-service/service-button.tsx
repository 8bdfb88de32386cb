import { siteConfiguration } from 'shared/api';
import { AnchorButton, Box, Row, Stack } from 'shared/ui';

/** As the address to return to: the tab was only opened to sign in. */
export const CLOSE_THIS_TAB = 'close';

export interface OrServiceButtonProps {
  /** Where to go on after signing in. */
  returnUrl: string;
  newTab?: boolean;
}

/** The other way to sign in, where the site has one. */
export function OrServiceButton({ returnUrl, newTab }: OrServiceButtonProps) {
  const { signInService, apiBase } = siteConfiguration();
  if (signInService === undefined) return null;
  const query = new URLSearchParams({ returnUrl }).toString();
  return (
    <Stack gap="4">
      <Row gap="3" flexWrap="nowrap" color="fg.muted" fontSize="sm">
        <Rule />
        or
        <Rule />
      </Row>
      <AnchorButton href={`${apiBase}/auth/provider/start?${query}`} newTab={newTab} fullWidth>
        Sign in with {signInService.name}
      </AnchorButton>
    </Stack>
  );
}

function Rule() {
  return <Box flex="1" borderTopWidth="1px" borderColor="border" />;
}
