/** Who is signed in: one session for all frames and all tabs of the browser. */
import { setTokenProvider, siteConfiguration } from 'shared/api';
import { cookieKeeper } from './cookie-keeper.ts';
import { Session } from './session.ts';
import { storageKeeper } from './storage-keeper.ts';

export {
  canExecuteManagerTasks,
  canManageGeneLists,
  canManageUsers,
  hasWorkUnitRole,
  isAdmin,
  seesManagedProjects,
  workUnitsOf,
} from './person-rights.ts';
export { sessionStore, useSession, type SessionState } from './session-store.ts';
export { usePermission } from './use-permission.ts';

let theSession: Session | undefined;

/** The one session of this page, opened when first needed. */
function session(): Session {
  if (theSession !== undefined) return theSession;
  const opened = new Session(siteConfiguration().sessionMode === 'storage' ? storageKeeper : cookieKeeper);
  theSession = opened;
  setTokenProvider(opened);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void opened.wake();
  });
  window.addEventListener('online', () => void opened.wake());
  return opened;
}

/** To be called by the shell at start: takes up the session of an earlier visit, if there is one. Never fails. */
export function restoreSession(): Promise<void> {
  return session().restore();
}

/** Signs in with the e-mail address as user name. Throws ApiError with the server's text. */
export function signIn(userName: string, password: string): Promise<void> {
  return session().signIn(userName, password);
}

/** Signs out here and in all other tabs. Never fails. */
export function signOut(): Promise<void> {
  return session().signOut();
}

/** The access token of this moment, null for visitors; calls through shared/api carry it by themselves. */
export function accessToken(): string | null {
  return session().accessToken();
}
