import { setTokenProvider } from 'shared/api';
import type { SessionKeeper } from '../session-keeper.ts';
import { createSessionStore, type SessionState } from '../session-store.ts';
import { Session } from '../session.ts';

export interface Tab {
  session: Session;
  state: () => SessionState;
  status: () => SessionState['status'];
}

const openSessions: Session[] = [];

/** A tab of the browser, which shares local storage and cookies with the others; calls are made from the last opened. */
export function openTab(keeper: SessionKeeper): Tab {
  const store = createSessionStore();
  const session = new Session(keeper, store);
  openSessions.push(session);
  setTokenProvider(session);
  return { session, state: () => store.getState(), status: () => store.getState().status };
}

export function closeBrowser(): void {
  openSessions.splice(0).forEach((session) => session.close());
  setTokenProvider(null);
  localStorage.clear();
}
