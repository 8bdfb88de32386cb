/** @jest-environment jest-fixed-jsdom */
import { setTimeout as pause } from 'node:timers/promises';
import { frameWhen } from './moment-shown-page.mjs';

/** Watches until there is an image. */
function watchForImage() {
  const look = jest.fn(() => document.querySelector('img') !== null);
  return { look, moment: frameWhen(look, 10_000) };
}

afterEach(() => document.body.replaceChildren());

test('a page that does not change is left alone', async () => {
  const { look, moment } = watchForImage();
  await pause(200);
  expect(look).toHaveBeenCalledTimes(1);
  document.body.append(document.createElement('img'));
  await moment;
  expect(look).toHaveBeenCalledTimes(2);
});

test('what is there already is seen, in the next frame', async () => {
  document.body.append(document.createElement('img'));
  const before = performance.now();
  expect(await watchForImage().moment).toBeGreaterThan(before);
});

test('what is done after the callbacks of the frame, its layout and its paint, is over by then', async () => {
  const steps = /** @type {string[]} */ ([]);
  const moment = watchForImage().moment.then(() => steps.push('seen'));
  requestAnimationFrame(() => queueMicrotask(() => steps.push('painted')));
  document.body.append(document.createElement('img'));
  await moment;
  expect(steps).toEqual(['painted', 'seen']);
});

test('what never comes is an error', async () => {
  await expect(frameWhen(() => false, 20)).rejects.toThrow('Not shown after 20 ms.');
});
