import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/primitives.tsx';
import { tableRecipe } from './table-recipe.ts';

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
  /** What this table wants otherwise. */
  css?: SystemStyleObject;
  /** `thead` and `tbody` elements. */
  children: ReactNode;
}

const Frame = chakra('div', tableRecipe);

/** Marks that rows may carry, plain because cells come by the thousand: a text without places to break it, nothing at all. */
const MARKS = {
  '& [data-long]': { overflowWrap: 'anywhere' },
  '& [data-absent]': { color: 'fg.subtle', fontStyle: 'italic' },
};

const GROUPED = {
  ...MARKS,
  // Cells that span rows read best when nothing has to be scrolled sideways, so that texts wrap instead.
  '& table': { w: 'full', minW: '60rem' },
  '& :is(th, td)': { maxW: 'none' },
  '& tbody tr': { '--row': '{colors.bg.panel}' },
  '& tbody:nth-of-type(even) tr': { '--row': '{colors.bg.subtle}' },
  // The cells that span the rows of a group belong to each of them.
  '& tbody:is(:hover, :nth-of-type(even):hover) tr': { '--row': '{colors.accent.subtle}' },
  '& tbody tr:not(:first-of-type) > :first-child': { ps: '3' },
  '& tbody:not(:last-of-type) tr:last-of-type > *, & tbody:not(:last-of-type) [rowspan]': {
    borderBottomWidth: '1px',
    borderColor: 'border.emphasized',
  },
};

/** The look of the kit's tables around rows that a DataTable cannot show, such as cells that span several. */
export function TableFrame({
  caption,
  isGrouped = false,
  isInCard = false,
  maxHeight,
  stickyFirstColumn,
  css = {},
  children,
}: TableFrameProps) {
  const captionId = useId();
  return (
    <Frame stickyFirstColumn={stickyFirstColumn} css={[isGrouped ? GROUPED : MARKS, css]}>
      <chakra.div
        role={isInCard ? 'group' : 'region'}
        aria-labelledby={captionId}
        tabIndex={0}
        maxH={maxHeight}
      >
        <table role="table">
          <VisuallyHidden as="caption" id={captionId}>
            {caption}
          </VisuallyHidden>
          {children}
        </table>
      </chakra.div>
    </Frame>
  );
}
