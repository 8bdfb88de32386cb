import { useLayoutEffect, useSyncExternalStore } from 'react';

/** A form whose changes are not saved. */
interface UnsavedForm {
  /** What is changed, by the names that people see. */
  parts: readonly string[];
  /** The browser keeps the changes, and the form offers them on the next visit. */
  isDraft: boolean;
}

/**
 * The forms on screen whose changes are not saved yet, with what is changed in each; one list for the whole page, for forms of
 * shell and remotes.
 */
const unsavedForms = new Map<symbol, UnsavedForm>();
const listeners = new Set<() => void>();

/**
 * Registers that a form contains changes that are not saved. While any form does, the shell asks before it goes to
 * another address and never reloads the page by itself, and the browser asks before it closes the tab.
 * A form that has left the screen stops counting at once, before the next screen can be left.
 *
 * @param parts what is changed, by the names that people see, for the question
 * @param isDraft whether leaving would not lose them, since the browser keeps them
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  parts: readonly string[] = NO_PARTS,
  isDraft = false,
): void {
  const names = parts.join('\n');
  useLayoutEffect(() => {
    if (!hasChanges) return;
    const form = Symbol('form with unsaved changes');
    unsavedForms.set(form, { parts: names === '' ? NO_PARTS : names.split('\n'), isDraft });
    changed();
    return () => {
      unsavedForms.delete(form);
      changed();
    };
  }, [hasChanges, names, isDraft]);
}

const NO_PARTS: readonly string[] = [];

/** What leaving the screen would leave unsaved. */
export function listUnsaved(): UnsavedForm[] {
  return [...unsavedForms.values()];
}

/** Whether something on the screen is not saved. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

/** The same for a component, which follows every change. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  if (hasUnsavedChanges()) window.addEventListener('beforeunload', askBeforeClosing);
  else window.removeEventListener('beforeunload', askBeforeClosing);
  listeners.forEach((listener) => listener());
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
