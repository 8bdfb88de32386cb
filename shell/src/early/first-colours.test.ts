/** @jest-environment jest-fixed-jsdom */
function withDevice(isDark: boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isDark && query === '(prefers-color-scheme: dark)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

test.each(
  [true, false].flatMap((isDark) => [null, 'system', 'dark', 'light'].map((choice) => ({ isDark, choice }))),
)('are those that the kit decides for, later: %j', async ({ isDark, choice }) => {
  withDevice(isDark);
  if (choice !== null) localStorage.setItem('color-mode', choice);
  await jest.isolateModulesAsync(async () => {
    await import('./first-colours.ts');
  });
  const first = document.documentElement.className;
  expect(['dark', 'light']).toContain(first);
  document.documentElement.className = '';
  await jest.isolateModulesAsync(async () => {
    const kit = await import('shared/ui');
    kit.applyColorMode();
  });
  expect(document.documentElement.className).toBe(first);
});
