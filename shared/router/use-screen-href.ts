import { useContext } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * What stands in the `href` of a plain link to a screen. Unlike `Link` it does not hear of every change of the address: a long
 * table has hundreds of links, and turning its page would render each of them.
 *
 * @param to absolute, such as `/projects/TPN:000000001`
 */
export function useScreenHref(to: string): string {
  return useContext(UNSAFE_NavigationContext).navigator.createHref(to);
}
