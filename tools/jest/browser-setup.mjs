/** Prepares a test file that runs in jsdom; rules that run in Node need none of it, and it takes a while to load. */
if (typeof document !== 'undefined') {
  jest.requireActual('./browser-polyfills.mjs');
  jest.requireActual('@testing-library/jest-dom');
}
