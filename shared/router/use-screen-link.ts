import { useContext, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext, type Navigator } from 'react-router-dom';

/** What a link to a screen consists of. */
export interface ScreenLink {
  href: string;
  /** Goes there within the page, unless the browser is to open it elsewhere. */
  follow: (event: MouseEvent<HTMLAnchorElement>, state?: unknown) => void;
}

/**
 * What a plain link to a screen needs. Unlike the router's `Link` it does not hear of every change of the address, and has a
 * sixth of its hooks: a long table has hundreds of links, and turning its page would render each of them.
 *
 * @param to absolute, such as `/projects/TPN:000000001`
 */
export function useScreenLink(to: string): ScreenLink {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return {
    href: `${prefixOf(navigator)}${to}`,
    follow: (event, state) => {
      if (event.defaultPrevented || isForBrowser(event)) return;
      event.preventDefault();
      // A link to where one is makes no further entry in the history.
      if (event.currentTarget.href === window.location.href) navigator.replace(to, state);
      else navigator.push(to, state);
    },
  };
}

/** What stands before paths in addresses, by router. */
const prefixes = new WeakMap<Navigator, string>();

/** Asked of the router once: it looks through the whole page for a `base` element each time. */
function prefixOf(navigator: Navigator): string {
  const known = prefixes.get(navigator);
  if (known !== undefined) return known;
  const prefix = navigator.createHref('/').slice(0, -1);
  prefixes.set(navigator, prefix);
  return prefix;
}

/** A press that opens a new tab or window, saves, or opens a menu. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, currentTarget } = event;
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target === '_blank';
}
