import type { ReactNode } from 'react';
import { statusTone, type Tone } from './status-tone.ts';

/** A short label. Plain elements: tables contain hundreds of them. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone | 'accent'; children: ReactNode }) {
  return (
    <span className="gt-badge" data-tone={tone}>
      {children}
    </span>
  );
}

/**
 * A status of the vocabulary, in words, with a shape and a colour, both drawn by the style sheet (`theme/mark-css.ts`). Tables call it, and
 * do without a component in each cell.
 */
export function statusBadge({ status, tone }: { status: string | null | undefined; tone?: Tone }) {
  if (!status) return null;
  const shown = tone ?? statusTone(status);
  return (
    <span className="gt-badge" data-tone={shown} data-shape={shown}>
      {status}
    </span>
  );
}

export const StatusBadge = statusBadge;
