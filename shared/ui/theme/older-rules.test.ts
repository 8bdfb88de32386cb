import { rulesOf } from './older-rules.ts';

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
