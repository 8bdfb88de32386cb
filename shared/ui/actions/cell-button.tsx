import type { ComponentProps, ReactNode } from 'react';

export interface CellButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  /** The button's name for screen readers. */
  label: string;
  icon: ReactNode;
  /** The tip, where it says something else than the name. */
  title?: string;
}

/** As IconButton, for the rows of a table that is typed into: a plain element, its tip is the browser's. */
export function CellButton({ label, icon, title = label, ...rest }: CellButtonProps) {
  return (
    <button {...rest} type="button" className="gt-cell-button" title={title} aria-label={label}>
      {icon}
    </button>
  );
}
