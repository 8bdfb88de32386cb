import { useEffect, useState, type ReactNode } from 'react';

interface InTurnProps {
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

/** Cells that are built in one animation frame with time to spare: about five rows. */
const CELLS_A_TURN = 25;

const waiting = new Set<() => void>();
let isScheduled = false;

/**
 * Defers building something costly: first in, first out, one batch after each animation frame, so that input and
 * painting come first.
 *
 * @returns takes it back
 */
export function takeTurn(build: () => void): () => void {
  waiting.add(build);
  schedule();
  return () => void waiting.delete(build);
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // After the frame has been painted, not before.
  requestAnimationFrame(() => setTimeout(work));
}

function work(): void {
  isScheduled = false;
  for (const build of [...waiting].slice(0, CELLS_A_TURN)) {
    waiting.delete(build);
    build();
  }
  schedule();
}
