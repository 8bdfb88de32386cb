import { useState } from 'react';
import { browserStorage, useSession } from 'shared/session';
import { draftKey } from './draft-key.ts';
import { fitted } from './fitted.ts';
import { isLike } from './is-like.ts';

/** What somebody typed and has not sent yet. */
interface StoredDraft<T> {
  value: T;
  /** ISO moment. */
  savedAt: string;
}

interface Offer<T> extends Pick<Draft<T>, 'found' | 'resumed'> {
  key: string | null;
}

/** What a form knows about its draft. */
export interface Draft<T> {
  /** Left by an earlier visit, until the person takes it up or throws it away (`DraftOffer`). */
  found: StoredDraft<T> | null;
  /** What was found and taken up, until it is sent or thrown away. */
  resumed: T | null;
  /** Whether `keep` does: not of a visitor, nor while a found draft waits for its response. */
  isKept: boolean;
  /** Keeps what the form contains now. While a found draft waits for its response, that one is kept instead. */
  keep: (value: T) => void;
  /** The person goes on with what was found; the form takes `found.value`. */
  takeUp: () => void;
  /** It was sent, or is not wanted: nothing is left of it. */
  discard: () => void;
}

/**
 * Keeps what somebody types in this browser until it is sent, so that a closed tab or the end of the session loses nothing
 * (PP-07, PP-10). Visitors have no drafts.
 *
 * @param name of the form, for example `project-creation`
 * @param example values of the form with one element in each list; a stored draft of another shape is ignored, and so are fields that only another release has
 */
export function useDraft<T>(name: string, example: T): Draft<T> {
  const { person } = useSession();
  const key = person === null ? null : draftKey(person.email, name);
  const read = (): Offer<T> => ({ key, found: key === null ? null : readDraft(key, example), resumed: null });
  const [offer, setOffer] = useState(read);
  // Somebody has signed in or out meanwhile.
  if (offer.key !== key) setOffer(read());

  const isKept = key !== null && offer.found === null;
  const closeOffer = (resumed: T | null) => setOffer({ key, found: null, resumed });
  return {
    found: offer.found,
    resumed: offer.resumed,
    isKept,
    keep: (value) => {
      if (!isKept) return;
      browserStorage.write(key, JSON.stringify({ value, savedAt: new Date().toISOString() }));
    },
    takeUp: () => closeOffer(offer.found?.value ?? null),
    discard: () => {
      if (key !== null) browserStorage.remove(key);
      closeOffer(null);
    },
  };
}

/** The stored draft, unless there is none or an earlier release wrote it in another shape. */
function readDraft<T>(key: string, example: T): StoredDraft<T> | null {
  const text = browserStorage.read(key);
  if (text === null) return null;
  try {
    const shape = { value: example, savedAt: '' };
    const stored = fitted(shape, JSON.parse(text));
    return isLike(shape, stored) ? stored : null;
  } catch {
    return null;
  }
}
