/** Who is signed in: one session for all frames and all tabs of the browser. */
import { setTokenProvider, siteConfiguration } from 'shared/api';
import { cookieKeeper } from './cookie-keeper.ts';
import { sessionStore } from './session-store.ts';
import { Session } from './session.ts';
import { storageKeeper } from './storage-keeper.ts';

export { browserStorage } from './browser-storage.ts';
export {
  canExecuteManagerTasks,
  canManageGeneLists,
  canManageUsers,
  hasWorkUnitRole,
  isAdmin,
  ownWorkUnits,
  seesManagedProjects,
  workUnitsOf,
} from './person-rights.ts';
export { sessionStore, useSession, type SessionState } from './session-store.ts';
export { usePermission } from './use-permission.ts';

let theSession: Session | undefined;

/** The one session of this page, opened when first needed. */
function session(): Session {
  if (theSession === undefined) {
    theSession = new Session(siteConfiguration().sessionMode === 'storage' ? storageKeeper : cookieKeeper);
    setTokenProvider(theSession);
  }
  return theSession;
}

/** Lets go of the session without signing out, so that a test leaves nothing behind; the site never does. */
export function closeSession(): void {
  theSession?.close();
  theSession = undefined;
  setTokenProvider(null);
  sessionStore.setState({ status: 'unknown', person: null });
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
