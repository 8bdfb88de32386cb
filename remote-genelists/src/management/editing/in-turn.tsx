import { useEffect, useState, type ReactNode } from 'react';
import { takeTurn } from './turns.ts';

export interface InTurnProps {
  /** For what is in view first, and for what takes the focus. */
  isAtOnce: boolean;
  /** The value, to be read until its control is there. */
  meanwhile: ReactNode;
  /** Of the control: the columns keep their widths when it comes. */
  width: string;
  /** The control. */
  children: ReactNode;
}

/**
 * For what stands beside the controls of a row: their height, and its first line at theirs. A plain style: a page has up to a
 * thousand of these.
 */
export const BESIDE_CONTROL = { minHeight: '2.25rem', paddingBlock: '0.375rem' };

/** As the control will show it: what does not fit is cut off. */
const ON_ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A control that may come a moment later: 200 rows of them take the better part of a second to build. */
export function InTurn({ isAtOnce, meanwhile, width, children }: InTurnProps) {
  const [isThere, setThere] = useState(isAtOnce);
  useEffect(() => (isThere ? undefined : takeTurn(() => setThere(true))), [isThere]);
  return isThere ? children : <div style={{ ...BESIDE_CONTROL, ...ON_ONE_LINE, width }}>{meanwhile}</div>;
}
