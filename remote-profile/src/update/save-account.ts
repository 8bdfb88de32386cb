import { apiFetch } from 'shared/api';
import type { Account, ChangeResponse, Person } from 'shared/contract';
import type { Send } from 'shared/edit-form';
import { accountPath } from '../paths.ts';
import { updateOf, type ManagedPlaces, type UpdateValues } from './update-values.ts';

export interface SaveAccountOptions {
  managed: ManagedPlaces;
  /** Saves the person. */
  send: Send<ChangeResponse>;
  /** Reads the person again. */
  reload: () => Promise<void>;
}

/** Saves the person, then who is an administrator, which is another call. */
export async function saveAccount(
  values: UpdateValues,
  person: Person,
  { managed, send, reload }: SaveAccountOptions,
): Promise<ChangeResponse> {
  const response = await send(updateOf(values, person, managed));
  const { isAdmin } = values;
  if (isAdmin !== person.isAdmin) {
    await apiFetch<Account>(accountPath(person.email), {
      method: 'PUT',
      body: { isAdmin },
      showsRefusal: true,
    });
    await reload();
  }
  return response;
}
