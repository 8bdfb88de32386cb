import { useEffect } from 'react';
import { Box, formatDateTime, Notice } from 'shared/ui';
import { followReachability } from './follow-reachability.ts';
import { reachabilityStore } from './reachability.ts';
import { registerWorker } from './register-worker.ts';

/**
 * Lets the browser keep what is needed without the site, and says that it does not answer for as long as that is so, and what it means
 * for the work on this page.
 */
export default function WithoutSite() {
  const { isUnreachable, keptAt } = reachabilityStore();
  useEffect(() => registerWorker(), []);
  useEffect(() => followReachability(), []);
  return (
    <Box role="status" mb={isUnreachable ? '4' : '0'} maxW="page" mx="auto">
      {isUnreachable && (
        <Notice kind="warning" title="The site does not answer.">
          <Box as="p">
            {keptAt === undefined
              ? 'What is on this page stays. '
              : `This page was kept by your browser on ${formatDateTime(keptAt)}. `}
            Nothing can be read or saved now; the page goes on by itself as soon as the site answers.
          </Box>
        </Notice>
      )}
    </Box>
  );
}
