import type { ReactNode } from 'react';
import { Box, Page, Stack } from 'shared/ui';

/** The narrow column in the middle of the page that the pages for signing in share. */
export function AuthenticationPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box w="full" maxW="26rem" mx="auto" pt={{ base: '2', md: '10' }}>
      <Page title={title}>
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="lg"
          boxShadow="sm"
          p={{ base: '4', md: '6' }}
        >
          <Stack gap="4">{children}</Stack>
        </Box>
      </Page>
    </Box>
  );
}
