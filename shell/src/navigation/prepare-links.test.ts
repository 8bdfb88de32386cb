/** @jest-environment jest-fixed-jsdom */
import { prepareAddress } from './prepare-address.ts';
import { prepareLinks } from './prepare-links.ts';

jest.mock('./prepare-address.ts', () => ({ prepareAddress: jest.fn() }));
const prepared = () =>
  jest.mocked(prepareAddress).mock.calls.map(([{ pathname, search }]) => pathname + search);

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(prepareAddress).mockClear();
  document.body.innerHTML =
    '<a id="plan" href="#/plans/PIN:1?tab=a"><b>a plan</b></a> <a id="main" href="#main">skip</a> ' +
    '<a id="other" href="https://other.example/">elsewhere</a> <p>text</p>';
  stop = prepareLinks();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const at = (selector: string, kind: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

test.each(['pointerover', 'focusin'])('a link is prepared once it has had a %s for a moment', (kind) => {
  at('#plan b', kind);
  expect(prepared()).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(prepared()).toEqual(['/plans/PIN:1?tab=a']);
});

test('a link is prepared as soon as a finger touches it', () => {
  at('#plan', 'touchstart');
  jest.advanceTimersByTime(0);
  expect(prepared()).toEqual(['/plans/PIN:1?tab=a']);
});

test('a pointer that only passes over a link asks for nothing', () => {
  at('#plan', 'pointerover');
  jest.advanceTimersByTime(20);
  at('p', 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(prepared()).toEqual([]);
});

test.each(['#main', '#other', 'p'])('nothing is behind %s', (selector) => {
  at(selector, 'pointerover');
  jest.advanceTimersByTime(1000);
  expect(prepared()).toEqual([]);
});

test('who spares data waits for the click', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  at('#plan', 'touchstart');
  jest.advanceTimersByTime(1000);
  expect(prepared()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
