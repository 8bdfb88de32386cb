/** Prepares a test file that runs in jsdom; rules that run in Node need none of it, and it takes a while to load. */
if (typeof document !== 'undefined') {
  jest.requireActual('./browser-polyfills.mjs');
  jest.requireActual('@testing-library/jest-dom');
  const errors = jest.requireActual('./console-errors.mjs').noteConsoleErrors();
  afterEach(() => {
    const found = errors();
    if (found.length > 0) throw new Error(`The console shows errors:\n${found.join('\n')}`);
  });
}
