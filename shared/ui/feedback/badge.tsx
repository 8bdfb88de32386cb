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

/** One shape a tone, so that nobody needs the colour: tick, half disc, triangle, cross, dot, ring. */
const SHAPES: Record<Tone, ReactNode> = {
  success: <path d="M1.5 5.5l2.5 2.5 4.5-5.5" fill="none" stroke="currentColor" strokeWidth="2" />,
  progress: (
    <>
      <circle cx="5" cy="5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M5 1.25a3.75 3.75 0 0 1 0 7.5z" fill="currentColor" />
    </>
  ),
  warning: <path d="M5 1L9.5 9h-9z" fill="currentColor" />,
  danger: <path d="M2 2l6 6M8 2L2 8" fill="none" stroke="currentColor" strokeWidth="2" />,
  info: <circle cx="5" cy="5" r="3.5" fill="currentColor" />,
  neutral: <circle cx="5" cy="5" r="3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
};

/** A status of the vocabulary, in words, with a shape and a colour. */
export function StatusBadge({ status, tone }: { status: string | null | undefined; tone?: Tone }) {
  if (!status) return null;
  const shown = tone ?? statusTone(status);
  return (
    <span className="gt-badge" data-tone={shown}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        {SHAPES[shown]}
      </svg>
      {status}
    </span>
  );
}
