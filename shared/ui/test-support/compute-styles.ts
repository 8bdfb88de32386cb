/**
 * Gives the elements of this test file their styles, which takes a quarter of the time of a screen test; without it they
 * have none (tools/jest/prebundle.mjs). What is seen is tested in a real browser.
 */
export function computeStyles(): void {
  Reflect.set(globalThis, 'stylesAreComputed', true);
}
