import { useEffect } from 'react';

/** The forms on screen whose changes are not saved yet; one list for the whole page, whoever shows the form. */
const unsavedForms = new Set<symbol>();

/**
 * Says that a form holds changes that leaving would lose. While any form does, the shell asks before it goes to another
 * address and never reloads the page by itself, and the browser asks before it closes the tab.
 */
export function useUnsavedChanges(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const form = Symbol('form with unsaved changes');
    unsavedForms.add(form);
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => {
      unsavedForms.delete(form);
      if (unsavedForms.size === 0) window.removeEventListener('beforeunload', askBeforeClosing);
    };
  }, [hasChanges]);
}

/** Whether leaving the screen would lose something. */
export function hasUnsavedChanges(): boolean {
  return unsavedForms.size > 0;
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
