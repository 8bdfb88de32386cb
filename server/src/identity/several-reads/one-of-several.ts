import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';

interface Call {
  headers: IncomingHttpHeaders;
}

/** The call that several are read with, while one of them is answered. */
const whole = new AsyncLocalStorage<Call>();

export function isOneOfSeveral(): boolean {
  return whole.getStore() !== undefined;
}

/** Runs what answers the requests of one call. */
export function answerTogether<T>(call: Call, answer: () => T): T {
  return whole.run(call, answer);
}

/** Computes what depends on the caller alone: once for a call and for all that is read in it with the same `Authorization`. */
export function oncePerCaller<OneCall extends Call, T>(
  compute: (call: OneCall) => Promise<T>,
): (call: OneCall) => Promise<T> {
  const computed = new WeakMap<Call, { authorization: string | undefined; result: Promise<T> }>();
  return (call) => {
    const { authorization } = call.headers;
    const key = whole.getStore() ?? call;
    const known = computed.get(key);
    if (known !== undefined && known.authorization === authorization) return known.result;
    const result = compute(call);
    computed.set(key, { authorization, result });
    return result;
  };
}
