import type { ComponentProps, MouseEvent } from 'react';
import { useScreenLink } from './use-screen-link.ts';

export interface ScreenLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute, such as `/projects/TPN:000000001`. */
  to: string;
  /** What the history entry of the other screen carries. */
  state?: unknown;
}

/** A link to a screen, of any look. In place of the router's, which is rendered again for every change of the address. */
export function Link({ to, state, onClick, ...rest }: ScreenLinkProps) {
  const { href, follow } = useScreenLink(to);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    follow(event, state);
  };
  return <a {...rest} href={href} onClick={press} />;
}
