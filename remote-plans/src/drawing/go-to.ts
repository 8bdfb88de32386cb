/** Id of the row of a stored guide where the guides are only read. */
export function guideRowId(id: number): string {
  return `guide-row-${id}`;
}

/** Brings a row or a control into view, with the focus on it, so that people go on there. */
export function goTo(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
