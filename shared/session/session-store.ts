import type { Person } from 'shared/contract';
import { create } from 'zustand';

/** Why a session ended under somebody's hands: `over` on the server, or `idle`, because nobody did anything for long. */
export type SessionEnd = 'over' | 'idle';

/**
 * Who is at the screen; `unknown` until a session of an earlier visit has been taken up or found to be over. With `ended`
 * the session is gone, but the page stays that of the person, who is asked to sign in again (ADR 15).
 * `isUnreached`: there may be a session of an earlier visit, but the site did not answer when it was asked for.
 */
export type SessionState =
  | { status: 'unknown'; person: null; ended?: undefined }
  | { status: 'anonymous'; person: null; ended?: undefined; isUnreached?: boolean }
  | { status: 'signedIn'; person: Person; ended?: SessionEnd };

export const createSessionStore = () => create<SessionState>()(() => ({ status: 'unknown', person: null }));

export const sessionStore = createSessionStore();

/** Whether somebody is signed in, once that is known. */
export function isSomebodySignedIn(): Promise<boolean> {
  return new Promise((resolve) => {
    const tell = ({ status }: SessionState) => {
      if (status === 'unknown') return;
      stop();
      resolve(status === 'signedIn');
    };
    const stop = sessionStore.subscribe(tell);
    tell(sessionStore.getState());
  });
}

/** Who is signed in; the component follows every change. */
export function useSession(): SessionState {
  return sessionStore();
}
