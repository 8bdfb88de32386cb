import type { ReactNode } from 'react';
import { Box } from 'shared/ui';
import { bar, number, track } from './count-bar.styles.ts';

interface CountBarProps {
  count: number;
  /** The count whose bar is as long as there is room. */
  longest: number;
  /** Of the bar, as CSS says it; without one that of the site. */
  colour?: string;
  /** Of less interest than the others: a grey bar. */
  isQuiet?: boolean;
  /** The number, or a link with it. */
  children: ReactNode;
}

/** A number with a bar as long as its share of the longest. The number says it all: the bar is for the eye. */
export function CountBar({ count, longest, colour, isQuiet = false, children }: CountBarProps) {
  return (
    <Box className={bar}>
      <span className={number}>{children}</span>
      <span className={track} aria-hidden>
        {count > 0 && (
          <span
            data-count-bar={isQuiet ? 'quiet' : ''}
            style={{ width: `${(100 * count) / longest}%`, background: colour }}
          />
        )}
      </span>
    </Box>
  );
}
