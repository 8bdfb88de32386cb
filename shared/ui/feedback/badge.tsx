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

interface StatusBadgeProps {
  status: string | null | undefined;
  tone?: Tone;
}

/** A status of the vocabulary, in words, with a shape and a colour, both drawn by the style sheet (`theme/mark-css.ts`). */
export function StatusBadge(props: StatusBadgeProps) {
  return statusBadge(props);
}

/** The same without a component of its own, for cells of tables. */
export function statusBadge({ status, tone }: StatusBadgeProps) {
  if (!status) return null;
  const shown = tone ?? statusTone(status);
  return (
    <span className="gt-badge" data-tone={shown} data-shape={shown}>
      {status}
    </span>
  );
}
