import { onHandset, onTouch, PANEL_STYLES, recipe, styles } from 'shared/styles';

/**
 * The whole table is styled from its frame. The cells themselves are plain elements: 200 rows of 16 styled components would
 * take longer to build than to load.
 */
export const table = recipe({
  base: {
    position: 'relative',
    minW: '0',
    ...PANEL_STYLES,
    overflow: 'hidden',
    // One colour a row, read by its cells, because sticky cells must be opaque.
    '--row': '{colors.bg.panel}',
    '& > :is([role=region], [role=group])': {
      overflow: 'auto',
      borderRadius: 'lg',
      scrollPaddingTop: '3rem',
    },
    '& > :is([role=region], [role=group]):focus-visible': { outlineOffset: '-2px' },
    // As wide as its content asks, so that rows stay low; what does not fit scrolls inside the frame.
    '& table': {
      w: 'max-content',
      minW: 'full',
      borderCollapse: 'separate',
      borderSpacing: '0',
      fontVariantNumeric: 'tabular-nums',
    },
    '& :is(th, td)': {
      px: '3',
      py: '2',
      maxW: '80',
      // As wide as their column, which may be wider in a table that is stretched to its frame.
      minW: 'full',
      textAlign: 'start',
      verticalAlign: 'top',
      bg: 'var(--row)',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& tr > :first-child': { ps: '4' },
    '& [data-align=end]': { textAlign: 'end' },
    '& [data-align=centre]': { textAlign: 'center' },
    '& thead th': {
      '--row': '{colors.bg.muted}',
      position: 'sticky',
      top: '0',
      zIndex: '2',
      py: '0',
      h: '10',
      verticalAlign: 'middle',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      borderColor: 'border.emphasized',
    },
    '& tbody th': { fontWeight: 'medium' },
    '& tbody tr[data-even]': { '--row': '{colors.bg.subtle}' },
    '& tbody tr:not(.gt-details):hover': { '--row': '{colors.accent.subtle}' },
    '& tbody:last-of-type tr:last-of-type > *': { borderBottomWidth: '0' },
    '& .gt-sort': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minH: '8',
      px: '1.5',
      mx: '-1.5',
      borderRadius: 'sm',
      color: 'inherit',
      cursor: 'pointer',
      '& > svg': { opacity: '0.55' },
      _hover: { bg: 'bg.emphasized', color: 'fg' },
    },
    '& th[aria-sort] .gt-sort': { color: 'accent.fg', '& > svg': { opacity: '1' } },
    // No paler than this: what is still on the screen must stay readable.
    // Nothing that cells inherit, such as a cursor: the style of each of them would be worked out again.
    '& tbody[data-stale]': { opacity: '0.85' },
    '& .gt-progress': {
      position: 'absolute',
      insetInline: '0',
      top: '0',
      h: '0.5',
      zIndex: '4',
      overflow: 'hidden',
    },
    '& .gt-progress::after': {
      content: '""',
      display: 'block',
      w: '30%',
      h: 'full',
      bg: 'accent.solid',
      animation: 'sweep 1.1s ease-in-out infinite',
    },
    '& .gt-table-empty': { position: 'sticky', insetStart: '0' },
  },
  variants: {
    // Rows out of view are skipped, which rows of a table cannot be: these are grids that share its columns.
    isLong: {
      true: {
        '& table': { display: 'grid' },
        '& :is(thead, tbody, tr)': {
          display: 'grid',
          gridTemplateColumns: 'subgrid',
          gridColumn: '1 / -1',
        },
        '& thead': { position: 'sticky', top: '0', zIndex: '2' },
        '& thead th': { alignContent: 'center' },
        '& .gt-details > td': { gridColumn: '1 / -1' },
        // As high as they mostly are, until it is known (long-table.ts): parts without any height would all be in view.
        '& tbody + tbody': {
          display: 'block',
          contentVisibility: 'auto',
          contain: 'inline-size',
          containIntrinsicHeight: 'auto 370px',
        },
        '& tbody + tbody > tr': { gridTemplateColumns: 'inherit' },
        // On paper it is a table again, which wraps where the paper ends.
        '@media print': {
          '& table': { display: 'table' },
          '& thead': { display: 'table-header-group' },
          // As specific as what parts are on the screen: as blocks they would have columns apart from those of the header.
          '& :is(tbody, tbody + tbody)': {
            display: 'table-row-group',
            contain: 'none',
            contentVisibility: 'visible',
          },
          '& tr': { display: 'table-row' },
        },
      },
    },
    isCompact: { true: { '& tbody :is(th, td)': { py: '0.5' } } },
    hasCards: {
      true: {
        [onHandset]: {
          '& table': { w: 'full', display: 'block' },
          '& tbody': { display: 'block' },
          '& thead': { display: 'none' },
          // As specific as what long tables say of their rows.
          '& tbody tr:nth-child(n)': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: '3',
            px: '4',
            py: '2.5',
            bg: 'var(--row)',
            borderBottomWidth: '1px',
            borderColor: 'border',
          },
          '& tbody tr > :nth-child(n)': {
            display: 'none',
            position: 'static',
            px: '0',
            py: '0.5',
            minW: '0',
            border: 'none',
          },
          // Also a first cell that would stay in view, where there are columns.
          '& tbody tr > [data-card]:not(:empty)': { display: 'block', maxW: 'none' },
          '& tbody tr > [data-card=heading]': { order: '1', flexBasis: '100%' },
          // As wide as its words at least: a status that finds no room beside it stands below.
          '& tbody tr > [data-card=title]': { order: '2', flexGrow: '1', fontWeight: 'semibold' },
          '& tbody tr > [data-card=status]': { order: '3', '& .gt-badge': { whiteSpace: 'normal' } },
          // The facts begin in a line of their own.
          '& tbody tr::before': { content: '""', order: '4', flexBasis: '100%' },
          '& tbody tr > [data-card=fact]': { order: '4', color: 'fg.muted' },
          '& tbody tr > [data-card=note]': { order: '5', flexBasis: '100%' },
          '& tbody tr > [data-card=note]::before': { content: 'attr(data-label) ": "', color: 'fg.muted' },
        },
      },
    },
    hasDetails: {
      true: {
        // Details are as wide as what is seen of the table, however wide the table is.
        '& > :is([role=region], [role=group])': { containerType: 'inline-size' },
        '& tr[data-opens]': { cursor: 'pointer' },
        '& .gt-first-cell': { display: 'flex', alignItems: 'flex-start', gap: '1' },
        '& .gt-first-cell > div': { flex: '1', minW: '0' },
        '& .gt-first-cell > div:first-child': { ps: '7', [onTouch]: { ps: '9' } },
        '& .gt-expander': {
          flexShrink: '0',
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          w: '6',
          h: '6',
          my: '-0.5',
          borderRadius: 'sm',
          color: 'fg.muted',
          cursor: 'pointer',
          _hover: { bg: 'bg.emphasized', color: 'fg' },
          '& > svg': { transition: 'transform 120ms' },
          '&[aria-expanded=true] > svg': { transform: 'rotate(90deg)' },
          [onTouch]: { w: '11', h: '11', my: '-3', ms: '-3' },
        },
        '& .gt-details': { '--row': '{colors.bg.subtle}' },
        '& .gt-details > td': { p: '0', maxW: 'none' },
        '& .gt-details > td > div': {
          position: 'sticky',
          insetStart: '0',
          w: '100cqi',
          p: '4',
          animation: 'appear 225ms ease-out',
        },
      },
    },
    stickyFirstColumn: {
      true: {
        '& tr > :first-child': {
          position: 'sticky',
          insetStart: '0',
          zIndex: '1',
          borderInlineEndWidth: '1px',
        },
        '& thead tr > :first-child': { zIndex: '3' },
        // Where they stop is measured (frozen-columns.ts).
        '& [data-frozen]': { position: 'sticky', zIndex: '1', borderInlineEndWidth: '1px' },
        '& thead [data-frozen]': { zIndex: '3' },
        // On a telephone a wide first column would leave no room for the others.
        [onHandset]: { '& tr > :first-child:not([colspan])': { maxW: '44vw', overflowWrap: 'anywhere' } },
      },
    },
  },
});

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
    borderColor: 'border.emphasized',
  },
};

export const marked = styles(MARKS);
/** Rows that belong together stand in one `tbody` each. */
export const grouped = styles(GROUPED);
