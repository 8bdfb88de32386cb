import { useEffect } from 'react';
import { useSession } from 'shared/session';
import { noteVisit } from './recent-visits.ts';

/**
 * Notes that the person has seen a record, once it is shown. Visitors have no such list.
 *
 * @param title what it is called; undefined while that is not known
 */
export function useNoteVisit(address: string, title: string | undefined): void {
  const email = useSession().person?.email;
  useEffect(() => {
    if (email !== undefined && title !== undefined)
      noteVisit(email, { address, title, at: new Date().toISOString() });
  }, [email, address, title]);
}
