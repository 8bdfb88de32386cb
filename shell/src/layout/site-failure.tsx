import { useEffect } from 'react';
import { useRouteError } from 'shared/router';
import { Box, Button, ErrorState, Page } from 'shared/ui';

/** What remains when the shell itself breaks: one way on. */
export function SiteFailure() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <Box as="main" p="6">
      <Page title="We are sorry">
        <ErrorState
          title="This page stopped working."
          text="Something went wrong that was not foreseen. Reloading the page usually helps."
          action={<Button onClick={() => window.location.reload()}>Reload the page</Button>}
        />
      </Page>
    </Box>
  );
}
