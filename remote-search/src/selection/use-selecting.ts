import { useEffect, useState } from 'react';
import { hasWorkUnitRole, isAdmin, useSession } from 'shared/session';
import type { Selecting } from './selecting.tsx';

/**
 * What makes the projects of a search selectable, for people who may change some. Its code is loaded after the first page, which
 * visitors see without it; should that fail, the search works without.
 */
export function useSelecting(): Selecting | null {
  const { person } = useSession();
  const canSelect = person !== null && (isAdmin(person) || hasWorkUnitRole(person));
  const [selecting, setSelecting] = useState<Selecting | null>(null);
  useEffect(() => {
    if (!canSelect) return;
    let isWanted = true;
    import('./selecting.tsx').then(
      ({ createSelecting }) => isWanted && setSelecting(createSelecting()),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [canSelect]);
  return canSelect ? selecting : null;
}
