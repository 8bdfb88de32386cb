import { useEffect, useState } from 'react';
import { useHasUnsavedChanges } from 'shared/router';
import { Box, Button, Notice, onHandset, Row, Text } from 'shared/ui';
import { watchVersions } from './watch-versions.ts';

export interface UpdateNoticeProps {
  reload?: () => void;
  watch?: typeof watchVersions;
}

/**
 * Offers a reload once something newer is live than what this page runs. It waits while anything is unsaved, and nothing
 * is reloaded by itself: the files of this page stay on the site for as long as it may be open.
 */
export function UpdateNotice({ reload = reloadPage, watch = watchVersions }: UpdateNoticeProps) {
  const [difference, setDifference] = useState('');
  const [putOff, setPutOff] = useState('');
  const hasUnsavedChanges = useHasUnsavedChanges();
  useEffect(() => watch(setDifference), [watch]);

  const isOffered = difference !== '' && difference !== putOff && !hasUnsavedChanges;
  return (
    <Box css={corner}>
      {isOffered && (
        <Box css={raised} data-update-notice="">
          <Notice kind="info" title="A new version of this site is ready.">
            <Text>Nothing on this page is unsaved, so you can reload it now.</Text>
            <Row gap="2" mt="2">
              <Button size="sm" variant="primary" onClick={reload}>
                Reload
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setPutOff(difference)}>
                Later
              </Button>
            </Row>
          </Notice>
        </Box>
      )}
    </Box>
  );
}

function reloadPage(): void {
  window.location.reload();
}

const corner = {
  position: 'fixed',
  insetStart: '4',
  bottom: '4',
  zIndex: 'overlay',
  w: 'min(24rem, calc(100vw - 2rem))',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  [onHandset]: { insetStart: '2', bottom: '2', w: 'calc(100vw - 1rem)' },
} as const;
const raised = { pointerEvents: 'auto', borderRadius: 'md', boxShadow: 'lg' } as const;
