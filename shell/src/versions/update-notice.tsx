import { useEffect, useState } from 'react';
import { useHasUnsavedChanges } from 'shared/router';
import { Button, Notice, Row, Text } from 'shared/ui';
import { corner, raised } from '../layout/corner.styles.ts';
import { watchVersions } from './watch-versions.ts';

export interface UpdateNoticeProps {
  reload?: () => void;
  watch?: typeof watchVersions;
}

/**
 * Offers a reload once something else is live than what this page runs, be it newer or, after a rollback, older. It waits while anything is unsaved, and nothing
 * is reloaded by itself: the files of this page stay on the site for as long as it may be open.
 */
export function UpdateNotice({ reload = reloadPage, watch = watchVersions }: UpdateNoticeProps) {
  const [difference, setDifference] = useState('');
  const [putOff, setPutOff] = useState('');
  const hasUnsavedChanges = useHasUnsavedChanges();
  useEffect(() => watch(setDifference), [watch]);

  const isOffered = difference !== '' && difference !== putOff && !hasUnsavedChanges;
  return (
    <div className={corner}>
      {isOffered && (
        <div className={raised} data-update-notice="">
          <Notice kind="info" title="Another version of this site is live.">
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
        </div>
      )}
    </div>
  );
}

function reloadPage(): void {
  window.location.reload();
}
