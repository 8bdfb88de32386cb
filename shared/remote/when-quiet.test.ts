/** @jest-environment jest-fixed-jsdom */
import { whenQuiet } from './when-quiet.ts';

interface Entry {
  startTime?: number;
  /** When it was sent, where the browser says so. */
  requestStart?: number;
  responseStart?: number;
  initiatorType?: string;
  duration: number;
}

/** A request has ended. */
let arriveAs: (entry: Entry) => void = () => {};
/** It took so many milliseconds. */
const arrive = (duration: number) => arriveAs({ duration });
const disconnect = jest.fn();
const known = Object.getOwnPropertyDescriptor(globalThis, 'PerformanceObserver');

beforeEach(() => {
  jest.useFakeTimers();
  class FakeObserver {
    constructor(arrived: (list: { getEntries: () => Entry[] }) => void) {
      arriveAs = (entry) => arrived({ getEntries: () => [entry] });
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: FakeObserver, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  if (known) Object.defineProperty(globalThis, 'PerformanceObserver', known);
  else Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('waits as long as something arrives again and again', () => {
  const action = jest.fn();
  whenQuiet(action);
  for (let turn = 0; turn < 5; turn += 1) {
    jest.advanceTimersByTime(150);
    arrive(40);
  }
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test.each([
  { slowest: 20, pause: 200 },
  { slowest: 150, pause: 300 },
  { slowest: 4000, pause: 1000 },
])('on a line whose slowest request took $slowest ms the pause is $pause ms', ({ slowest, pause }) => {
  const action = jest.fn();
  whenQuiet(action);
  arrive(slowest);
  arrive(10);
  // Nothing says here that the browser is idle: that takes a fifth of a second more.
  jest.advanceTimersByTime(pause + 199);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalled();
});

test.each([
  ['waited for a connection', { startTime: 100, requestStart: 700, responseStart: 800, duration: 720 }],
  ['was on its way', { startTime: 100, requestStart: 100, responseStart: 200, duration: 720 }],
])('how long a request %s says nothing about the line', (_what, entry) => {
  const action = jest.fn();
  whenQuiet(action);
  arriveAs(entry);
  jest.advanceTimersByTime(200 + 199);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalled();
});

test.each([
  ['the fastest call says how long the line takes', 180, 360],
  ['and the slowest file', 20, 280],
])('what the server has to do for a call says nothing about the line: %s', (_what, fastest, pause) => {
  const action = jest.fn();
  whenQuiet(action);
  arriveAs({ duration: 140, initiatorType: 'link' });
  arriveAs({ duration: 900, initiatorType: 'fetch' });
  arriveAs({ duration: fastest, initiatorType: 'fetch' });
  jest.advanceTimersByTime(pause + 199);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalled();
});

test('where the browser does not say what arrives, the pause is the longest', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  const action = jest.fn();
  whenQuiet(action);
  jest.advanceTimersByTime(1199);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalled();
});

test('where the browser reports no idle time, it is a fifth of a second more', () => {
  const requestIdleCallback = (action: () => void, { timeout }: IdleRequestOptions) =>
    setTimeout(action, timeout);
  Object.defineProperty(window, 'requestIdleCallback', { value: requestIdleCallback, configurable: true });
  const action = jest.fn();
  whenQuiet(action);
  jest.advanceTimersByTime(200 + 199);
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(action).toHaveBeenCalled();
});
