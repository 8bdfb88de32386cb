import { ApiError, apiFetch, mutateResource, useResourceReading } from 'shared/api';
import type { Person } from 'shared/contract';
import type { SavedResource } from 'shared/edit-form';

const OWN_PERSON = '/api/people/currentPerson';

export interface OwnProfile extends SavedResource<Person, Person> {
  person: Person | undefined;
  readError: ApiError | undefined;
}

/** The caller's own record. It is changed on condition that nobody else has changed it since it was read. */
export function useOwnProfile(): OwnProfile {
  const { data, edition, error, reload } = useResourceReading<Person>(OWN_PERSON);

  const save = async (body: unknown) => {
    const condition: Record<string, string> = edition?.tag ? { 'If-Match': edition.tag } : {};
    try {
      const saved = await apiFetch<Person>('/api/people', { method: 'PUT', body, headers: condition });
      await mutateResource(OWN_PERSON);
      return saved;
    } catch (reason) {
      // Somebody else was faster: the next press saves over their version, which the message has named.
      if (reason instanceof ApiError && reason.status === 412) await reload();
      throw reason;
    }
  };
  return { person: data, readError: data ? undefined : error, reload, save };
}
