/** Who is signed in: one session for shell, remotes and all tabs of the browser. */
import { setTokenProvider, siteConfiguration } from 'shared/api';
import { lastActivity, noteActivity } from './activity.ts';
import { cookieKeeper } from './cookie-keeper.ts';
import { idleState } from './idle-state.ts';
import { sessionStore } from './session-store.ts';
import { Session, type Arrival } from './session.ts';
import { storageKeeper } from './storage-keeper.ts';

export { browserStorage } from './browser-storage.ts';
export { landsOnWork, landOnWork } from './landing.ts';
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
export { isSomebodySignedIn, sessionStore, useSession, type SessionEnd } from './session-store.ts';
export { lastActivity, noteActivity } from './activity.ts';
export { idleState, type IdleState } from './idle-state.ts';
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
  sessionStore.setState({ status: 'unknown', person: null, ended: undefined });
}

/**
 * To be called by the shell at start: takes up the session of an earlier visit, if there is one and nobody has been away for
 * longer than the site allows. Never fails.
 */
export function restoreSession(): Promise<void> {
  const since = lastActivity();
  const isIdle = since !== null && idleState(since, Date.now(), idleLimitMs()).kind === 'over';
  noteActivity();
  return isIdle ? session().endIdle() : session().restore();
}

/** How long a session goes on without anybody doing anything, in milliseconds; infinite where it always does. */
export function idleLimitMs(): number {
  const { idleMinutes = 0, sessionMode } = siteConfiguration();
  // A session of the existing tracker ends when it ends, whatever is done.
  return idleMinutes === 0 || sessionMode === 'storage' ? Infinity : idleMinutes * 60_000;
}

/** Ends the session of somebody who has gone away, and asks them to sign in again. Never fails. */
export function endIdleSession(): Promise<void> {
  return session().endIdle();
}

/** Takes up the session that a sign-in service began. Returns whether there is one; never fails. */
export function arriveSignedIn(): Promise<boolean> {
  return session().arrive();
}

/** After the session has ended: goes on as a visitor instead of signing in again. */
export function goOnWithoutSession(): void {
  session().goOnWithout();
}

/** Signs in with the e-mail address as user name. Throws ApiError with the server's text. */
export function signIn(userName: string, password: string, arrival?: Arrival): Promise<void> {
  return session().signIn(userName, password, arrival);
}

/** Signs out here and in all other tabs. Never fails. */
export function signOut(): Promise<void> {
  return session().signOut();
}
