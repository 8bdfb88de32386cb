const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** Beyond it nothing takes the place of what was in it. */
const REGIONS = 'dialog, main, header, footer';

/** Where something stood that is gone. */
interface Gap {
  parent: Element;
  previous: Node | null;
  next: Node | null;
}

/**
 * For people with a keyboard: when the control that has the focus disappears, such as a button that clears the filters and itself, the
 * focus goes to what stands in its place, else to what stood before it. The browser gives it to the page, and a screen reader then
 * begins at its top. Screens that know better, and the way to another screen, come first.
 *
 * @returns the way to stop
 */
export function keepFocus(): () => void {
  let focused = document.activeElement;
  let isByKeyboard = true;
  const listening = new AbortController();
  const observer = new MutationObserver((changes) => {
    const gap = isByKeyboard ? gapOf(focused, changes) : undefined;
    if (gap !== undefined) afterOthers(() => listening.signal.aborted || fill(gap));
  });
  const listen = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', () => (isByKeyboard = true), listen);
  document.addEventListener('pointerdown', () => (isByKeyboard = false), listen);
  document.addEventListener(
    'focusin',
    ({ target }) => (focused = target instanceof Element ? target : null),
    listen,
  );
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    listening.abort();
  };
}

function gapOf(focused: Element | null, changes: readonly MutationRecord[]): Gap | undefined {
  if (focused === null || focused.isConnected) return undefined;
  for (const { target, removedNodes, previousSibling: previous, nextSibling: next } of changes)
    for (const removed of removedNodes)
      if (removed.contains(focused) && target instanceof Element) return { parent: target, previous, next };
  return undefined;
}

/** Once the change is drawn. */
function afterOthers(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

function fill(gap: Gap): void {
  if (document.activeElement !== document.body) return;
  const control = controlAt(gap) ?? document.querySelector<HTMLElement>('main [data-page-heading]');
  control?.focus();
  ignoreHeldKey();
}

/** The control at a gap: the first behind it, else the last before it, in the smallest part of the page that has any. */
function controlAt({ parent, previous, next }: Gap): HTMLElement | undefined {
  let behind = next?.isConnected === true ? next : (previous?.nextSibling ?? null);
  for (let part: Element | null = parent; part?.isConnected === true; part = part.parentElement) {
    const controls = [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(canHaveFocus);
    if (controls.length > 0)
      return controls.find((control) => isAtOrBehind(control, behind)) ?? controls.at(-1);
    if (part.matches(REGIONS)) return undefined;
    behind = part.nextSibling;
  }
  return undefined;
}

function canHaveFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true });
}

function isAtOrBehind(control: HTMLElement, node: Node | null): boolean {
  if (node === null) return false;
  const position = node.compareDocumentPosition(control);
  return (
    control === node ||
    (position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING)) !== 0
  );
}

/** The key that was pressed on what is gone does nothing to what has the focus now, however long it is held. */
function ignoreHeldKey(): void {
  const listening = new AbortController();
  const listen = { capture: true, signal: listening.signal };
  const ignore = (event: KeyboardEvent) => {
    if (event.repeat) event.preventDefault();
    else listening.abort();
  };
  document.addEventListener('keydown', ignore, listen);
  document.addEventListener('keyup', () => listening.abort(), listen);
}
