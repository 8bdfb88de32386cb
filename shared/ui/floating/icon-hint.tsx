import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

/** A picture that says something by itself: its text is its name, shown on hover and on keyboard focus. */
export function IconHint({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Tooltip text={text} isName>
      <span role="img" aria-label={text} tabIndex={0} className="gt-icon-hint">
        {icon}
      </span>
    </Tooltip>
  );
}
