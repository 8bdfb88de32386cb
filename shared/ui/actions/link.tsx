import type { MouseEvent, ReactNode } from 'react';
import { useScreenLink } from 'shared/router';
import { mark } from '../icons/mark.tsx';

export interface LinkProps {
  to: string;
  children: ReactNode;
  /** For identifiers: tabular figures, never broken over two lines. */
  isId?: boolean;
  /** What the history entry of the other screen carries. */
  state?: unknown;
  /** Opens in a new tab, which is announced to screen readers: for a look beside a form that is not to be left. */
  newTab?: boolean;
  /** What happens besides going there, such as closing what the link stands in. */
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
}

const OPENS_TAB = mark({ name: 'external', label: '(opens in a new tab)' });

/**
 * A link inside the site. A plain element with a class: tables contain hundreds of links, and a styled component each
 * would be felt.
 */
export function Link({ to, isId, newTab = false, state, onClick, children, ...rest }: LinkProps) {
  const { href, follow } = useScreenLink(to);
  const className = isId ? 'gt-link gt-id' : 'gt-link';
  if (newTab)
    return (
      <a {...rest} className={className} href={href} onClick={onClick} target="_blank" rel="noopener">
        {children}
        {OPENS_TAB}
      </a>
    );
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.();
    follow(event, state);
  };
  return (
    <a {...rest} className={className} href={href} onClick={press}>
      {children}
    </a>
  );
}

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Opens in this tab; by default a new one, which is announced to screen readers. */
  sameTab?: boolean;
}

/** A link to another site or to a document. Tables call it, and do without a component in each cell. */
export function externalLink({ href, children, sameTab = false }: ExternalLinkProps) {
  // A single word keeps its icon on the same line.
  const isWord = !sameTab && typeof children === 'string' && !children.includes(' ');
  const tab = sameTab ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a className={isWord ? 'gt-link gt-id' : 'gt-link'} href={href} {...tab}>
      {children}
      {!sameTab && OPENS_TAB}
    </a>
  );
}

export const ExternalLink = externalLink;
