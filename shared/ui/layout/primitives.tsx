import type { HTMLAttributes } from 'react';
import { styled } from '../theme/styled.tsx';
import * as looks from './primitives.styles.ts';

/** A piece of the page without looks of its own. */
export const Box = styled('div');

export const Grid = styled('div', looks.grid);

/** Things below each other. */
export const Stack = styled('div', looks.stack);

/** Things beside each other, wrapping when there is no room. */
export const Row = styled('div', looks.row);

/** A heading; `as` gives its level, `size` its look, so that the outline of the page stays right. */
export const Heading = styled('h2', looks.heading);

/** A paragraph. */
export const Text = styled('p', looks.text);

/** What stands under a title, in a sentence or two. */
export const Lead = styled('p', looks.lead);

/** A bulleted list; `as="ol"` numbers it. */
export const List = styled('ul', looks.list);
export const ListItem = styled('li');

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: 'span' | 'caption' | 'legend';
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className="gt-hidden" />;
}

/** Sequences, ids and other text whose letters must line up. */
export const Code = styled('code', looks.code);
