/** For tests of screens and of the kit's neighbours. Never part of a build. */
export { fakeMedia, HANDSET } from './fake-media.ts';
export { renderKit } from './render-kit.tsx';
export { seenWhileRendering } from './seen-while-rendering.ts';
