/** What a click does something on. Text inputs and lists need none: they react as soon as they are pressed. */
const CLICKABLE =
  'button, a[href], label, summary, input[type="checkbox"], input[type="radio"], [role="tab"], [role="option"]';
/** How far a hand moves within one click, in pixels; farther is a drag. */
const SAME_PLACE = 4;

interface Press {
  target: Element;
  x: number;
  y: number;
}

/**
 * Makes a click count whose target moved away while it was pressed: leaving a field shows an error line, and all that is below makes
 * room for it before the button is released. The browser then sends the click to what contains both places, where it does nothing.
 *
 * @returns ends it
 */
export function countMovedClicks(): () => void {
  let press: Press | undefined;
  const begin = ({ target, clientX: x, clientY: y, isPrimary, button }: PointerEvent) => {
    const pressed = target instanceof Element ? target.closest(CLICKABLE) : null;
    press = pressed && isPrimary && button === 0 ? { target: pressed, x, y } : undefined;
  };
  const end = (click: MouseEvent) => {
    const begun = press;
    press = undefined;
    // One of the keyboard, or of a script, has no detail.
    if (!begun || click.detail === 0 || !hasMovedAway(begun, click)) return;
    click.stopPropagation();
    click.preventDefault();
    begun.target.dispatchEvent(new MouseEvent('click', click));
  };
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('click', end, options);
  return () => controller.abort();
}

function hasMovedAway({ target, x, y }: Press, click: MouseEvent): boolean {
  if (!target.isConnected || !(click.target instanceof Element)) return false;
  const isSamePlace = Math.hypot(click.clientX - x, click.clientY - y) <= SAME_PLACE;
  // What is inside, or around what was pressed and pressed itself, has got its click.
  return isSamePlace && click.target.closest(CLICKABLE) !== target && !target.contains(click.target);
}
