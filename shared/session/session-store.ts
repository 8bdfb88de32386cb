import type { Person } from 'shared/contract';
import { create } from 'zustand';

/** Who is at the screen; `unknown` until a session of an earlier visit has been taken up or found to be over. */
export type SessionState =
  | { status: 'unknown'; person: null }
  | { status: 'anonymous'; person: null }
  | { status: 'signedIn'; person: Person };

export const createSessionStore = () => create<SessionState>()(() => ({ status: 'unknown', person: null }));

export const sessionStore = createSessionStore();

/** Who is signed in; the component follows every change. */
export function useSession(): SessionState {
  return sessionStore();
}
