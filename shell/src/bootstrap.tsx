import { createRoot } from 'react-dom/client';
import { restoreSession } from 'shared/session';
import { applyColorMode } from 'shared/ui';
import { followAccessDenied } from './access-denied/access-denied.ts';
import { App } from './app.tsx';
import { limitLoading } from './federation/loading-limits.ts';
import './federation/provided-modules.ts';
import { preloadAddress } from './federation/registry-store.ts';
import { createSiteRouter } from './routes.tsx';
import { withTypedAddresses } from './unsaved-changes/typed-addresses.ts';
import { watchVisit } from './visit-report/watch-visit.ts';

applyColorMode();
limitLoading();
const { router } = withTypedAddresses(createSiteRouter);
watchVisit(router);
// The area that is requested is on its way before the first component is drawn.
preloadAddress(router.state.location.pathname);
void restoreSession();
followAccessDenied(router);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element "root".');
createRoot(root).render(<App router={router} />);
