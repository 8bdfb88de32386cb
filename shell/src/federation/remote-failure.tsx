import { useEffect, useEffectEvent } from 'react';
import { Box, Button, ErrorState, Page, Text } from 'shared/ui';
import { LOAD_LIMIT } from './loading-limits.ts';
import { reloadOnceFor } from './reload-once.ts';
import { panel } from './remote-failure.styles.ts';
import type { RemoteError, RemoteFailureKind } from './remote-error.ts';
import { FIRST_PAUSE, LONGEST_PAUSE, whenPromising } from './when-promising.ts';

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

/** Takes the place of an area that could not be loaded or broke: what happened, the ways on, and facts for a report. */
export function RemoteFailure({ area, error, onRetry, isLoadable, onLeave }: RemoteFailureProps) {
  const { remote, kind, message } = error;
  const isLasting = kind === 'contract' || kind === 'refused';
  const leave = useEffectEvent(onLeave);
  useHealing(error, { isLoadable, onRetry });
  useEffect(() => () => leave(), []);
  return (
    <Page title={area}>
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

/**
 * An area that could not be loaded comes back by itself: by a reload where another version is live and nothing is unsaved, else as
 * soon as its files can be fetched. One that stopped working while it was shown waits for the person.
 */
function useHealing(
  error: RemoteError,
  { isLoadable, onRetry }: Pick<RemoteFailureProps, 'isLoadable' | 'onRetry'>,
) {
  const isCurable = error.kind === 'load' || error.kind === 'timeout';
  const attempt = useEffectEvent(async () => {
    if (await reloadOnceFor(error)) return;
    if (await isLoadable()) onRetry();
  });
  useEffect(() => {
    void reloadOnceFor(error);
    return isCurable ? whenPromising(() => attempt(), pauseBefore(error)) : undefined;
  }, [error, isCurable]);
}

/** A failure that comes again within this time is the same one: its pauses go on growing. In milliseconds. */
const SAME_FAILURE = 2 * LONGEST_PAUSE;
const lastPauses = new Map<string, { pause: number; at: number }>();

/** A screen that fails again as soon as it is shown starts no new series of short pauses. */
function pauseBefore({ remote }: RemoteError): number {
  const key = `${remote.name}@${remote.version}`;
  const last = lastPauses.get(key);
  const isSame = last !== undefined && Date.now() - last.at < SAME_FAILURE;
  const pause = isSame ? Math.min(last.pause * 2, LONGEST_PAUSE) : FIRST_PAUSE;
  lastPauses.set(key, { pause, at: Date.now() });
  return pause;
}
