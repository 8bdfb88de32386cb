import type { ReactNode } from 'react';
import { Box, Page, Stack } from 'shared/ui';
import { panel } from './authentication-page.styles.ts';

/** The narrow column in the middle of the page that the pages for signing in share. */
export function AuthenticationPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box w="full" maxW="26rem" mx="auto" pt={{ base: '2', md: '10' }}>
      <Page title={title}>
        <Stack className={panel} gap="4" p={{ base: '4', md: '6' }}>
          {children}
        </Stack>
      </Page>
    </Box>
  );
}
