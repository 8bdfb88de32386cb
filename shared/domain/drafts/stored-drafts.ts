import { browserStorage } from 'shared/session';
import { draftKey } from './draft-key.ts';

/** A draft that waits in this browser. */
export interface StoredDraftName {
  /** Of its form, for example `plan PIN:0000000001`. */
  name: string;
  /** ISO moment. */
  savedAt: string;
}

/** The drafts of a person, the latest first. */
export function storedDrafts(email: string): StoredDraftName[] {
  const beginning = draftKey(email, '');
  return browserStorage
    .keys(beginning)
    .flatMap((key) => {
      const savedAt = savedAtOf(browserStorage.read(key));
      return savedAt === undefined ? [] : [{ name: key.slice(beginning.length), savedAt }];
    })
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

function savedAtOf(text: string | null): string | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '');
    const isDraft = typeof stored === 'object' && stored !== null && 'savedAt' in stored;
    return isDraft && typeof stored.savedAt === 'string' ? stored.savedAt : undefined;
  } catch {
    return undefined;
  }
}
