import { useEffect, useEffectEvent } from 'react';
import { Box, Button, ErrorState, Page, Text } from 'shared/ui';
import { AreaHealing } from './healing-parts.ts';
import { LOAD_LIMIT } from './loading-limits.ts';
import { panel } from './remote-failure.styles.ts';
import type { RemoteError, RemoteFailureKind } from './remote-error.ts';

/** A remote's failure in words for the person in front of it; the name of its area stands before the title. */
const TEXTS: Record<RemoteFailureKind, { title: string; text: string }> = {
  load: {
    title: 'could not be loaded.',
    text: 'A file of this area could not be fetched; the rest of the site works. Check your connection, or try again in a moment.',
  },
  timeout: {
    title: 'could not be loaded.',
    text: `This area did not answer within ${LOAD_LIMIT / 1000} seconds; the rest of the site works. Try again in a moment.`,
  },
  contract: {
    title: 'does not fit this page.',
    text:
      'This area was built for another version of the site, so it cannot be shown here; the rest of the site works. ' +
      'Reload the page. If that does not help, tell the people who run this site.',
  },
  refused: {
    title: 'is not shown.',
    text:
      'What is stored of this area is not what its team released, so it was not run; the rest of the site works. ' +
      'Tell the people who run this site, and try again later.',
  },
  render: {
    title: 'stopped working.',
    text: 'Something went wrong while showing this screen; the rest of the site works.',
  },
};

interface RemoteFailureProps {
  /** Name of the area as users know it. */
  area: string;
  error: RemoteError;
  onRetry: () => void;
  /** Loads the area unseen; whether it is there now. */
  isLoadable: () => Promise<boolean>;
  /** The card goes away, for whatever reason. */
  onLeave: () => void;
}

/**
 * Takes the place of an area that could not be loaded or broke: what happened, the ways on, and facts for a report. It brings the area
 * back by itself.
 */
export function RemoteFailure({ area, error, onRetry, isLoadable, onLeave }: RemoteFailureProps) {
  const { remote, kind, message } = error;
  const isLasting = kind === 'contract' || kind === 'refused';
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  return (
    <Page title={area}>
      <AreaHealing error={error} isLoadable={isLoadable} onRetry={onRetry} />
      <Box as="section" data-remote-failure={remote.name} data-failure={kind} className={panel} px="4" pb="5">
        <ErrorState
          title={`${area} ${TEXTS[kind].title}`}
          text={TEXTS[kind].text}
          // Trying the same version again mends neither a contract nor a signature, and a reload is the last resort for the others.
          onRetry={isLasting ? undefined : onRetry}
          action={
            <Button variant={isLasting ? 'primary' : 'quiet'} onClick={() => window.location.reload()}>
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
