/** @jest-environment jest-fixed-jsdom */
import { whenQuiet } from './when-quiet.ts';

let arrive: () => void = () => {};
const disconnect = jest.fn();
const known = Object.getOwnPropertyDescriptor(globalThis, 'PerformanceObserver');

beforeEach(() => {
  jest.useFakeTimers();
  class FakeObserver {
    constructor(arrived: () => void) {
      arrive = arrived;
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: FakeObserver, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  if (known) Object.defineProperty(globalThis, 'PerformanceObserver', known);
  else Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('waits as long as something arrives again and again', () => {
  const action = jest.fn();
  whenQuiet(action);
  for (let turn = 0; turn < 5; turn += 1) {
    jest.advanceTimersByTime(900);
    arrive();
  }
  expect(action).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});
