import { apiFetch, siteConfiguration } from 'shared/api';
import type { SignInResponse } from 'shared/contract';
import { SESSION_CALL_TIMEOUT_MS } from 'shared/session-facts';
import { browserStorage } from './browser-storage.ts';
import { isSignInResponse, type SessionKeeper } from './session-keeper.ts';
import { lifeByClock } from './token-life.ts';

/** The existing client's own key, so that either client finds the other's session (api-1 §3.4). */
function storageKey(): string {
  return `${siteConfiguration().apiBase || window.location.origin}_tokenInfo`;
}

function stored(): SignInResponse | null {
  const text = browserStorage.read(storageKey());
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSignInResponse(value) ? value : null;
  } catch {
    return null;
  }
}

function hasExpired(token: string): boolean {
  return lifeByClock(token).expiresAt <= Date.now();
}

const forget = () => browserStorage.remove(storageKey());

/**
 * The existing tracker: it can neither renew nor end a token, so the sign-in response is stored in local storage until
 * it expires or is refused. Then it goes (PP-42).
 */
export const storageKeeper: SessionKeeper = {
  lifeOf: lifeByClock,
  mayExist: () => stored() !== null,
  async signIn({ userName, password }) {
    const signal = AbortSignal.timeout(SESSION_CALL_TIMEOUT_MS);
    const response = await apiFetch<SignInResponse>('/auth/signin', {
      body: { userName, password },
      signal,
      outsideSession: true,
    });
    browserStorage.write(storageKey(), JSON.stringify(response));
    return response;
  },
  async resume(refused) {
    const response = stored();
    if (response !== null && response.accessToken !== refused && !hasExpired(response.accessToken))
      return response;
    forget();
    return null;
  },
  // The existing tracker has no sign-in that goes past this page.
  expect() {},
  forget,
  async end() {},
};
