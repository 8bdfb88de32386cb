import { useEffect } from 'react';
import { useLocation } from 'shared/router';
import { Card, LinkButton, Page, Stack, Text } from 'shared/ui';
import { logAttemptedAddress } from './log-attempted-address.ts';

/** Any unknown address (spec part 1 §2, ui-screens 23). */
export function NotFoundPage() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    logAttemptedAddress(window.location.href);
  }, [pathname, search]);
  return (
    <Page title="We are sorry">
      <Card title="The page does not exist">
        <Stack gap="4" alignItems="flex-start">
          <Text maxW="prose" overflowWrap="anywhere">
            There is no page at {pathname}. The address may be mistyped, or the page may have moved.
          </Text>
          <LinkButton to="/" variant="primary">
            Go to the first page
          </LinkButton>
        </Stack>
      </Card>
    </Page>
  );
}
