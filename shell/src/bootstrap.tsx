import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSession } from 'shared/session';
import { followAccessDenied } from './access-denied/access-denied.ts';
import { App } from './app.tsx';
import { limitLoading } from './federation/loading-limits.ts';
import './federation/provided-modules.ts';
import { followKeyboard } from './layout/follow-keyboard.ts';
import { countMovedClicks } from './navigation/count-moved-clicks.ts';
import { firstScreenPrepared } from './navigation/first-screen.ts';
import { fetchAhead } from './navigation/fetch-ahead.ts';
import { prepareLinks } from './navigation/prepare-links.ts';
import { noticeSilence } from './offline/reachability.ts';
import { createSiteRouter } from './routes.tsx';
import { withTypedAddresses } from './unsaved-changes/typed-addresses.ts';
import { watchVisit } from './visit-report/watch-visit.ts';

limitLoading();
// Before the router, which begins with what the first screen reads: that depends on who is there.
void restoreSession();
const { router } = withTypedAddresses(createSiteRouter);
watchVisit(router);
followAccessDenied(router);
prepareLinks();
fetchAhead(router);
countMovedClicks();
noticeSilence();
followKeyboard();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
void firstScreenPrepared(router).then(() => {
  // In parts, between which the page responds: at once, it would not for some hundred milliseconds on a slow machine.
  startTransition(() => createRoot(root).render(<App router={router} />));
});
