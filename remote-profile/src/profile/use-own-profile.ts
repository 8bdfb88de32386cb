import { useState } from 'react';
import { ApiError, apiFetch, mutateResource, useResourceReading } from 'shared/api';
import type { Person, PersonUpdate } from 'shared/contract';
import { showNotice } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';

const OWN_PERSON = '/api/people/currentPerson';

export interface OwnProfile {
  person: Person | undefined;
  readError: ApiError | undefined;
  reload: () => Promise<void>;
  /** Why the last update failed; the next one clears it. */
  error: unknown;
  /** Sends the whole person with the changed consent (spec part 2 §7). Never throws: a failure is in `error`. */
  update: (contactable: boolean) => Promise<void>;
}

/** The caller's own record. It is changed on condition that nobody else has changed it since it was read. */
export function useOwnProfile(): OwnProfile {
  const { data, edition, error: readError, reload } = useResourceReading<Person>(OWN_PERSON);
  const [error, setError] = useState<unknown>();

  const update = async (contactable: boolean) => {
    if (!data) return;
    setError(undefined);
    const body: PersonUpdate = { ...data, contactable };
    const condition: Record<string, string> = edition?.tag ? { 'If-Match': edition.tag } : {};
    try {
      await apiFetch<Person>('/api/people', { method: 'PUT', body, headers: condition });
      await mutateResource(OWN_PERSON);
      showNotice({ kind: 'success', content: 'Data updated.', durationMs: NOTICE_MS });
    } catch (reason) {
      setError(reason);
      // Somebody else was faster: the next press saves over what they saved, which the message has told.
      if (reason instanceof ApiError && reason.status === 412) await reload();
    }
  };
  return { person: data, readError: data ? undefined : readError, reload, error, update };
}
