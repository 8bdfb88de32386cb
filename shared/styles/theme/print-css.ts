/**
 * A page on paper is a sheet: what it says, without what leads elsewhere or is operated, without empty boxes, and with whole
 * tables. It is light, whatever the screen is (`shared/ui/theme/color-mode.ts`).
 */
export const printCss = {
  '@media print': {
    'html, body': { bg: 'white' },
    '.gt-no-print, header, footer, nav[aria-label=Sections], td [type=checkbox], main button:not(:is(h1, h2, h3, h4, th) *), figure p[aria-hidden]':
      {
        display: 'none !important',
      },
    // Nothing is said of what there is not.
    'dl > div:has(> [data-none]), .gt-table-empty': { display: 'none' },
    main: { padding: '0 !important' },
    'main section': { boxShadow: 'none !important', paddingInline: '0 !important', border: '0 !important' },
    'main :is(tr, figure, dl > div, li)': { breakInside: 'avoid' },
    'main :is(h1, h2, h3, h4)': { breakAfter: 'avoid' },
    // Tables end where they end, and wrap where the paper ends.
    'main :is([role=region], [role=group], :has(> [role=region], > [role=group]))': {
      maxHeight: 'none !important',
      overflow: 'visible !important',
    },
    'main table': { width: '100% !important', minWidth: '0 !important', fontSize: 'xs' },
    'main :is(th, td)': { position: 'static !important', padding: '4px !important' },
    'main :is(th, td, td *)': { whiteSpace: 'normal !important' },
    // The more columns, the smaller they are; the names of many stand upright.
    'main table:has(th:nth-child(8)) *': { fontSize: '8px !important' },
    'main table:has(th:nth-child(12)) :is(th, td, td *)': { padding: '1px !important' },
    'main table:has(th:nth-child(16)) *': { fontSize: '7px !important' },
    'main thead:has(:nth-child(12)) th': {
      writingMode: 'vertical-rl',
      whiteSpace: 'nowrap !important',
      height: 'auto !important',
    },
    '.gt-link': { color: 'inherit !important', textDecoration: 'none' },
    '.gt-link :is(svg, .gt-mark)': { display: 'none' },
    // What somebody edits stands there like what they read.
    'main :is(input, select, textarea)': {
      border: '0 !important',
      padding: '0 !important',
      background: 'none !important',
      appearance: 'none',
      resize: 'none',
    },
    'main :is(input, select) + svg': { display: 'none' },
  },
} as const;
