import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'shared/router';
import { TYPED } from '../unsaved-changes/typed-addresses.ts';

/** How long a screen may take to show its heading and still get the focus, in milliseconds. */
const PATIENCE = 15_000;

/**
 * After a change of address the keyboard and screen readers start at the new screen: the focus goes to its heading (which
 * is so read out), as soon as there is one, and until then to `main`. A link followed forwards, or an address that was typed, starts at
 * the top.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname } = location;
  const isTyped = location.state === TYPED;
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  // Not a passive effect: React may run those only on the person's next click, and would take the focus from it.
  useLayoutEffect(() => {
    const element = main.current;
    if (!element || lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    if (isTyped || String(navigationType) !== 'POP') window.scrollTo(0, 0);
    // Coming back to it later keeps the place, as everywhere.
    if (isTyped) window.history.replaceState({ ...window.history.state, usr: null }, '');
    return focusArrival(element);
  }, [main, pathname, isTyped, navigationType]);
}

/** @returns the way to stop waiting for a heading */
function focusArrival(main: HTMLElement): () => void {
  const isUntouched = () => document.activeElement === main || document.activeElement === document.body;
  const headingOf = () => main.querySelector<HTMLElement>('[data-page-heading]');
  // A screen that put the focus into its own field knows better, and a menu that was opened meanwhile is not closed.
  if (!main.contains(document.activeElement) && !isInOpenMenu())
    (headingOf() ?? main).focus({ preventScroll: true });
  const arrive = () => {
    const heading = headingOf();
    if (!isUntouched()) return stop();
    if (!heading) return;
    heading.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(arrive);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true });
  arrive();
  return stop;
}

/** Whether the focus is in an open menu or dialog: the address may change well before its screen is shown. */
function isInOpenMenu(): boolean {
  return document.activeElement?.closest('[data-menu-open], [role=dialog]') instanceof Element;
}
