import { ApiError, apiFetch, keepReadAnswers, resourceUrl } from 'shared/api';
import type { SignInResponse } from 'shared/contract';
import { REFRESH_PATH, SESSION_CALL_TIMEOUT_MS, SESSION_KEYS } from 'shared/session-facts';
import { browserStorage } from './browser-storage.ts';
import { isSignInResponse, type SessionKeeper } from './session-keeper.ts';
import { lifeFromNow } from './token-life.ts';

/** A token is renewed a minute before it ends, so that calls need not wait for it. */
const RENEW_AHEAD_MS = 60_000;

function authCall<T>(path: string, body?: unknown): Promise<T> {
  const signal = AbortSignal.timeout(SESSION_CALL_TIMEOUT_MS);
  return apiFetch<T>(path, { method: 'POST', body, signal, outsideSession: true });
}

function saysNoSession(error: unknown): boolean {
  return error instanceof ApiError && [400, 401, 403].includes(error.status);
}

const expect = () => browserStorage.write(SESSION_KEYS.present, '1');
const forget = () => browserStorage.remove(SESSION_KEYS.present);

/** What the screen reads first came with the session (shell/src/early, login page). */
function keepReads({ accessToken, reads = [] }: SignInResponse): void {
  keepReadAnswers(reads, accessToken);
}

async function resume(): Promise<SignInResponse | null> {
  let response: unknown = null;
  try {
    response = await authCall(REFRESH_PATH);
  } catch (error) {
    if (!saysNoSession(error)) throw error;
  }
  if (isSignInResponse(response)) {
    keepReads(response);
    return response;
  }
  forget();
  return null;
}

/** Our server: a short token in memory, renewed by a cookie that scripts cannot read (architecture §4). */
export const cookieKeeper: SessionKeeper = {
  lifeOf: (token) => lifeFromNow(token, Date.now(), RENEW_AHEAD_MS),
  mayExist: () => browserStorage.read(SESSION_KEYS.present) !== null,
  async signIn({ reads, ...credentials }) {
    const path = resourceUrl('/auth/signin', { read: reads });
    const response = await authCall<SignInResponse>(path, { ...credentials, session: 'cookie' });
    expect();
    keepReads(response);
    return response;
  },
  resume,
  expect,
  forget,
  end: () => authCall('/auth/signout'),
};
