import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.mjs';
import { compileStyles } from './compile-styles.mjs';
import { chakraSystem } from './css-of.mjs';
import { evaluate } from './evaluate.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  // Inside the package, where its entry points are found.
  const place = join(root, 'shared', 'node_modules', '.jest');
  mkdirSync(place, { recursive: true });
  folder = mkdtempSync(join(place, 'looks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {string} source of a file of looks */
async function compiled(source) {
  const file = join(folder, 'some.styles.ts');
  writeFileSync(file, `import { recipe, styles, themeStyles, onTouch } from 'shared/styles';\n${source}`);
  const { css, exports, inputs } = await compileStyles(file);
  return { css: css.replace('@layer reset,base,tokens,recipes;', '').trim(), exports, inputs, whole: css };
}

test('the words are gone: what is left are class names and a style sheet', async () => {
  const { css, exports } = await compiled("export const box = styles({ p: '2.5', color: 'fg.muted' });");
  expect(css).toBe(`.${exports.box}{padding:.625rem;color:var(--gt-colors-fg-muted)}`);
});

test('tokens stand in the rules by their value, unless it depends on the colour scheme', async () => {
  const { css } = await compiled(
    "export const box = styles({ '& > a': { mt: '-2', fontFamily: 'mono', color: 'slate.700' }, boxShadow: 'sm' });",
  );
  expect(css.match(/var\([^)]*\)/g)).toEqual(['var(--gt-shadows-sm)']);
  const palette = await compiled(
    "export const box = styles({ colorPalette: 'red', color: 'colorPalette.700' });",
  );
  expect(palette.css).toMatch(/;color:var\(--gt-colors-color-palette-700\)\}$/);
});

test('looks keep their order, also after equal ones in another order', async () => {
  await compiled("export const first = styles({ color: 'fg.muted', p: '1' });");
  const { css, exports } = await compiled("export const second = styles({ p: '1', color: 'fg.muted' });");
  expect(css).toBe(`.${exports.second}{padding:.25rem;color:var(--gt-colors-fg-muted)}`);
});

test('each sheet says the order of the layers, so that it does not matter which one comes first', async () => {
  const { whole } = await compiled("export const box = styles({ p: '1' });");
  expect(whole.indexOf('@layer reset,base,tokens,recipes;')).toBe(0);
});

test('variants are rules after the base, in the layer of recipes, which single looks win over', async () => {
  const { css, exports } = await compiled(`export const button = recipe({
    base: { minH: '9' },
    variants: { size: { sm: { minH: '7' }, md: {} } },
    defaultVariants: { size: 'md' },
  });`);
  const { base } = /** @type {{ base: string }} */ (exports.button);
  expect(css).toBe(`@layer recipes{.${base}{min-height:2.25rem}.${base}-size-sm{min-height:1.75rem}}`);
});

