/** What the browser calls the event before it shows a match of "find in page" in something hidden. */
export const BEFORE_MATCH = 'beforematch';

/** Opens the folded sections around an element, and the one in it, before it is gone to. */
export function reveal(element: Element | null): void {
  if (element === null) return;
  for (
    let body = element.closest('[data-fold]');
    body;
    body = body.parentElement?.closest('[data-fold]') ?? null
  )
    body.dispatchEvent(new Event(BEFORE_MATCH));
  element.querySelector('[data-fold]')?.dispatchEvent(new Event(BEFORE_MATCH));
}
