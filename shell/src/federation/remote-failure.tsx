import { useEffect, useEffectEvent } from 'react';
import { Box, Button, ErrorState, Page, Text } from 'shared/ui';
import { failureText } from './failure-text.ts';
import { reloadOnceFor } from './reload-once.ts';
import type { RemoteError } from './remote-error.ts';

export interface RemoteFailureProps {
  /** Name of the area as users know it. */
  area: string;
  error: RemoteError;
  onRetry: () => void;
  /** The card goes away, for whatever reason. */
  onLeave: () => void;
}

/** Takes the place of an area that could not be loaded or broke: what happened, the ways on, and facts for a report. */
export function RemoteFailure({ area, error, onRetry, onLeave }: RemoteFailureProps) {
  const { remote, kind, message } = error;
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    reloadOnceFor(error);
  }, [error]);
  useEffect(() => () => leave(), []);
  const words = failureText(kind, area);
  return (
    <Page title={area}>
      <Box as="section" data-remote-failure={remote.name} data-failure={kind} css={card}>
        <ErrorState
          title={words.title}
          text={words.text}
          // Trying the same version again cannot mend a contract, and a reload is the last resort for the others.
          onRetry={kind === 'contract' ? undefined : onRetry}
          action={
            <Button
              variant={kind === 'contract' ? 'primary' : 'quiet'}
              onClick={() => window.location.reload()}
            >
              Reload the page
            </Button>
          }
        />
        <Text size="sm" tone="subtle" textAlign="center" overflowWrap="anywhere">
          {message}
        </Text>
      </Box>
    </Page>
  );
}

const card = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  boxShadow: 'sm',
  px: '4',
  pb: '5',
} as const;