test('what counts on some screens comes last, so that no variant undoes it', async () => {
  const { css, exports } = await compiled(`export const button = recipe({
    base: { [onTouch]: { minH: '11' }, p: { base: '1', lg: '3', md: '2' } },
    variants: { size: { sm: { minH: '7', p: '0' } } },
  });`);
  const { base } = /** @type {{ base: string }} */ (exports.button);
  const order = [
    `.${base}{padding:.25rem}`,
    `.${base}-size-sm{`,
    '@mediascreenand(min-width:48rem)',
    '@mediascreenand(min-width:64rem)',
  ].map((part) => css.replaceAll(' ', '').indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(css.indexOf('pointer:coarse')).toBeGreaterThan(css.indexOf('-size-sm{'));
});

test.each([
  ["_hover: { color: 'fg' }", /^@media\(hover:hover\)\{\.gt-\w+:is\(:hover,\[data-hover\]\)/],
  ["_dark: { color: 'white' }", /^\.dark \.gt-\w+/],
  ["'& > li + li': { mt: '2' }", /^\.gt-\w+>li\+li\{margin-top:\.5rem\}/],
  ["'--row': '{colors.bg.panel}'", /\{--row:\s?var\(--gt-colors-bg-panel\)\}/],
  ["bg: 'bg.panel'", /\{background:var\(--gt-colors-bg-panel\)\}$/],
  ["userSelect: 'none'", /-webkit-user-select:none;user-select:none/],
])('%s', async (looks, css) => {
  expect((await compiled(`export const box = styles({ ${looks} });`)).css).toMatch(css);
});

test('the theme is the tokens as variables, those of the dark mode too, and the rules of the page', async () => {
  const { css } = await compiled('themeStyles();');
  const tokens = css.slice(css.indexOf('@layer tokens'));
  const [light = '', ...dark] = tokens.split('.dark');
  expect(light).toMatch(/--gt-colors-bg-panel:#ffffff/);
  expect(dark.join('')).toMatch(/--gt-colors-bg-panel:#161c24/);
  expect(css).toMatch(/@keyframes spin/);
  expect(css).toMatch(/\.gt-link\{/);
});

test('classes of two releases differ where their looks do, and only there', async () => {
  const release = (/** @type {string} */ gap) =>
    compiled(
      `export const row = recipe({ base: { gap: '${gap}' } }); export const same = styles({ p: '1' });`,
    );
  const [older, newer] = [await release('2'), await release('3')];
  expect(newer.exports.row).not.toEqual(older.exports.row);
  expect(newer.exports.same).toBe(older.exports.same);
});

test('knows the files that a sheet follows from, the theme among them', async () => {
  const { inputs } = await compiled("export const box = styles({ p: '1' });");
  for (const end of ['some.styles.ts', 'styles/define.ts', 'theme/tokens.ts', 'theme/semantic-tokens.ts'])
    expect(inputs.filter((name) => name.endsWith(end))).toHaveLength(1);
});

test('a mistake in a file of looks is reported', async () => {
  await expect(compiled('export const box = styles({ p: absent });')).rejects.toThrow('absent');
});

describe('style props say the same as in Chakra', () => {
  /** Values as screens give them, beside tokens. */
  const OTHERS = [
    '0',
    '1',
    'none',
    '-2px',
    '1px',
    '50%',
    'inherit',
    'flex-start',
    'repeat(2, 1fr)',
    '1 1 16rem',
  ];
  const CODE = `
    export { STYLE_PROPS } from './ui/theme/style-prop-tables.ts';
    export { cssValue } from './ui/theme/css-value.ts';
    export { TOKEN_NAMES } from './ui/theme/theme.styles.ts';`;
  /** Chakra's name of a prop of its grid alone. */
  const CHAKRA_NAMES = new Map([['templateColumns', 'gridTemplateColumns']]);

  test('every style prop, with every token', async () => {
    const [{ exports: kit }, { system }] = await Promise.all([evaluate(CODE), chakraSystem()]);
    let count = 0;
    for (const [kind, props] of Object.entries(kit.STYLE_PROPS)) {
      const tokens = kit.TOKEN_NAMES[kind] ?? [];
      const opposites =
        kind === 'spacing' ? tokens.slice(1).map((/** @type {string} */ name) => `-${name}`) : [];
      for (const [name, property] of Object.entries(props)) {
        for (const value of [...tokens, ...opposites, ...OTHERS]) {
          const chakra = system.css({ [CHAKRA_NAMES.get(name) ?? name]: value });
          expect({ name, value, css: chakra[property] }).toEqual({
            name,
            value,
            css: kit.cssValue(kind, value),
          });
          count += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(2500);
  });

  test('tokens that a text names', async () => {
    const [{ exports: kit }, { system }] = await Promise.all([evaluate(CODE), chakraSystem()]);
    const value = 'color-mix(in srgb, {colors.bg.panel} 82%, {colors.accent.fg})';
    expect(kit.cssValue('colors', value)).toBe(system.css({ bg: value }).background);
  });
});
