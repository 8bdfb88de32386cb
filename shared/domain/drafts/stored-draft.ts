import { browserStorage } from 'shared/session';
import { isLike } from './is-like.ts';

/** What somebody typed and has not sent yet. */
export interface StoredDraft<T> {
  value: T;
  /** ISO moment. */
  savedAt: string;
}

/** Drafts belong to a person: whoever signs in next at the same browser does not see them. */
export function draftKey(email: string, name: string): string {
  return `gt-draft ${email} ${name}`;
}

/** The stored draft, unless there is none or an earlier release wrote it in another shape. */
export function readDraft<T>(key: string, example: T): StoredDraft<T> | null {
  const text = browserStorage.read(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isLike({ value: example, savedAt: '' }, stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeDraft(key: string, value: unknown): void {
  browserStorage.write(key, JSON.stringify({ value, savedAt: new Date().toISOString() }));
}

export function removeDraft(key: string): void {
  browserStorage.remove(key);
}
