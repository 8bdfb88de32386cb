import { useCallback, useState } from 'react';
import { apiFetch, mutateResource, pathPart } from 'shared/api';
import type { Session } from 'shared/contract';
import { signOut } from 'shared/session';

export const SESSIONS = '/api/sessions';

export interface EndSessions {
  end: (session: Session) => void;
  /** Ends this session too: afterwards the person is a visitor. Never rejects. */
  endAll: () => Promise<void>;
  /** Id of the session that is being ended, or `all`. */
  busyWith: string | undefined;
  error: unknown;
}

/** Ending one's own sessions. A failure is in `error`. */
export function useEndSessions(): EndSessions {
  const [busyWith, setBusyWith] = useState<string>();
  const [error, setError] = useState<unknown>();

  const attempt = useCallback(async (what: string, call: () => Promise<void>) => {
    setBusyWith(what);
    setError(undefined);
    try {
      await call();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusyWith(undefined);
    }
  }, []);

  const end = useCallback(
    ({ id }: Session) =>
      void attempt(id, async () => {
        await apiFetch<null>(`${SESSIONS}/${pathPart(id)}`, { method: 'DELETE' });
        await mutateResource(SESSIONS);
      }),
    [attempt],
  );
  const endAll = useCallback(
    () =>
      attempt('all', async () => {
        await apiFetch<null>(SESSIONS, { method: 'DELETE' });
        await signOut();
      }),
    [attempt],
  );
  return { end, endAll, busyWith, error };
}
