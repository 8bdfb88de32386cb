import type { ReactNode } from 'react';

/** Decorative by default; with a `label` it is announced as a picture with that name. Size in px. */
export interface IconProps {
  size?: number;
  label?: string;
}

/**
 * Makes an icon of the kit: 24-unit grid, 2-unit round strokes in the colour of the text around it.
 *
 * @param lines the path of its lines
 * @param shape a circle or frame under them
 */
export function drawIcon(lines: string, shape?: ReactNode) {
  return function Icon({ size = 16, label }: IconProps) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...meaning}
      >
        {shape}
        <path d={lines} />
      </svg>
    );
  };
}
