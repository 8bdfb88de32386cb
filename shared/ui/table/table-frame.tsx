import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/primitives.tsx';
import * as looks from './table.styles.ts';
import { styled } from '../theme/styled.tsx';

export interface TableFrameProps {
  /** Names the table for screen readers. */
  caption: string;
  /** Rows that belong together stand in one `tbody` each: striped together, with a line between the groups. */
  isGrouped?: boolean;
  /** Limit of the scrolling area, such as `400px`. */
  maxHeight?: string;
  /** Stands in a card of the same name, which is a region of the page already: then the table is no other. */
  isInCard?: boolean;
  /** The first column stays in view while the others scroll. */
  stickyFirstColumn?: boolean;
  /** Class of looks in which this table differs. */
  className?: string;
  /** `thead` and `tbody` elements. */
  children: ReactNode;
}

const Frame = styled('div', looks.table);

/**
 * The look of the kit's tables around rows that a DataTable cannot show, such as cells that span several. What else older
 * remotes say of its looks is handed on (ADR 24).
 */
export function TableFrame({
  caption,
  isGrouped = false,
  isInCard = false,
  maxHeight,
  stickyFirstColumn,
  className = '',
  children,
  ...older
}: TableFrameProps) {
  const captionId = useId();
  return (
    <Frame
      {...older}
      stickyFirstColumn={stickyFirstColumn}
      className={`${isGrouped ? looks.grouped : looks.marked} ${className}`}
    >
      <div
        role={isInCard ? 'group' : 'region'}
        aria-labelledby={captionId}
        tabIndex={0}
        style={{ maxHeight }}
      >
        <table role="table">
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
          {children}
        </table>
      </div>
    </Frame>
  );
}
