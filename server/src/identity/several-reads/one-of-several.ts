import { AsyncLocalStorage } from 'node:async_hooks';

/** The call that several are read with, while one of them is answered. */
const whole = new AsyncLocalStorage<object>();

export function isOneOfSeveral(): boolean {
  return whole.getStore() !== undefined;
}

/** Runs what answers the requests of one call. */
export function answerTogether<T>(call: object, answer: () => T): T {
  return whole.run(call, answer);
}

/** Computes once for a call and all that is read in it: what follows from whose they are. */
export function oncePerCall<Call extends object, T>(
  compute: (call: Call) => Promise<T>,
): (call: Call) => Promise<T> {
  const computed = new WeakMap<object, Promise<T>>();
  return (call) => {
    const key = whole.getStore() ?? call;
    const result = computed.get(key) ?? compute(call);
    computed.set(key, result);
    return result;
  };
}
