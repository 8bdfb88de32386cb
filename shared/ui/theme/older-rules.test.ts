import { addRules, rulesOf } from './older-rules.ts';

/** The looks that remotes of before gave to the kit, and what they say in CSS. */
test.each([
  [{ gap: '2.5', fontSize: 'xs' }, 'gap: var(--gt-spacing-2\\.5); font-size: var(--gt-font-sizes-xs);'],
  [{ fill: 'fg.muted', strokeWidth: '1.5' }, 'fill: var(--gt-colors-fg-muted); stroke-width: 1.5;'],
  [{ '--row': '{colors.bg.panel}' }, '--row: var(--gt-colors-bg-panel);'],
  [{ '& > li + li': { mt: '2' } }, '& > li + li { margin-top: var(--gt-spacing-2); }'],
  [{ '@media print': { display: 'none' } }, '@media print { display: none; }'],
  [{ _hover: { bg: 'bg.muted' } }, '&:hover:not(:disabled) { background: var(--gt-colors-bg-muted); }'],
  [{ _focusVisible: { outline: 'none' } }, '&:focus-visible { outline: none; }'],
  [{ _after: { content: '""' } }, '&::after { content: ""; }'],
  [{ _dark: { '--chart': '#fff' } }, '.dark & { --chart: #fff; }'],
  [{ srOnly: true }, 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'],
  [[{ flex: '1' }, [{ order: 1 }, undefined, false]], 'flex: 1; order: 1;  '],
])('%j', (looks, css) => {
  expect(rulesOf(looks)).toBe(css);
});

test('values by width of the window', () => {
  expect(rulesOf({ px: { base: '4', md: '5' } })).toMatch(
    /^padding-inline: var\(--gt-spacing-4\); @media \(min-width: 768px\) \{ padding-inline: var\(--gt-spacing-5\); \}/,
  );
});

test('all go into one sheet of the page', () => {
  const inserted: string[] = [];
  class Sheet {
    cssRules = inserted;
    insertRule(rule: string, at: number) {
      inserted.splice(at, 0, rule);
    }
  }
  const page: { adoptedStyleSheets: unknown[] } = { adoptedStyleSheets: [] };
  Object.assign(globalThis, { CSSStyleSheet: Sheet, document: page });
  addRules('gt-older-0', [{ p: '1' }, {}]);
  addRules('gt-older-1', [undefined, { _hover: { color: 'fg' } }]);
  expect(page.adoptedStyleSheets).toHaveLength(1);
  expect(inserted).toEqual([
    '.gt-older-0 { padding: var(--gt-spacing-1);  }',
    '.gt-older-1 {  &:hover:not(:disabled) { color: var(--gt-colors-fg); } }',
  ]);
});
