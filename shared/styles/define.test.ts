import { namedStyles, recipe, styles, takeDefined, themeStyles } from './define.ts';

afterEach(() => {
  takeDefined();
});

test('looks have a class that follows from them, so that two releases on one page do not meet', () => {
  const ours = styles({ color: 'fg' });
  expect(ours).toMatch(/^gt-[a-z0-9]+$/);
  expect(styles({ color: 'fg' })).toBe(ours);
  expect(styles({ color: 'fg.muted' })).not.toBe(ours);
  const [button, other] = ['1', '2'].map((gap) => recipe({ base: { gap } }));
  expect(button?.base).not.toBe(other?.base);
});

test('a token of another value is another look: it stands in the rule itself', async () => {
  const ours = styles({ gap: '2' });
  jest.doMock('./theme/tokens.ts', () => ({ tokens: { spacing: { 2: { value: '9rem' } } } }));
  await jest.isolateModulesAsync(async () => {
    const release = await import('./define.ts');
    expect(release.styles({ gap: '2' })).not.toBe(ours);
  });
});

test('a recipe is class names: its own, those of the values that say something, and the defaults', () => {
  const { base, ...rest } = recipe({
    base: { display: 'flex' },
    variants: { size: { sm: { p: '1' }, md: {} }, isWide: { true: { w: 'full' } } },
    defaultVariants: { size: 'md' },
  });
  expect(rest).toEqual({
    variants: { size: { sm: `${base}-size-sm`, md: '' }, isWide: { true: `${base}-isWide-true` } },
    defaults: { size: 'md' },
  });
});

test('the compiler takes what was defined, once and in order', () => {
  themeStyles();
  namedStyles({ 'p-mt': { mt: '1' } });
  recipe({ base: { p: '1' } });
  const defined = takeDefined();
  expect(defined.map((part) => (part.kind === 'rules' ? part.layer : part.kind))).toEqual([
    'theme',
    undefined,
    'recipes',
  ]);
  expect(takeDefined()).toEqual([]);
});
